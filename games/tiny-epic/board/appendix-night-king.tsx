// Entries for playing together: the Ranger cards and the exploration tokens (§21).

import type { Entry } from '@three-thrones/game-kit/board/appendix.ts';
import { EntryCard } from '@three-thrones/game-kit/board/entry-card.tsx';
import { formatList, formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import coopJson from '../data/coop.json' with { type: 'json' };
import { place, say, t } from './words/names.ts';

export function nightKingEntries(): readonly Entry[] {
  return [...coopJson.rangerCards.map(rangerEntry), ...TOKENS.map(tokenEntry)];
}

const { brown, blue } = coopJson.explorationTokens;
const TOKENS = [...new Set([...brown.kinds, ...blue.kinds].map(({ id }) => id))];

function rangerEntry({
  id,
  round,
  tokens,
  whiteWalkers,
  attack,
  source,
}: (typeof coopJson.rangerCards)[number]): Entry {
  const places = (ids: readonly string[]): string => formatList(ids.map(place));
  return {
    anchor: `ranger-${id}`,
    title: say(`ranger.${id}.name`),
    face: [],
    lines: [
      plain(t('ranger.tokens', { places: places(tokens) })),
      plain(t('ranger.walkers', { places: places(whiteWalkers) })),
      attack === null ? t('ranger.no-attack') : plain(t('ranger.attack', { place: place(attack) })),
    ],
    picture: <EntryCard art={<Icon name="white-walker" />} corner={formatNumber(round)} />,
    isReconstructed: source === 'reconstructed',
  };
}

function tokenEntry(id: string): Entry {
  return {
    anchor: `token-${id}`,
    title: say(`term.${id}`),
    face: [t('term.exploration-token')],
    lines: [say(`token.${id}.text`)],
    picture: <Icon name="search" />,
  };
}
