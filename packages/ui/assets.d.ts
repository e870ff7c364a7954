// Files that are no code, as a page imports them.

declare module '*.css';

declare module '*.svg' {
  const address: string;
  export { address as default };
}

declare module '*.svg?raw' {
  const drawing: string;
  export { drawing as default };
}

/** Parts of words (packages/web/build/messages.ts). */
declare module '*.json?later' {
  const messages: Readonly<Record<string, string>>;
  export { messages as default };
}

declare module '*.json?solo' {
  const messages: Readonly<Record<string, string>>;
  export { messages as default };
}

declare module '*.json?coop' {
  const messages: Readonly<Record<string, string>>;
  export { messages as default };
}

declare module '*.json?teammate' {
  const messages: Readonly<Record<string, string>>;
  export { messages as default };
}
