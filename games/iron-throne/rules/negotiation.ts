// 7A Negotiation: proposals and counter-proposals, open to all, bounded in number (7.6a-7.6h).

import { ask, each, flow, go, step } from './kit.ts';
import { tables } from '../data/data.ts';
import { because } from './reasons.ts';
import { activeOf, encounter, type Negotiation, other, type Side, type World } from './state.ts';
import { dealFrom, isPayable, termsOf } from './terms.ts';

/** 7.6a The challenger has the first move. */
export function newNegotiation(): Negotiation {
  return {
    turn: 'challenger',
    proposal: undefined,
    proposals: { challenger: 0, defender: 0 },
    passed: [],
    row: 0,
  };
}

/** 7.6c Two passes in a row end it without a deal. */
const ENDS_AFTER = 2;

export const negotiation = flow('negotiation', [
  step('begin', (w) => {
    encounter(w).negotiation ??= newNegotiation();
  }),
  each('moves', (w) => {
    const e = encounter(w);
    return e.deal || e.negotiation!.row >= ENDS_AFTER ? undefined : go('move', { side: e.negotiation!.turn });
  }),
]);

/** 7.6b Propose, accept or pass. */
export const move = flow('move', [
  ask('choose', {
    rule: '7.6b',
    who: (w, a) => activeOf(w, a.side),
    options: (): ('propose' | 'accept' | 'pass')[] => ['propose', 'accept', 'pass'],
    refuse: (w, a, _seat, option) => {
      const talks = encounter(w).negotiation!;
      if (option === 'accept')
        return talks.proposal?.by === other(a.side) ? undefined : because('nothingToAccept');
      return option === 'propose' ? whyNotPropose(w, a.side, talks) : undefined;
    },
    about: (w) => ({ proposal: encounter(w).negotiation!.proposal }),
    resolve: (w, a, choice, table, seat) => {
      const e = encounter(w);
      const talks = e.negotiation!;
      talks.turn = other(a.side);
      if (choice === 'propose') {
        a.proposes = true;
      } else if (choice === 'pass') {
        talks.row++;
        if (!talks.passed.includes(a.side)) talks.passed.push(a.side);
        table.tell('deal.passed', { by: seat });
      } else {
        const { challenger, defender } = talks.proposal!;
        e.deal = { challenger, defender };
        table.tell('deal.recorded', { deal: e.deal });
      }
    },
  }),
  // 7.6b, 7.6f A complete set of terms for both directions.
  ask('terms', {
    rule: '7.2',
    shape: 'some',
    when: (_w, a) => a.proposes === true,
    who: (w, a) => activeOf(w, a.side),
    options: (w, a) => termsOf(w, a.side),
    refuse: (w, a, _seat, term) => (isPayable(w, a.side, term) ? undefined : because('notPayable')),
    elsewhere: (_w, _a, _seat, term) => {
      if (/^(give|take)-back:/.test(term)) return because('notHeld');
      return /^(give|take)-(influence|power|open)/.test(term) ? because('dealLimit') : undefined;
    },
    between: (w, a) => [1, termsOf(w, a.side).length],
    limits: (w) => limitsFor(w),
    resolve: (w, a, terms, table, seat) => {
      const talks = encounter(w).negotiation!;
      const deal = dealFrom(terms, a.side);
      talks.proposal = { ...deal, by: a.side };
      talks.proposals[a.side]++;
      talks.row = 0;
      table.tell('deal.proposed', { by: seat, deal });
    },
  }),
]);

function whyNotPropose(w: World, side: Side, talks: Negotiation) {
  if (talks.passed.includes(side)) return because('passedBefore');
  if (talks.proposals[side] >= w.rules.negotiationMaxProposals) return because('noProposalsLeft');
  return termsOf(w, side).some((term) => isPayable(w, side, term)) ? undefined : because('notPayable');
}

/** 7.2, 19.20 Each term once for each giver; at most so many hostages from each, or from both together (20.5). */
function limitsFor(w: World) {
  const atMost = (max: number, ...words: string[]) => ({ ...because('dealLimit'), words, min: 0, max });
  const [give, take] = [
    ['give-open', 'give-back'],
    ['take-open', 'take-back'],
  ] as const;
  return [
    atMost(1, 'give-power'),
    atMost(1, 'take-power'),
    ...(w.rules.truceHostageLimit === 'total'
      ? [atMost(tables.dealHostages, ...give, ...take)]
      : [atMost(tables.dealHostages, ...give), atMost(tables.dealHostages, ...take)]),
  ];
}
