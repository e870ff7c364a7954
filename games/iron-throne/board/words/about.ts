// What a thing on the table is, for whoever points at it.

import { size, type View } from '@three-thrones/kernel';
import type { About } from '@three-thrones/game-kit/board/board.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import {
  ability as abilityOf,
  house as houseData,
  houseOf,
  isCharacterCard,
  isTruce,
  tables,
} from '../../data/data.ts';
import { type AbilityId, type CardId, type CharacterId, type LeaderId, WINDOWS } from '../../data/ids.ts';
import {
  charactersOf,
  handSize,
  hostageOf,
  isAlive,
  mat,
  partOf,
  spreadOf,
  type World,
} from '../../rules/queries.ts';
import {
  ability,
  cardName,
  cards,
  character,
  dealWords,
  hasWords,
  house,
  housed,
  houses,
  isCard,
  isCharacter,
  isHouse,
  isLeader,
  say,
  t,
  thingName,
} from './names.ts';
import { cardDetail, timing, tortureDetail } from './options.ts';
import { abilityText, players } from './prompts.ts';
import { isTerm, MOMENT_RULES, TERM_RULES } from './term-rules.ts';

type Explain = (id: string, w: World) => About | undefined;

/** How each kind of thing is explained, by the part of its id before the colon. */
const KINDS: Readonly<Record<string, Explain>> = {
  house: (id, w) => (isSeat(id, w) ? aboutHouse(id, w) : undefined),
  leader: (id, w) => (isLeader(id) ? aboutLeader(id, w) : undefined),
  spread: (id, w) => (isSeat(id, w) ? aboutSpread(id, w) : undefined),
  character: (id, w) => (isCharacter(id) ? aboutCharacter(id, w) : undefined),
  board: (id, w) => (isSeat(id, w) ? aboutBoard(id, w) : undefined),
  fan: (id, w) => (isSeat(id, w) ? aboutHand(id, w) : undefined),
  hostage: (id, w) => aboutHostage(Number(id), w),
  card: (id) => (isCard(id) ? aboutCard(id) : undefined),
  clash: (id, w) => (isSeat(id, w) ? aboutClash(id, w) : undefined),
  pile: (id, w) => (isSeat(id, w) ? aboutPile(id, w) : undefined),
  event: (id) => aboutEvent(id),
  deal: (_id, w) => aboutDeal(w),
  track: (id, w) => aboutTrack(id, w),
  moment: (id) => aboutMoment(id),
  term: (id) => aboutTerm(id),
};

export function about(thing: Thing, { world }: View<World>): About | undefined {
  const [kind, id = ''] = thing.split(':') as [string, string?];
  return KINDS[kind]?.(id, world);
}

function isSeat(id: string, w: World): boolean {
  return isHouse(id) && w.order.includes(id);
}

/** The mark of what is not known from print. */
function reconstructed(id: AbilityId): string[] {
  return abilityOf(id).source.endsWith('reconstructed') ? [t('about.reconstructed')] : [];
}

function aboutHouse(id: string, w: World): About {
  const { leader, sheet, hostages, hand } = mat(w, id);
  const part = partOf(w, id);
  return {
    title: say(`house.${id}.name`),
    house: id,
    lines: [
      ...(part ? [t(`about.part.${part.supports ? 'supports' : 'leads'}.${part.side}`)] : []),
      t('about.spread', { n: spreadOf(w, id), all: tables.victory }),
      ...(leader ? [t('mat.leader', { leader: ability(leader), n: sheet })] : []),
      ...charactersOf(w, id).map((who) => powerLine(who, w)),
      t('about.holds', { cards: size(hand), hostages: hostages.length }),
    ],
    rule: '1.1',
  };
}

function powerLine(id: CharacterId, w: World): string {
  return isAlive(w, id)
    ? t('mat.power', { character: character(id), n: mat(w, houseOf(id)).power[id]! })
    : t('mat.power.dead', { character: character(id) });
}

function aboutLeader(id: LeaderId, w: World): About {
  const of = houseOf(id);
  const its = w.mats[of];
  return {
    title: say(`leader.${id}.name`),
    house: of,
    lines: [
      abilityText(id),
      timing(id),
      ...reconstructed(id),
      ...(its?.leader === id ? [t('about.sheet', { n: its.sheet })] : []),
    ],
    rule: '11.1',
  };
}

function aboutSpread(id: string, w: World): About {
  const over = w.order.filter((seat) => seat !== id && (mat(w, seat).board[id] ?? 0) > 0);
  return {
    title: t('term.spread-influence'),
    house: id,
    lines: [
      t('about.spread', { n: spreadOf(w, id), all: tables.victory }),
      ...(over.length > 0 ? [t('about.over', { houses: houses(over) })] : []),
      t('about.influence'),
    ],
    rule: '17.1',
  };
}

function aboutCharacter(id: CharacterId, w: World): About {
  const of = houseOf(id);
  const its = w.mats[of];
  const part = its && partOf(w, of);
  const data = houseData(of).characters.find((one) => one.id === id)!;
  return {
    title: say(`character.${id}.name`),
    house: of,
    lines: [
      ...(its && id in its.power ? [powerLine(id, w)] : []),
      ...(part?.character === id ? [t(`about.part.character.${part.side}`)] : []),
      t('about.character'),
      t('about.character.card', { text: abilityText(data.card) }),
    ],
    rule: '12.4',
  };
}

