// Every word of the table: what tips say of it, and what only the help says.

import type { GlossaryWord } from '@three-thrones/game-kit/board/help.ts';
import type { TrackId } from '../../data/ids.ts';
import { say, TOKEN_OF } from '../words/names.ts';
import {
  ORDER_RULES,
  PHASE_RULES,
  TERM_RULES,
  TOKEN_RULES,
  TRACK_RULES,
  UNIT_RULES,
} from '../words/term-rules.ts';
import { helpWords } from './words.ts';

/** Words that no tip explains, with their rules. */
const MORE = {
  'card-ability': '13.5',
  'dominance-token': '1.11',
  'embattled-area': '1.8',
  'establish-control': '12.6',
  'muster-point': '6.3',
  'nights-watch': '15.2',
  'reconcile-armies': '5.2',
  'supply-limit': '5.3',
  'tides-of-battle': '18.2',
  'victory-areas': '3.2',
  'wildling-attack': '15.2',
  adjacent: '1.7',
  area: '1.1',
  casualty: '13.11',
  combat: '13',
  control: '16.1',
  order: '9.1',
  pillage: '11.4',
  retreat: '13.13',
  round: '3.1',
  tie: '7.8',
  unit: '1.2',
  upgrade: '6.3',
} as const;

/** The plain order of each kind stands for its kind. */
const ORDERS = {
  march: 'march-0',
  defense: 'defense-1',
  support: undefined, // explained among the terms
  raid: 'raid',
  consolidate: 'consolidate',
} as const satisfies Record<keyof typeof ORDER_RULES, string | undefined>;

const ORDER_TERMS: Readonly<Record<string, string>> = {
  raid: 'raid-order',
  consolidate: 'consolidate-power',
};

export function glossary(): readonly GlossaryWord[] {
  return [
    ...entries(TERM_RULES).map(([id, rule]) => word(`term-${id}`, `term.${id}`, `term.${id}.text`, rule)),
    ...entries(TRACK_RULES).map(([id, rule]) => named('track', id, rule)),
    ...entries(TOKEN_RULES).map(([id, rule]) => named('token', TOKEN_OF[id satisfies TrackId], rule)),
    ...entries(PHASE_RULES)
      .filter(([id]) => id !== 'consolidate') // explained as an order
      .map(([id, rule]) => named('phase', id, rule)),
    ...entries(UNIT_RULES).map(([id, rule]) => named('unit', id, rule)),
    ...entries(ORDER_RULES).flatMap(([id, rule]) => {
      const order = ORDERS[id];
      return order ? [word(`order-${id}`, `term.${ORDER_TERMS[id] ?? id}`, `order.${order}.text`, rule)] : [];
    }),
    ...entries(MORE).map(([id, rule]) => ({
      ...{ id, rule, word: say(`term.${id}`), text: helpWords.t(`word.${id}`) },
    })),
  ];
}

function named(kind: string, id: string, rule: string): GlossaryWord {
  return word(`${kind}-${id}`, `${kind}.${id}.name`, `${kind}.${id}.text`, rule);
}

function word(id: string, title: string, text: string, rule: string): GlossaryWord {
  return { id, word: say(title), text: say(text), rule };
}

function entries<K extends string>(rules: Readonly<Record<K, string>>): [K, string][] {
  return Object.entries(rules) as [K, string][];
}
