/** Raised when a message changes its meaning; a client of another version is told to reload. */
export const PROTOCOL_VERSION = 3;
