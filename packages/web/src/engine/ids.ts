// Names and seeds that nobody can guess.

/** 120 bits in letters; unlike `crypto.randomUUID` it also works on a plain http address in the home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** 256 bits in hexadecimal digits, for the chance of a whole game. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
