// Which appendix belongs to which game. Each is loaded when somebody reads its rules.

import type { Appendix } from './appendix.ts';

const appendices: Readonly<Record<string, () => Promise<Appendix>>> = {
  'tiny-epic': async () => (await import('./tiny-epic/appendix.tsx')).loadAppendix(),
  agot: async () => (await import('./agot/appendix.tsx')).loadAppendix(),
};

export async function loadAppendix(game: string): Promise<Appendix> {
  return (await appendices[game]?.()) ?? (() => []);
}
