// The Night King and all that is his, the houses between the two sides, and whoever plays with me.

import { size } from '@three-thrones/kernel';
import { SeatSheet } from '@three-thrones/game-kit/board/seat-sheet.tsx';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import type { Props } from '../types.ts';
import { cards, t } from '../words/names.ts';
import { Balance } from './balance.tsx';
import { KingPanel } from './king.tsx';
import { Teammates } from './teammates.tsx';
import '../others.css';
import './others.css';

export function Others(props: Props) {
  const { world } = props.view;
  return (
    <div className="te-others te-coop">
      <KingPanel world={world} />
      <Balance {...props} />
      <Teammates {...props} />
      <p className="te-deck" data-about="term:plot-deck">
        {t('mat.deck.count', { n: size(world.deck) })}
        <SeatSheet
          title={t('mat.discard.count', { n: world.discard.length })}
          sign={t('mat.discard.count', { n: world.discard.length })}
        >
          <p>
            <Rich text={cards(world.discard)} />
          </p>
        </SeatSheet>
      </p>
    </div>
  );
}
