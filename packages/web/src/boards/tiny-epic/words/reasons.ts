// Why not, in one sentence.

import type { Reason } from '@three-thrones/kernel';
import { hasWords, say } from './names.ts';

export function reason({ code, args = {} }: Reason): string | undefined {
  const needs = args['needs'];
  if (code === 'prerequisite-missing' && typeof needs === 'string') return say(`prerequisite.${needs}`);
  const key = `reason.${code}`;
  return hasWords(key) ? say(key, { needs: Number(needs ?? 0) }) : undefined;
}
