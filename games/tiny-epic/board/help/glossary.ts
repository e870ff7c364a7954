// Every word of the table: what tips say of it, and what only the help says.

import type { GlossaryWord } from '@three-thrones/game-kit/board/help.ts';
import { say } from '../words/names.ts';
import { ACTION_RULES, BATTLE_RULES, TERM_RULES } from '../words/term-rules.ts';
import { type HelpKey, helpWords } from './words.ts';

/** Words that no tip explains, with their rules. */
const MORE = {
  'action-slot': '3.3',
  'active-player': '3.6',
  'check-alliances': '12.1',
  'commit-card': '6.2',
  'dice-ability': '17.4',
  'domain-unit-limit': '5.3',
  'final-unit': '10.1',
  'gold-maximum': '5.1',
  'hand-limit': '5.6',
  'home-domain': '1.3',
  'map-card': '4.3.1',
  'non-player-house': '1.4',
  'return-unit': '9.1',
  army: '4.2.1',
  battle: '6.8',
  control: '5.4',
  crown: '1.1',
  cull: '14.1',
  die: '3.2',
  domain: '0.3',
  draft: '2.1',
  follow: '3.5',
  hostile: '0.2',
  round: '2.1',
  unallied: '6.3',
  unit: '0.1',
} as const;

export function glossary(): readonly GlossaryWord[] {
  return [
    ...entries(TERM_RULES).map(([id, rule]) => ({ id, rule, word: title(id), text: say(`about.${id}`) })),
    ...entries(ACTION_RULES).map(([id, rule]) => ({
      ...{ id, rule, word: say(`action.${id}.name`), text: say(`action.${id}.text`) },
    })),
    ...entries(BATTLE_RULES)
      .filter(([id]) => id !== 'strength') // explained among the terms
      .map(([id, rule]) => ({ id, rule, word: title(id), text: say(`battle.${id}.text`) })),
    ...entries(MORE).map(([id, rule]) => ({ id, rule, word: title(id), text: helpWords.t(`word.${id}`) })),
    {
      id: 'ally-token',
      rule: '12.1',
      word: helpWords.t('word.ally-token.name'),
      text: helpWords.t('word.ally-token' satisfies HelpKey),
    },
  ];
}

function title(id: string): string {
  return say(id === 'shields' ? 'term.shield' : `term.${id}`);
}

function entries<K extends string>(rules: Readonly<Record<K, string>>): [K, string][] {
  return Object.entries(rules) as [K, string][];
}
