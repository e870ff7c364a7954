// Every card as an entry behind the rules.

import type { Appendix } from '@three-thrones/game-kit/board/appendix.ts';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { CARDS, worthOf } from '../data/ids.ts';
import { heirWords } from '../text/words.ts';
import { cardName, t } from './words.ts';

export async function loadAppendix(): Promise<Appendix> {
  placeSigns();
  await heirWords.load();
  return () => [
    {
      id: 'cards',
      icon: 'card',
      title: t('appendix.cards'),
      entries: CARDS.map((id) => ({
        anchor: `card-${id}`,
        title: cardName(id),
        face: [t('card.worth', { worth: worthOf(id) })],
        lines: [],
        picture: <Icon name="card" />,
      })),
    },
  ];
}
