/** 120 bits in letters; unlike `crypto.randomUUID` it also works on a plain http address in the home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
