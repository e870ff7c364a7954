// The appendix of The Iron Throne, from its data and the words of its table.

import type { ReactNode } from 'react';
import type { Appendix, AppendixChapter, Entry } from '@three-thrones/game-kit/board/appendix.ts';
import { CardArt } from '@three-thrones/game-kit/board/card.tsx';
import { EntryCard } from '@three-thrones/game-kit/board/entry-card.tsx';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatList, formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { ability, characterOn, deckOf, eventCard, eventDeck, house as houseData } from '../data/data.ts';
import { houseOf, isCharacterCard, isTruce, valueOf } from '../data/data.ts';
import eventsJson from '../data/events.json' with { type: 'json' };
import housesJson from '../data/houses.json' with { type: 'json' };
import type { AbilityId, CardId, CharacterCardId, EventId, HouseId, LeaderId } from '../data/ids.ts';
import { type CharacterId, HOUSES } from '../data/ids.ts';
import tablesJson from '../data/tables.json' with { type: 'json' };
import { ironThroneWords } from '../text/words.ts';
import { momentAbilities, MOMENTS, momentText } from './help/moments.ts';
import { helpWords } from './help/words.ts';
import { Crown, emblem, Medal, Token } from './pieces.tsx';
import { placePieces } from './stage/art.ts';
import { say, t as told } from './words/names.ts';
import { TERM_RULES, type TermId } from './words/term-rules.ts';

export async function loadAppendix(): Promise<Appendix> {
  placeSigns();
  placePieces();
  await Promise.all([ironThroneWords.loadAll(), helpWords.load()]);
  return chapters;
}

const PERSONS = HOUSES.flatMap((id) => houseData(id).characters);

function chapters(): readonly AppendixChapter[] {
  const plainCards = HOUSES.flatMap((id) => [...new Set(deckOf(id))]).filter((id) => !isCharacterCard(id));
  return [
    chapter('box', 'power-token', box()),
    chapter('houses', 'leader', HOUSES.map(houseEntry)),
    chapter(
      ...(['leaders', 'leader'] as const),
      PERSONS.map(({ leader }) => leaderEntry(leader)),
    ),
    chapter(
      ...(['character-cards', 'card'] as const),
      PERSONS.map(({ card }) => characterCardEntry(card)),
    ),
    chapter('house-cards', 'hostility', plainCards.map(cardEntry)),
    chapter(
      ...(['characters', 'power'] as const),
      PERSONS.map(({ id, startingPower }) => characterEntry(id, startingPower)),
    ),
    chapter('events', 'raven', [...new Set(eventDeck(HOUSES))].map(eventEntry)),
    chapter('moments', 'clock', MOMENTS.map(momentEntry)),
    chapter('terms', 'iron-throne', (Object.keys(TERM_RULES) as TermId[]).map(termEntry)),
  ];
}

type ChapterId =
  | 'box'
  | 'character-cards'
  | 'characters'
  | 'events'
  | 'house-cards'
  | 'houses'
  | 'leaders'
  | 'moments'
  | 'terms';

function chapter(id: ChapterId, icon: string, entries: readonly Entry[]): AppendixChapter {
  return { id, icon, title: helpWords.t(`appendix.${id}`), entries };
}

/** What lies in the box, by the word its thing has. */
const IN_THE_BOX: readonly (readonly [
  part: keyof typeof tablesJson.components,
  term: string,
  picture: ReactNode,
])[] = [
  ['leaderSheets', 'leader-sheet', <Icon key="leaders" name="leader" />],
  ['characterTokens', 'character-token', <Medal key="characters" id="stark.robb" />],
  ['powerTokens', 'power-token', <Crown key="power" n={1} />],
  ['influenceBoards', 'influence-board', <Shield key="boards" house="lannister" />],
  ['influenceTokens', 'influence-token', <Token key="influence" house="tyrell" />],
  ['houseCards', 'house-card', <Icon key="cards" name="card" />],
  ['eventCards', 'event-card', <Icon key="events" name="raven" />],
];

