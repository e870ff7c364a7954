// Entries for playing alone: the Solo Hero Cards and the Rival Cards, as the Rival reads them (§20).

import type { Entry } from '@three-thrones/game-kit/board/appendix.ts';
import { EntryCard } from '@three-thrones/game-kit/board/entry-card.tsx';
import { formatList, formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { HouseId } from '../data/ids.ts';
import { RIVAL_CARDS, RIVAL_HOUSES, type RivalCardId, ROWS, rivalCard, soloHero } from '../data/solo.ts';
import { CardArt } from './card-art.tsx';
import { action, cardName, place, say, t } from './words/names.ts';
import { rivalRecruitText, rivalSpecialText } from './words/rival.ts';

export function rivalEntries(): readonly Entry[] {
  return [...RIVAL_HOUSES.map(soloHeroEntry), ...RIVAL_CARDS.map(rivalCardEntry)];
}

/** All of them are ours: only how such a card is made is known. */
const OURS = { isReconstructed: true } as const;

function soloHeroEntry(house: HouseId): Entry {
  const { hero, strength } = soloHero(house);
  return {
    anchor: `solo-hero-${house}`,
    title: `${plain(cardName(hero))}: ${t('term.solo-hero-card')}`,
    face: [say(`house.${house}.name`), t('solo-hero.strength', { n: strength })],
    lines: [say(`solo-hero.${house}.ability`)],
    picture: <EntryCard house={house} art={<CardArt id={hero} />} corner={formatNumber(strength)} />,
    ...OURS,
  };
}

function rivalCardEntry(id: RivalCardId, at: number): Entry {
  const { pairs, ...card } = rivalCard(id);
  const n = at + 1;
  const pair = ([first, second]: (typeof pairs)[number]): string =>
    t('rival-card.pair', { first: action(first), second: action(second) });
  const targets = (move: 'march' | 'sail'): string =>
    t('rival-card.targets', {
      action: action(move),
      places: formatList(ROWS.map((row) => place(card[move][row]))),
    });
  return {
    anchor: `rival-card-${id}`,
    title: t('rival-card.name', { n }),
    face: [plain(t('rival-card.pairs', { pairs: formatList(pairs.map(pair)) }))],
    lines: [
      plain(targets('march')),
      plain(targets('sail')),
      `${say('action.recruit.name')}: ${rivalRecruitText(id, {})}`,
      `${formatList([say('action.whisper.name'), say('action.event.name')])}: ${rivalSpecialText(id, {})}`,
    ],
    picture: <EntryCard art={<Icon name="leader" />} corner={formatNumber(n)} />,
    ...OURS,
  };
}
