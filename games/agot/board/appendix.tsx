// The appendix of A Game of Thrones: The Board Game, from its data and the words of its table.

import { card, order, tables, tide, unit, westerosDecks } from '../data/data.ts';
import {
  type CardId,
  CARDS,
  HOUSES,
  type OrderId,
  ORDERS,
  type TideId,
  TIDES,
  type TrackId,
  TRACKS,
  type UnitKind,
  UNIT_KINDS,
  type WesterosId,
  type WildlingId,
  WILDLINGS,
} from '../data/ids.ts';
import tablesJson from '../data/tables.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { CardArt, CardFace } from './card.tsx';
import { Marks, OrderFace, TOKEN_ICONS } from './pieces.tsx';
import { tideLines, wildlingLines } from './words/about.ts';
import { deckNumber, hasWords, say, t as told, TOKEN_OF } from './words/names.ts';
import { cardFace } from './words/options.ts';
import { agotWords } from '../text/words.ts';
import { formatList, formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { Appendix, AppendixChapter, Entry } from '@three-thrones/game-kit/board/appendix.ts';
import { EntryCard } from '@three-thrones/game-kit/board/entry-card.tsx';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import './appendix.css';

export async function loadAppendix(): Promise<Appendix> {
  placeSigns();
  await agotWords.loadAll();
  return chapters;
}

function chapters(): readonly AppendixChapter[] {
  return [
    chapter('box', 'power-token', box()),
    { ...chapter('orders', 'order-march', ORDERS.map(orderEntry)), ...orderIntro() },
    { ...chapter('house-cards', 'card', CARDS.map(cardEntry)), ...anatomy() },
    chapter('units', 'knight', UNIT_KINDS.map(unitEntry)),
    chapter('tracks', 'iron-throne', [
      ...Object.keys(TRACK_ICONS).map(trackEntry),
      ...TRACKS.map(tokenEntry),
    ]),
    chapter('westeros', 'raven', westerosIds().map(westerosEntry)),
    chapter('wildlings', 'wildling', WILDLINGS.map(wildlingEntry)),
    chapter('tides', 'skull', TIDES.map(tideEntry)),
    chapter('terms', 'supply', Object.keys(TERMS).map(termEntry)),
  ];
}

function chapter(id: ChapterId, icon: string, entries: readonly Entry[]): AppendixChapter {
  return { id, icon, title: agotWords.t(`appendix.${id}`), entries };
}

type ChapterId =
  | 'box'
  | 'house-cards'
  | 'orders'
  | 'terms'
  | 'tides'
  | 'tracks'
  | 'units'
  | 'westeros'
  | 'wildlings';

function box(): Entry[] {
  const { tokens, decks, houseCards, orders } = tablesJson;
  const part = (key: string, n: number, picture: ReactNode, each?: number): Entry => ({
    anchor: `box-${key.replaceAll('.', '-')}`,
    title: t('rules.appendix.times', { n, thing: say(key) }),
    face: each === undefined ? [] : [agotWords.t('appendix.each-house', { n: each })],
    lines: [],
    picture,
  });
  const ofHouse = (key: string, each: number, picture: ReactNode): Entry =>
    part(key, each * HOUSES.length, picture, each);
  return [
    ofHouse('term.house-card', houseCards.perHouse, <Icon name="card" />),
    ofHouse('term.order-token', orders.perHouse, <OrderFace id="march-0" house="stark" />),
    ofHouse('term.power-token', tables.powerTokens, <Icon name="power-token" />),
    ...UNIT_KINDS.map((kind) =>
      ofHouse(`unit.${kind}.name`, unit(kind).pool, <Icon name={UNIT_ICONS[kind]} />),
    ),
    part('term.influence-token', tokens.influence, <Icon name="influence" />),
    part('track.supply.name', tokens.supply, <Icon name="supply" />),
    part('track.victory.name', tokens.victory, <Icon name="castle" />),
    part('term.garrison', tokens.garrison, <Icon name="garrison" />),
    part('term.neutral-force', tokens.neutralForce, <Icon name="garrison" />),
    part('term.dominance-token', TRACKS.length, <Icon name="iron-throne" />),
    part(
      'term.westeros-card',
      decks.westeros.reduce((sum, n) => sum + n, 0),
      <Icon name="raven" />,
    ),
    part('term.wildling-card', decks.wildling, <Icon name="wildling" />),
    part('term.tides-of-battle', decks.tides, <Icon name="skull" />),
  ];
}

/** The tokens of one house side by side. */
function orderIntro(): Pick<AppendixChapter, 'intro' | 'introWords'> {
  const words = agotWords.t('appendix.orders.text', {
    n: tablesJson.orders.perHouse,
    special: tablesJson.orders.special,
  });
  const faces = ORDERS.flatMap((id) => Array.from({ length: order(id).copies }, () => id));
  return {
    introWords: words,
    intro: (
      <>
        <p>{words}</p>
        <p className="ag-entry-orders">
          {faces.map((id, at) => (
            <OrderFace key={at} id={id} house="stark" />
          ))}
        </p>
      </>
    ),
  };
}

function orderEntry(id: OrderId): Entry {
  const { copies, special } = order(id);
  return {
    anchor: `order-${id}`,
    title: say(`order.${id}.name`),
    face: [
      told(special ? 'term.special-order' : 'term.order'),
      agotWords.t('appendix.each-house', { n: copies }),
    ],
    lines: [say(`order.${id}.text`)],
    picture: <OrderFace id={id} house="stark" />,
  };
}

/** One card with icons, one with an ability: no card has both. */
const SAMPLES: readonly CardId[] = ['the-red-viper', 'the-blackfish'];
const PARTS = ['strength', 'swords', 'towers', 'name', 'ability'] as const;

/** How a House card is read. */
function anatomy(): Pick<AppendixChapter, 'intro' | 'introWords'> {
  const words = PARTS.map((part) => agotWords.t(`appendix.anatomy.${part}`));
  return {
    introWords: [agotWords.t('appendix.anatomy'), ...words].join(' '),
    intro: (
      <div className="ag-entry-anatomy">
        <div className="ag-entry-samples" aria-hidden="true">
          {SAMPLES.map((id) => (
            <CardFace key={id} id={id} />
          ))}
        </div>
        <div>
          <p>{agotWords.t('appendix.anatomy')}</p>
          <ul>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    ),
  };
}

function cardEntry(id: CardId): Entry {
  const { house, strength, swords, towers, timing } = card(id);
  return {
    anchor: `card-${id}`,
    title: say(`card.${id}.name`),
    face: [say(`house.${house}.name`), cardFace(id), ...(timing === 'none' ? [] : [say(`term.${timing}`)])],
    lines: [say(`card.${id}.text`)],
    picture: (
      <EntryCard house={house} art={<CardArt house={house} />} corner={formatNumber(strength)}>
        <Marks swords={swords} towers={towers} />
      </EntryCard>
    ),
  };
}

const UNIT_ICONS: Readonly<Record<UnitKind, string>> = {
  footman: 'footman',
  knight: 'knight',
  siegeEngine: 'siege-engine',
  ship: 'ship',
};

function unitEntry(id: UnitKind): Entry {
  return {
    anchor: `unit-${id}`,
    title: say(`unit.${id}.name`),
    face: [agotWords.t('appendix.each-house', { n: unit(id).pool })],
    lines: [say(`unit.${id}.text`)],
    picture: <Icon name={UNIT_ICONS[id]} />,
  };
}

const TRACK_ICONS: Readonly<Record<string, string>> = {
  ...TOKEN_ICONS,
  ...{ supply: 'supply', victory: 'castle', wildlings: 'wildling', round: 'clock' },
};

function trackEntry(id: string): Entry {
  return {
    anchor: `track-${id}`,
    title: say(`track.${id}.name`),
    face: id in TOKEN_ICONS ? [told('term.influence-track')] : [],
    lines: [say(`track.${id}.text`)],
    picture: <Icon name={TRACK_ICONS[id]!} />,
  };
}

function tokenEntry(id: TrackId): Entry {
  return {
    anchor: `token-${id}`,
    title: say(`token.${TOKEN_OF[id]}.name`),
    face: [told('term.dominance-token')],
    lines: [say(`token.${TOKEN_OF[id]}.text`)],
    picture: <Icon name={TOKEN_ICONS[id]} />,
  };
}

/** Two cards are in more than one deck. */
function westerosIds(): readonly WesterosId[] {
  return [...new Set(westerosDecks.flat().map(({ id }) => id))];
}

function westerosEntry(id: WesterosId): Entry {
  const inDecks = westerosDecks.flatMap((deck, at) =>
    deck.filter((one) => one.id === id).map(({ count }) => ({ at, count })),
  );
  const icons = westerosDecks.flat().find((one) => one.id === id)!.wildlingIcons;
  return {
    anchor: `westeros-${id}`,
    title: say(`westeros.${id}.name`),
    face: [
      formatList(
        inDecks.map(({ at, count }) =>
          t('rules.appendix.times', { n: count, thing: told('about.deck', { deck: deckNumber(at) }) }),
        ),
      ),
      ...(icons > 0 ? [told('about.icons-on-card', { n: icons })] : []),
    ],
    lines: [say(`westeros.${id}.text`)],
    picture: <Icon name={icons > 0 ? 'wildling' : 'raven'} />,
  };
}

function wildlingEntry(id: WildlingId): Entry {
  return {
    anchor: `wildling-${id}`,
    title: say(`wildling.${id}.name`),
    face: [told('term.wildling-card')],
    lines: wildlingLines(id).map(plain),
    picture: <Icon name="wildling" />,
  };
}

function tideEntry(id: TideId): Entry {
  const { swords, towers, skulls, count, strength } = tide(id);
  return {
    anchor: `tide-${id}`,
    title: say(`tide.${id}.name`),
    face: [t('rules.appendix.times', { n: count, thing: told('term.tides-of-battle') })],
    lines: [formatList(tideLines(id))],
    picture: (
      <span className="ag-entry-tide">
        <b>{formatNumber(strength)}</b>
        <Marks swords={swords} towers={towers} />
        {skulls > 0 && <Icon name="skull" />}
      </span>
    ),
  };
}

/** Whatever else is explained on the table, with its sign. */
const TERMS: Readonly<Record<string, string>> = {
  victory: 'castle',
  castle: 'castle',
  stronghold: 'stronghold',
  'home-area': 'castle',
  'sea-area': 'ship',
  port: 'port',
  impassable: 'close',
  supply: 'supply',
  'supply-icon': 'supply',
  'power-icon': 'power',
  'power-token': 'power-token',
  'available-power': 'power-token',
  army: 'footman',
  garrison: 'garrison',
  'neutral-force': 'garrison',
  routed: 'retreat',
  'ship-transport': 'ship',
  support: 'order-support',
  'special-order': 'order-star',
  'wildling-threat': 'wildling',
  'sword-icon': 'sword',
  'tower-icon': 'tower',
  'skull-icon': 'skull',
  discards: 'card',
  'house-card': 'card',
  'westeros-card': 'raven',
  'wildling-card': 'wildling',
  'combat-strength': 'hostility',
  'influence-track': 'influence',
  'turn-order': 'iron-throne',
  'order-ban': 'close',
  mustering: 'garrison',
  bidding: 'power',
  pool: 'footman',
  westeros: 'raven',
  planning: 'order-march',
  action: 'hostility',
  'westeros-draw': 'raven',
  'assign-orders': 'order-march',
  'reveal-orders': 'spectate',
  raven: 'raven',
  raids: 'order-raid',
  marches: 'order-march',
  consolidate: 'order-consolidate',
  'clean-up': 'undo',
};

/** A word of the rules, or a part of the round. */
function termEntry(id: string): Entry {
  const isTerm = hasWords(`term.${id}.text`);
  return {
    anchor: `term-${id}`,
    title: say(isTerm ? `term.${id}` : `phase.${id}.name`),
    face: [],
    lines: [say(isTerm ? `term.${id}.text` : `phase.${id}.text`)],
    picture: <Icon name={TERMS[id]!} />,
  };
}