function box(): Entry[] {
  return IN_THE_BOX.map(([part, term, picture]) => {
    const { value } = tablesJson.components[part];
    return {
      anchor: `box-${term}`,
      title: t('rules.appendix.times', { n: value, thing: say(`term.${term}`) }),
      face: part === 'eventCards' ? [] : [helpWords.t('appendix.each-house', { n: value / HOUSES.length })],
      lines: [],
      picture,
    };
  });
}

function houseEntry(id: HouseId): Entry {
  const { characters } = houseData(id);
  const values = deckOf(id)
    .filter((card) => !isTruce(card) && !isCharacterCard(card))
    .map((card) => formatNumber(valueOf(card)));
  const truces = deckOf(id).filter(isTruce).length;
  return {
    anchor: `house-${id}`,
    title: say(`house.${id}.name`),
    face: [],
    lines: [
      helpWords.t('appendix.persons', { names: formatList(characters.map((one) => personName(one.id))) }),
      helpWords.t('appendix.values', { values: formatList(values) }),
      t('rules.appendix.times', { n: truces, thing: told('term.truce') }),
    ],
    picture: <Shield house={id} />,
    isReconstructed: isReconstructed(housesJson.houses.find((one) => one.id === id)!.deckSource),
  };
}

function personName(id: CharacterId): string {
  return say(`character.${id}.name`);
}

/** Does the data say so of any of its values? */
function isReconstructed(value: unknown): boolean {
  if (typeof value === 'string') return value.endsWith('reconstructed');
  return typeof value === 'object' && value !== null && Object.values(value).some(isReconstructed);
}

function leaderEntry(id: LeaderId): Entry {
  return {
    anchor: `leader-${id}`,
    title: say(`leader.${id}.name`),
    ...abilityWords(id, 'term.leader'),
    picture: <PersonCard id={id} corner={<Icon name="leader" />} />,
  };
}

function characterCardEntry(id: CharacterCardId): Entry {
  return {
    anchor: `card-${id}`,
    title: say(`card.${id}.name`),
    ...abilityWords(id, 'term.character-card'),
    picture: <PersonCard id={id} corner={formatNumber(valueOf(id))} />,
  };
}

/** Whose ability it is, when it may be used, what it does, and what must be so. */
function abilityWords(id: AbilityId, term: 'term.character-card' | 'term.leader') {
  const { window, condition, source } = ability(id);
  return {
    face: [say(`house.${houseOf(id)}.name`), told(term), say(`moment.${window}.name`)],
    lines: [say(`ability.${id}.text`)],
    needs:
      condition === 'none' ? [] : [helpWords.t('appendix.if', { condition: say(`condition.${condition}`) })],
    isReconstructed: isReconstructed(source),
  };
}

function PersonCard({ id, corner }: { readonly id: AbilityId; readonly corner: ReactNode }) {
  return <HouseCard house={houseOf(id)} sign={emblem(characterOn(id))} corner={corner} />;
}

interface HouseCardProps {
  readonly house: HouseId;
  /** What is drawn on it, by the address of the drawing. */
  readonly sign: string;
  readonly corner: ReactNode;
}

function HouseCard({ house, sign, corner }: HouseCardProps) {
  const art = (
    <CardArt size={[84, 48]} house={house}>
      <rect width="84" height="48" className="it-field" />
      <rect width="84" height="48" fill={`url(#pattern-${house})`} opacity=".55" />
      <use href={sign} x="38" y="5" width="38" height="38" className="it-charge" />
    </CardArt>
  );
  return <EntryCard house={house} art={art} corner={corner} />;
}

