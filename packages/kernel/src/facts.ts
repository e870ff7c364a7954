// Lists of facts, in types.

/** Facts of a game that spells out none. */
export type AnyFacts = Readonly<Record<string, object>>;

/** A fact whose kind says it all. */
export type Bare = Record<string, never>;

/** Kinds of facts that carry nothing. */
export type BareKind<F> = { [K in keyof F & string]: Bare extends F[K] ? K : never }[keyof F & string];
