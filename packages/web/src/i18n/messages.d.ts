// A file of words, compiled when the client is built (build/messages.ts); in tests it arrives as written.
declare module '*.json?messages' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
