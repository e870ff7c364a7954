// A configuration written in words: on a command line, in the address of a page. `mode=solo`, `switches.tides=true`.

type Config = Readonly<Record<string, unknown>>;

/** Values by their paths, as a game's configuration has them. */
export function configAt(values: Iterable<readonly [path: string, value: unknown]>): Config {
  const config: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const [name, inner] = path.split('.') as [string, string?];
    config[name] = inner === undefined ? value : { ...(config[name] as object | undefined), [inner]: value };
  }
  return config;
}

/** What somebody wrote: yes and no, numbers, lists, and names. */
export function configFromWords(words: Iterable<readonly [path: string, word: string]>): Config {
  return configAt([...words].map(([path, word]) => [path, meant(word)] as const));
}

function meant(word: string): unknown {
  if (word === 'true' || word === 'false') return word === 'true';
  if (/^\d{1,9}$/.test(word)) return Number(word);
  return word.includes('+') ? word.split('+') : word;
}