function aboutBoard(id: string, w: World): About {
  const tokens = Object.entries(mat(w, id).board).filter(([, n]) => n > 0);
  return {
    title: t('term.influence-board'),
    house: id,
    lines: [
      ...tokens.map(([seat, n]) =>
        seat === id ? t('about.board.own', { n }) : t('about.board.guest', { house: house(seat), n }),
      ),
      t('about.influence-board'),
    ],
    rule: TERM_RULES['influence-board'],
  };
}

function aboutHand(id: string, w: World): About {
  const known = w.glimpses.filter(({ of }) => of === id).flatMap(({ cards: { secret = [] } }) => secret);
  return {
    title: t('term.hand'),
    house: id,
    lines: [
      t('about.hand.n', { house: house(id), n: handSize(w, id) }),
      ...(known.length > 0 ? [t('about.hand.known', { cards: cards(known) })] : []),
      t('about.hand'),
    ],
    rule: TERM_RULES.hand,
  };
}

function aboutHostage(id: number, w: World): About | undefined {
  const found = hostageOf(w, id);
  if (!found) return undefined;
  const { of, card } = found.hostage;
  const named = housed({ house: found.holder, of });
  return {
    title: card.secret === undefined ? t('term.hostage') : say(`card.${card.secret}.name`),
    house: of,
    lines: [
      t('about.hostage.of', named),
      ...(card.secret === undefined
        ? [t('about.hostage.back')]
        : [t('about.hostage.torture', { what: tortureDetail(w, card.secret) })]),
      t('about.hostage'),
    ],
    rule: '4.2',
  };
}

function aboutCard(id: CardId): About {
  return {
    title: say(`card.${id}.name`),
    house: houseOf(id),
    lines: [
      cardDetail(id),
      ...(isCharacterCard(id) ? [abilityText(id), timing(id), ...reconstructed(id)] : []),
    ],
    rule: isCharacterCard(id) ? '11.2' : isTruce(id) ? '7.14' : '1.15',
  };
}

function aboutClash(id: string, w: World): About {
  const shown = w.encounter?.revealed?.[id];
  const chosen = w.encounter?.lying[id]?.card.secret;
  return {
    title: t('term.clash-card'),
    house: id,
    lines: [
      ...(shown ? [t('about.clash.shown', { card: cardName(shown) }), cardDetail(shown)] : []),
      ...(chosen ? [t('about.clash.own', { card: cardName(chosen) })] : []),
      t('about.clash-card'),
    ],
    rule: TERM_RULES['clash-card'],
  };
}

function aboutPile(id: string, w: World): About {
  const { deck, discard } = mat(w, id);
  return {
    title: t('term.house-deck'),
    house: id,
    lines: [
      t('about.deck.n', { n: size(deck), out: discard.length }),
      ...(discard.length > 0 ? [t('about.discard.list', { cards: cards(discard) })] : []),
      t('about.house-deck'),
    ],
    rule: TERM_RULES['house-deck'],
  };
}

function aboutEvent(id: string): About | undefined {
  const isSpecial = id.startsWith('event.special.');
  return {
    title: say(`event.${id}.name`),
    ...(!isSpecial && { house: id.slice('event.'.length) }),
    lines: [isSpecial ? say(`about.${id}`) : t('about.event.house')],
    rule: isSpecial ? '5.4' : '5.2',
  };
}

function aboutDeal(w: World): About | undefined {
  const e = w.encounter;
  if (!e) return aboutTerm('deal');
  const between = players(w);
  const proposal = e.negotiation?.proposal;
  const said = e.deal
    ? [t('about.deal.recorded', { deal: dealWords(e.deal, between) })]
    : proposal
      ? [
          t('about.deal.proposed', {
            house: house(between[proposal.by]),
            deal: dealWords(proposal, between),
          }),
        ]
      : [];
  return { title: t('term.deal'), lines: [...said, t('about.deal')], rule: TERM_RULES.deal };
}

function roundWords(n: number, last: number): string {
  if (n === 0) return t('about.round.before');
  return last > 0 ? t('about.round.of', { n, last }) : t('about.round', { n });
}

function aboutTrack(id: string, w: World): About | undefined {
  if (id === 'round') {
    const { roundLimit: last } = w.rules;
    return {
      title: t('track.round.name'),
      lines: [roundWords(w.round, last), t('about.encounter')],
      rule: '3.1',
    };
  }
  if (id === 'influence')
    return {
      title: t('track.influence.name'),
      lines: [
        ...w.order.map((seat) =>
          t('about.spread.of', { house: house(seat), n: spreadOf(w, seat), all: tables.victory }),
        ),
        t('about.influence'),
      ],
      rule: '17.1',
    };
  if (id !== 'events') return undefined;
  return {
    title: t('term.event-deck'),
    lines: [t('about.events.n', { n: size(w.events), out: w.eventsOut.length }), t('about.event-deck')],
    rule: TERM_RULES['event-deck'],
  };
}

const isWindow = (id: string): boolean => (WINDOWS as readonly string[]).includes(id);

function aboutMoment(id: string): About | undefined {
  const rule = MOMENT_RULES[id];
  if (!rule) return undefined;
  return {
    title: thingName(`moment:${id}`),
    lines: [
      ...(hasWords(`about.moment.${id}`) ? [say(`about.moment.${id}`)] : []),
      ...(isWindow(id) ? [t('about.window')] : []),
    ],
    rule,
  };
}

function aboutTerm(id: string): About | undefined {
  if (!isTerm(id)) return undefined;
  return { title: say(`term.${id}`), lines: [say(`about.${id}`)], rule: TERM_RULES[id] };
}
