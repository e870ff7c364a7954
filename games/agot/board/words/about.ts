// What a thing on the table is, for whoever points at it.

import { area, supplyLimits, tide as tideOf, westerosDecks } from '../../data/data.ts';
import { type AreaId, type HouseId, type LandId, type TrackId, TRACKS, UNIT_KINDS } from '../../data/ids.ts';
import {
  armySizes,
  controller,
  inPool,
  isImpassable,
  type PossibleAttack,
  possibleOn,
  starsOf,
  structuresOf,
  type World,
} from '../../rules/queries.ts';
import type { View } from '@three-thrones/kernel';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { About } from '@three-thrones/game-kit/board/board.ts';
import { ORDER_FACES } from '../map/orders.ts';
import { armyWords } from './in-words.ts';
import { linesInRow } from './lines.ts';
import {
  cards,
  hasWords,
  house,
  housed,
  isArea,
  isCard,
  isHouse,
  isOrder,
  isTide,
  isTrack,
  isUnit,
  isWildling,
  order,
  placed,
  places,
  say,
  sizes,
  t,
  thingName,
  TOKEN_OF,
} from './names.ts';
import { cardFace } from './options.ts';
import { ORDER_RULES, PHASE_RULES, TERM_RULES, TOKEN_RULES, TRACK_RULES, UNIT_RULES } from './term-rules.ts';

export function about(thing: Thing, { world }: View<World>): About | undefined {
  const [kind, id = ''] = thing.split(':') as [string, string?];
  const title = thingName(thing);
  switch (kind) {
    case 'area':
      return isArea(id) ? aboutArea(id, world) : undefined;
    case 'house':
      return isHouse(id) && world.players[id] ? aboutHouse(id, world) : undefined;
    case 'card':
      return isCard(id) ? { title, lines: [cardFace(id), say(`card.${id}.text`)], rule: '13.3' } : undefined;
    case 'order':
      return isOrder(id)
        ? { title, lines: [say(`order.${id}.text`)], rule: ORDER_RULES[ORDER_FACES[id].type] }
        : undefined;
    case 'unit':
      return isUnit(id) ? { title, lines: [say(`unit.${id}.text`)], rule: UNIT_RULES[id] } : undefined;
    case 'track':
      return isTrack(id) ? aboutTrack(id, world) : aboutTerm(id);
    case 'token':
      return isTrack(id) ? aboutToken(id, world) : undefined;
    case 'westeros':
      return { title, lines: [say(`westeros.${id}.text`), ...iconsOf(id)], rule: '4.4' };
    case 'wildling':
      return isWildling(id) ? { title, lines: wildlingLines(id), rule: '15.6' } : undefined;
    case 'tide':
      return isTide(id) ? { title, lines: tideLines(id), rule: '18.4' } : undefined;
    default:
      return aboutTerm(id);
  }
}

function aboutTerm(id: string): About | undefined {
  const text = [`term.${id}.text`, `track.${id}.text`, `phase.${id}.text`].find(hasWords);
  if (text === undefined) return undefined;
  const rule = ruleOf(text);
  return {
    title: say(text.replace(/\.text$/, text.startsWith('term') ? '' : '.name')),
    lines: [say(text)],
    ...(rule !== undefined && { rule }),
  };
}

/** `term.supply.text` is explained where the manual speaks of the term supply. */
function ruleOf(text: string): string | undefined {
  const [kind, id] = text.split('.') as [string, string];
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...{ term: TERM_RULES, track: TRACK_RULES, phase: PHASE_RULES },
  };
  return rules[kind]?.[id];
}

