// How long a connection may take. Whoever sends half a request must not keep a place for ever.

/** In milliseconds. */
export interface Patience {
  /** For the head of a request, from the moment the connection is there. */
  readonly headers: number;
  /** For all of it. */
  readonly request: number;
  /** Between two requests. */
  readonly idle: number;
  /** Without a byte in either direction, even while something is being answered. */
  readonly silence: number;
  /** How often it is looked who has taken too long. */
  readonly check: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 30_000,
  idle: 10_000,
  silence: 60_000,
  check: 2_000,
};
