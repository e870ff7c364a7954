// Which appendix belongs to which game. Each is loaded when somebody reads its rules.

import type { Appendix } from './entries.ts';

const appendices: Readonly<Record<string, () => Promise<Appendix>>> = {
  'tiny-epic': async () => (await import('./appendix-tiny-epic.tsx')).loadAppendix(),
  agot: async () => (await import('./appendix-agot.tsx')).loadAppendix(),
};

export async function loadAppendix(game: string): Promise<Appendix> {
  return (await appendices[game]?.()) ?? (() => []);
}
