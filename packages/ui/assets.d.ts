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

/** Words that were left for later (packages/web/build/messages.ts). */
declare module '*.json?later' {
  const messages: Readonly<Record<string, string>>;
  export { messages as default };
}
