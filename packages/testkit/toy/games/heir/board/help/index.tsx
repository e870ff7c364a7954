// What "?" opens over a table of Heir: numbers, words and a picture. Its goal is the opening chapter of the manual.

import type { Help } from '@three-thrones/game-kit/board/help.ts';
import { Picture, Signs, Then } from '@three-thrones/game-kit/board/picture.tsx';
import { placeSigns } from '@three-thrones/game-kit/board/signs.ts';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { points, type World } from '../../rules/queries.ts';
import { heirWords } from '../../text/words.ts';
import { house, t } from '../words.ts';

export const help: Help<World> = {
  load: async () => {
    placeSigns();
    await heirWords.load();
  },
  standing: ({ world }) =>
    world.order.map((seat) => ({
      icon: 'victory-point',
      label: house(seat),
      value: formatNumber(points(world, seat)),
      lines: [t('term.rounds')],
      rule: '2.3',
    })),
  glossary: () => [{ id: 'worth', word: t('term.worth'), text: t('term.worth.text'), rule: '2.2' }],
  pictures: {
    'minute.1': () => (
      <Picture>
        <Signs names={['card', 'card', 'card']} />
        <Then />
        <Signs names={['iron-throne']} isGoal />
      </Picture>
    ),
  },
};
