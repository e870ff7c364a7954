// The card that was turned over, with its target for each row, where there is room for it; the Hero's row is lit.

import { clsx } from 'clsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { ROWS, rivalCard } from '../../data/solo.ts';
import type { Standing } from '../../companion/dialogue.ts';
import { action, place, t } from '../words/names.ts';
import { rivalCardName } from '../words/rival.ts';
import { rolledIn, rowIn } from './so-far.tsx';
import './card-rows.css';

const MOVES = ['march', 'sail'] as const;

export function CardRows({ now }: { readonly now: Standing }) {
  const rolled = rolledIn(now);
  if (!rolled) return null;
  const card = rivalCard(rolled.card);
  const row = rowIn(now);
  return (
    <table className="te-cp-rows" data-theme="day">
      <caption>{rivalCardName(rolled.card)}</caption>
      <thead>
        <tr>
          <th>
            <span className="unseen">{t('rival.row.hero')}</span>
          </th>
          {MOVES.map((move) => (
            <th key={move} scope="col">
              {plain(action(move))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((one) => (
          <tr key={one} className={clsx({ now: one === row })}>
            <th scope="row">{t(`rival.row.${one}.name`)}</th>
            {MOVES.map((move) => (
              <td key={move}>{plain(place(card[move][one]))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