function cardEntry(id: CardId): Entry {
  const house = houseOf(id);
  const row = housesJson.houses.find((one) => one.id === house)!.deck.find((one) => one.id === id)!;
  return {
    anchor: `card-${id}`,
    title: say(`card.${id}.name`),
    face: [say(`house.${house}.name`), helpWords.t('appendix.in-deck', { n: row.count })],
    lines: [isTruce(id) ? told('card.truce.detail') : helpWords.t('appendix.hostility', { n: valueOf(id) })],
    picture: (
      <HouseCard
        house={house}
        sign={isTruce(id) ? '#icon-truce' : '#icon-hostility'}
        corner={isTruce(id) ? <Icon name="truce" /> : formatNumber(valueOf(id))}
      />
    ),
    isReconstructed: isReconstructed(row.source),
  };
}

function characterEntry(id: CharacterId, startingPower: number): Entry {
  return {
    anchor: `character-${id}`,
    title: personName(id),
    face: [
      say(`house.${houseOf(id)}.name`),
      told('term.character-token'),
      t('rules.appendix.times', { n: startingPower, thing: told('term.power') }),
    ],
    lines: [told('about.character')],
    picture: <Medal id={id} />,
  };
}

function eventEntry(id: EventId): Entry {
  const { copies, house } = eventCard(id);
  return {
    anchor: `event-${id}`,
    title: say(`event.${id}.name`),
    face: [
      told(house ? 'term.event-card' : 'term.special-event'),
      helpWords.t('appendix.in-events', { n: copies }),
    ],
    lines: [house ? told('about.event.house') : say(`about.${id}`)],
    picture: house ? <Shield house={house} /> : <Icon name="raven" />,
    isReconstructed: isReconstructed(eventsJson.cards.find((one) => one.id === id)!.source),
  };
}

function momentEntry(id: string): Entry {
  return {
    anchor: `moment-${id}`,
    title: say(`moment.${id}.name`),
    face: [],
    lines: [momentText(id), ...momentAbilities(id)],
    picture: <Icon name="clock" />,
  };
}

/** The sign of every word that is explained at the table. */
const TERMS: Readonly<Record<TermId, string>> = {
  'accept-support': 'check',
  'active-player': 'people',
  'character-card': 'card',
  'clash-card': 'card',
  'discard-pile': 'card',
  'event-card': 'raven',
  'event-deck': 'raven',
  'failed-truce': 'betrayal',
  'house-card': 'card',
  'house-deck': 'card',
  'influence-board': 'influence',
  'influence-over': 'influence',
  'influence-token': 'influence',
  'leader-ability': 'leader',
  'leader-sheet': 'leader',
  'offer-support': 'order-support',
  'out-of-the-game': 'close',
  'reject-support': 'close',
  'shared-victory': 'iron-throne',
  'special-event': 'raven',
  'spread-influence': 'influence',
  'stay-out': 'retreat',
  'take-hostage': 'hostage',
  betrayal: 'betrayal',
  challenger: 'action-march',
  character: 'hero',
  deal: 'truce',
  dead: 'skull',
  defender: 'order-defense',
  encounter: 'hostility',
  hand: 'card',
  hostage: 'hostage',
  hostility: 'hostility',
  influence: 'influence',
  leader: 'leader',
  negotiation: 'bargain',
  opponent: 'person',
  outcome: 'hostility',
  participant: 'people',
  penalty: 'skull',
  power: 'power',
  promise: 'talk',
  proposal: 'bargain',
  reconstructed: 'why',
  release: 'hostage',
  reshuffle: 'card',
  retreat: 'retreat',
  reward: 'order-star',
  side: 'people',
  strength: 'hostility',
  supporter: 'order-support',
  tie: 'hostility',
  torture: 'skull',
  truce: 'truce',
  victory: 'iron-throne',
  window: 'clock',
};

function termEntry(id: TermId): Entry {
  return {
    anchor: `term-${id}`,
    title: say(`term.${id}`),
    face: [],
    lines: [say(`about.${id}`)],
    picture: <Icon name={TERMS[id]} />,
  };
}
