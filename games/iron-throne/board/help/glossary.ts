// Every word of the table: what tips say of it, the moments of a round, and what only the help says.

import type { GlossaryWord } from '@three-thrones/game-kit/board/help.ts';
import { say } from '../words/names.ts';
import { MOMENT_RULES, TERM_RULES } from '../words/term-rules.ts';
import { momentAbilities, MOMENTS, momentText } from './moments.ts';
import { helpWords } from './words.ts';

/** Words that no tip explains, with their rules. */
const MORE = {
  'challenger-side': '1.11',
  'change-card': '19.76',
  'defender-side': '1.11',
  'face-down': '10.2',
  'look-at-hand': '18.2',
  'losing-side': '1.11',
  'non-active-player': '1.8',
  'place-power': '12.2',
  'remove-power': '8.7',
  'swap-cards': '19.43',
  'winning-side': '1.11',
  accept: '7.6',
  binding: '16.2',
  discard: '9.3',
  draw: '15.2',
  favour: '4.8',
  house: '1.1',
  join: '19.80',
  keep: '4.2',
  living: '12.4',
  pass: '7.6',
  propose: '7.6',
  revive: '12.7',
  term: '7.2',
} as const;

/** Moments that are explained among the terms. */
const TOLD_AS_TERMS: readonly string[] = ['hostage_taking', 'negotiation'];

export function glossary(): readonly GlossaryWord[] {
  return [
    ...entries(TERM_RULES).map(([id, rule]) => ({
      ...{ id, rule: sectionOf(rule), word: say(`term.${id}`), text: say(`about.${id}`) },
    })),
    ...entries(MORE).map(([id, rule]) => ({
      ...{ id, rule, word: say(`term.${id}`), text: helpWords.t(`word.${id}`) },
    })),
    ...MOMENTS.filter((id) => !TOLD_AS_TERMS.includes(id)).map((id) => ({
      id: `moment-${id}`,
      rule: sectionOf(MOMENT_RULES[id]!),
      word: say(`moment.${id}.name`),
      text: [momentText(id), ...momentAbilities(id)].join(' '),
    })),
  ];
}

/** A part cited by its letter is a line of its section. */
function sectionOf(rule: string): string {
  return rule.replace(/[a-z]$/, '');
}

function entries<K extends string>(rules: Readonly<Record<K, string>>): [K, string][] {
  return Object.entries(rules) as [K, string][];
}
