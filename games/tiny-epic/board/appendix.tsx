// The appendix of Tiny Epic Game of Thrones, from its data and the words of its table.

import { card, house as matOf } from '../data/data.ts';
import housesJson from '../data/houses.json' with { type: 'json' };
import {
  ACTIONS,
  type ActionId,
  BATTLE_TYPES,
  type BattleType,
  type CardId,
  HEROES,
  HOUSES,
  type HouseId,
  PLOT_CARDS,
} from '../data/ids.ts';
import plotCardsJson from '../data/plot-cards.json' with { type: 'json' };
import tablesJson from '../data/tables.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { nightKingEntries } from './appendix-night-king.tsx';
import { rivalEntries } from './appendix-rival.tsx';
import { CardArt } from './card-art.tsx';
import { Die, Token } from './pieces.tsx';
import { cardName, eventText, hasWords, houses, iconWords, place, say, t as told } from './words/names.ts';
import { BATTLE } from './words/options.ts';
import { tinyEpicWords } from '../text/words.ts';
import { formatList, formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { Appendix, AppendixChapter, Entry } from '@three-thrones/game-kit/board/appendix.ts';
import { EntryCard } from '@three-thrones/game-kit/board/entry-card.tsx';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';

export async function loadAppendix(): Promise<Appendix> {
  placeSigns();
  await tinyEpicWords.loadAll();
  return chapters;
}

function chapters(): readonly AppendixChapter[] {
  const isHere = (id: CardId): boolean => card(id).set !== 'ice-and-fire';
  const leaders = HEROES.filter((id) => isHere(id) && card(id).set !== 'base');
  return [
    chapter('box', 'die-frame', box()),
    chapter('actions', 'action-march', ACTIONS.map(actionEntry)),
    chapter('houses', 'leader', HOUSES.filter(isBaseHouse).map(houseEntry)),
    chapter(
      'heroes',
      'hero',
      HEROES.filter((id) => card(id).set === 'base').map((id) => cardEntry(id)),
    ),
    chapter(
      'leaders',
      'hero',
      leaders.map((id) => cardEntry(id)),
    ),
    chapter(
      'plot-cards',
      'card',
      PLOT_CARDS.filter(isHere).map((id) => cardEntry(id)),
    ),
    chapter('battle-icons', 'hostility', BATTLE_TYPES.map(battleEntry)),
    chapter('terms', 'iron-throne', Object.keys(TERMS).map(termEntry)),
    chapter('expansion', 'dragon', [
      ...HOUSES.filter((id) => !isBaseHouse(id)).map(houseEntry),
      ...[...HEROES, ...PLOT_CARDS].filter((id) => !isHere(id)).map((id) => cardEntry(id)),
    ]),
    chapter('rival', 'leader', rivalEntries()),
    chapter('night-king', 'white-walker', nightKingEntries()),
  ];
}

function chapter(id: ChapterId, icon: string, entries: readonly Entry[]): AppendixChapter {
  return { id, icon, title: tinyEpicWords.t(`appendix.${id}`), entries };
}

type ChapterId =
  | 'actions'
  | 'battle-icons'
  | 'box'
  | 'expansion'
  | 'heroes'
  | 'houses'
  | 'leaders'
  | 'night-king'
  | 'plot-cards'
  | 'rival'
  | 'terms';

/** What lies in the box, by the word its thing has. */
const IN_THE_BOX: readonly (readonly [
  part: keyof typeof tablesJson.components.base,
  term: string,
  picture: ReactNode,
])[] = [
  ['mapMats', 'map-card', <Icon key="map" name="castle" />],
  ['actionMat', 'action-mat', <Icon key="actions" name="options-list" />],
  ['houseMats', 'house-mat', <Icon key="mats" name="leader" />],
  ['actionDice', 'action-die', <Die key="dice" face="march" />],
  ['plotCards', 'plot-card', <Icon key="cards" name="card" />],
  ['heroCards', 'hero-card', <Icon key="heroes" name="card" />],
  ['heroFigures', 'hero-figure', <Icon key="figures" name="hero" />],
  ['powerTokens', 'power-token', <Token key="tokens" house="stark" />],
  ['shieldTokens', 'shield', <Shield key="shields" house="lannister" />],
  ['castles', 'castle', <Icon key="castles" name="castle" />],
  ['goldCoins', 'gold-coin', <Icon key="gold" name="gold" />],
  ['ironThrone', 'iron-throne', <Icon key="throne" name="iron-throne" />],
  ['handOfTheKing', 'hand-of-the-king', <Icon key="hand" name="influence" />],
  ['vengeanceTokens', 'vengeance-token', <Icon key="vengeance" name="betrayal" />],
  ['crown', 'crown', <Icon key="crown" name="power" />],
  ['roundMat', 'round-track', <Icon key="rounds" name="clock" />],
  ['scoreMat', 'score-track', <Icon key="score" name="victory-point" />],
];

function box(): Entry[] {
  const counts = tablesJson.components.base as Readonly<Record<string, unknown>>;
  return IN_THE_BOX.map(([part, term, picture]) => ({
    anchor: `box-${term}`,
    title: t('rules.appendix.times', { n: counts[part] as number, thing: say(`term.${term}`) }),
    face: [],
    lines: hasWords(`about.${term}`) ? [say(`about.${term}`)] : [],
    picture,
  }));
}

function actionEntry(id: ActionId): Entry {
  return {
    anchor: `action-${id}`,
    title: say(`action.${id}.name`),
    face: [],
    lines: [say(`action.${id}.text`)],
    picture: <Die face={id} />,
  };
}

function isBaseHouse(id: HouseId): boolean {
  return matOf(id).set === 'base';
}

const houseRows: readonly {
  readonly id: string;
  readonly ability?: unknown;
  readonly allianceAbility: unknown;
}[] = housesJson.houses;
const cardRows: readonly { readonly id: string }[] = [...plotCardsJson.cards, ...housesJson.heroes];

/** Does the data say so of any of its values? */
function isReconstructed(value: unknown): boolean {
  return value === 'reconstructed' || (isTree(value) && Object.values(value).some(isReconstructed));
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function houseEntry(id: HouseId): Entry {
  const { homeDomain, hero, alternateHeroes, ability } = matOf(id);
  const row = houseRows.find((one) => one.id === id)!;
  const heroes = [...(hero ? [hero] : []), ...alternateHeroes].map(cardName);
  return {
    anchor: `house-${id}`,
    title: say(`house.${id}.name`),
    face: [
      `${told('term.home-domain')}: ${plain(place(homeDomain))}`,
      ...(heroes.length > 0 ? [`${told('term.hero')}: ${formatList(heroes.map(plain))}`] : []),
    ],
    lines: [
      `${told(ability ? 'term.house-ability' : 'term.alliance-ability')}: ${say(`ability.${id}.text`)}`,
    ],
    picture: <Shield house={id} />,
    isReconstructed: isReconstructed(row.ability ?? row.allianceAbility),
  };
}

/** Hero Cards and some others bear the same shield twice. */
function shieldWords(shields: readonly HouseId[]): string {
  const [first] = shields;
  const isTwice = shields.length > 1 && shields.every((one) => one === first);
  return isTwice
    ? t('rules.appendix.times', { n: shields.length, thing: houses([first!]) })
    : houses(shields);
}

function cardEntry(id: CardId): Entry {
  const { kind, shields, battle, event } = card(id);
  return {
    anchor: `card-${id}`,
    title: plain(cardName(id)),
    face: [
      told(kind === 'hero' ? 'term.hero-card' : 'term.plot-card'),
      told('card.face.battle', { icon: iconWords(id) }),
      told('card.face.defence', { gold: battle.defendCost }),
      plain(told('card.face.shields', { shields: shieldWords(shields) })),
    ],
    lines: [eventText(id)],
    needs: event.prerequisites
      .map((one) => `prerequisite.${one}`)
      .filter(hasWords)
      .map((key) => say(key)),
    picture: (
      <EntryCard
        art={<CardArt id={id} />}
        corner={
          battle.type === 'strength' ? formatNumber(battle.strength) : <Icon name={BATTLE[battle.type]} />
        }
      />
    ),
    isReconstructed: isReconstructed(cardRows.find((one) => one.id === id)),
  };
}

function battleEntry(id: BattleType): Entry {
  return {
    anchor: `battle-${id}`,
    title: say(`battle.${id}.name`),
    face: [],
    lines: [say(`battle.${id}.text`)],
    picture: <Icon name={BATTLE[id]} />,
  };
}

/** Whatever else is explained on the table, with its sign. */
const TERMS: Readonly<Record<string, string>> = {
  'iron-throne': 'iron-throne',
  castle: 'castle',
  fief: 'supply',
  'force-track': 'power-token',
  'gold-track': 'gold',
  'ally-pool': 'truce',
  'token-pool': 'power-token',
  'hand-of-the-king': 'influence',
  'vengeance-token': 'betrayal',
  objective: 'victory-point',
  'score-track': 'victory-point',
  'round-track': 'clock',
  'action-mat': 'options-list',
  'plot-deck': 'card',
  'plot-card': 'card',
  'unknown-card': 'secret',
  'victory-point': 'victory-point',
  'scoring-phase': 'order-star',
  'castle-scoring': 'castle',
  'collect-taxes': 'gold',
  'defence-cost': 'gold',
  'power-token': 'power-token',
  'bottom-die': 'die-frame',
  alliance: 'truce',
  hero: 'hero',
  strength: 'hostility',
  turn: 'clock',
  rival: 'leader',
  'rival-card': 'card',
  'solo-hero-card': 'hero',
  'next-target': 'order-march',
  'golden-rule': 'order-star',
  'blocked-slot': 'gold',
  treaty: 'people',
  'night-king': 'white-walker',
  'white-walker': 'white-walker',
  'ice-dragon': 'dragon',
  'the-wall': 'garrison',
  'ranger-card': 'card',
  'exploration-token': 'search',
  'three-eyed-raven': 'raven',
  'dragon-glass': 'valyrian-blade',
  'valyrian-steel': 'sword',
  'evoke-terror': 'skull',
  'terror-pool': 'skull',
  'terrified-house': 'betrayal',
  teammate: 'person',
  egg: 'egg',
  dragon: 'dragon',
};

function termEntry(id: string): Entry {
  return {
    anchor: `term-${id}`,
    title: say(`term.${id}`),
    face: [],
    lines: [say(`about.${id}`)],
    picture: <Icon name={TERMS[id]!} />,
  };
}