function aboutArea(id: AreaId, w: World): About {
  const { structure, supply, power, home, adjacent, type } = area(id);
  const holder = controller(w, id);
  const lies = w.orders[id];
  const isHidden = Object.values(w.faceDown).some(({ areas }) => areas.includes(id));
  const garrison = w.garrisons[id as LandId];
  const neutral = w.neutrals[id as LandId];
  const token = w.tokens[id as LandId];
  return {
    title: thingName(`area:${id}`),
    ...(holder && { house: holder }),
    lines: [
      w.armies[id] ? armyWords(w, id) : t('words.empty'),
      ...(lies ? [t('about.order', { order: order(lies.order) })] : []),
      ...(isHidden ? [t('about.order.hidden')] : []),
      ...possibleLines(id, w),
      ...(holder ? [t('about.control', housed({ house: holder }))] : []),
      ...(token ? [t('about.token', housed({ house: token }))] : []),
      ...(garrison ? [t('about.garrison', { n: garrison })] : []),
      ...(neutral ? [t('about.neutral', { n: neutral })] : []),
      ...(isImpassable(w, id) ? [t('term.impassable.text')] : []),
      ...(structure === 'none' ? [] : [t(`about.structure.${structure}`)]),
      ...(supply + power > 0 ? [t('about.icons', { barrels: supply, crowns: power })] : []),
      ...(home && w.players[home] ? [t('about.home', housed({ house: home }))] : []),
      ...(type === 'port' ? [t('term.port.text')] : []),
      t('about.neighbours', { places: places(adjacent) }),
    ],
    rule: type === 'port' ? '17' : '16',
  };
}

/** How strong everybody could be here next, as far as anybody at the table can know. */
function possibleLines(id: AreaId, w: World): string[] {
  const { attacks, defence } = possibleOn(w, id);
  return [
    ...attacks.map(attackWords),
    ...(defence
      ? [
          t('about.possible.defence', {
            ...housed({ house: defence.house }),
            ...{ n: defence.total, parts: linesInRow(defence.lines) },
          }),
        ]
      : []),
    ...(attacks.length > 0 && w.switches.tidesOfBattle ? [t('about.possible.tides')] : []),
  ];
}

function attackWords({ house: of, from, total, lines, isPeaceful }: PossibleAttack): string {
  const values = { ...housed({ house: of }), from: placed(from, 'from') };
  if (isPeaceful) return t('about.possible.enter', values);
  return t('about.possible.attack', { ...values, n: total, parts: linesInRow(lines) });
}

function aboutHouse(id: HouseId, w: World): About {
  const { power, supply, hand, discard } = w.players[id]!;
  const at = (track: TrackId): number => w.tracks[track].indexOf(id) + 1;
  const pool = UNIT_KINDS.map((kind) => say(`unit.${kind}.count`, { n: inPool(w, id, kind) }));
  return {
    title: say(`house.${id}.name`),
    house: id,
    lines: [
      t('mat.house', {
        ...{ house: house(id), castles: structuresOf(w, id).length, power, supply, cards: hand.length },
      }),
      t('about.armies', { armies: sizes(armySizes(w, id)), limits: sizes(supplyLimits[supply]!) }),
      ...(TRACKS.every((track) => at(track) > 0)
        ? [
            t('about.positions', {
              ...{ throne: at('iron-throne'), fiefdoms: at('fiefdoms'), court: at('kings-court') },
            }),
          ]
        : []),
      t('about.stars', { n: starsOf(w, id) }),
      t('about.hand', { cards: cards(hand) }),
      t('about.discard', { cards: cards(discard) }),
      t('about.pool', { units: formatList(pool) }),
    ],
    rule: '3.2',
  };
}

function aboutTrack(id: TrackId, w: World): About {
  const ranks = w.tracks[id].map(house).join(' · ');
  return {
    title: say(`track.${id}.name`),
    lines: [say(`track.${id}.text`), ...(ranks ? [ranks] : [])],
    rule: TRACK_RULES[id],
  };
}

function aboutToken(id: TrackId, w: World): About {
  const name = TOKEN_OF[id];
  return {
    title: say(`token.${name}.name`),
    house: w.holders[id],
    lines: [say(`token.${name}.text`)],
    rule: TOKEN_RULES[id],
  };
}

function iconsOf(id: string): string[] {
  const icons = westerosDecks.flat().find((card) => card.id === id)?.wildlingIcons ?? 0;
  return icons > 0 ? [t('about.icons-on-card', { n: icons })] : [];
}

export function wildlingLines(id: string): string[] {
  return (['lowest', 'others', 'reward'] as const).map((side) =>
    t(`about.wildling.${side}`, { text: say(`wildling.${id}.${side}`) }),
  );
}

export function tideLines(id: Parameters<typeof tideOf>[0]): string[] {
  const { strength, swords, towers, skulls } = tideOf(id);
  return [
    t('about.strength', { n: strength }),
    ...(swords > 0 ? [t('swords.count', { n: swords })] : []),
    ...(towers > 0 ? [t('towers.count', { n: towers })] : []),
    ...(skulls > 0 ? [t('skulls.count', { n: skulls })] : []),
  ];
}
