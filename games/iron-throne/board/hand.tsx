// The house cards I hold: hostility from the strongest down, truces, then persons. A card is known by what is printed on it,
// so several that look alike answer as one.

import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { characterOn, isCharacterCard, isTruce, valueOf } from '../data/data.ts';
import type { CardId } from '../data/ids.ts';
import { isAlive, mat } from '../rules/queries.ts';
import { CardFace } from './card.tsx';
import { Fan } from './pieces.tsx';
import { nearSeat } from './standing.ts';
import { words } from './stage/words.ts';
import type { Props } from './types.ts';
import { isCard } from './words/names.ts';
import '@three-thrones/game-kit/board/hand.css';
import './hand.css';

/** Where a card lies in the hand. */
function rank(id: CardId): number {
  if (isCharacterCard(id)) return 200;
  return isTruce(id) ? 100 : -valueOf(id);
}

export function Hand(props: Props) {
  const { view, eye } = props;
  const seat = nearSeat(props);
  const held = mat(view.world, seat).hand;
  const cards = [...(held.secret ?? [])].sort((one, other) => rank(one) - rank(other));
  const asksForCards = cards.some((id) => props.open.has(`card:${id}`));
  return (
    <section
      className="board-hand it-hand"
      aria-label={words('hand')}
      data-asked={asksForCards}
      data-house={seat}
    >
      {cards.length === 0 && eye !== 'spectator' && <p className="quiet">{words('hand.empty')}</p>}
      {eye === 'spectator' && <Fan house={seat} n={held.count ?? 0} />}
      <ul>
        {cards.map((id, at) => (
          <li
            key={`${id} ${cards.slice(0, at).filter((other) => other === id).length}`}
            className={clsx({ person: isCharacterCard(id), open: props.open.has(`card:${id}`) })}
            style={{ '--at': at - (cards.length - 1) / 2 } as CSSProperties}
          >
            <button type="button" className="board-card" {...thingProps(props, `card:${id}`)}>
              <CardFace id={id} note={noteOn(props, id)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is said at the foot of a card now. */
function noteOn({ view, open, eye }: Props, id: CardId): Parameters<typeof CardFace>[0]['note'] {
  if (!isCharacterCard(id)) return undefined;
  if (view.world.window && open.has(`card:${id}`)) return { kind: 'now', text: words('note.now') };
  const person = characterOn(id);
  const { leader } = mat(view.world, eye);
  // Who lives is known only when somebody leads.
  const isNotDead = leader === undefined || characterOn(leader) === person || isAlive(view.world, person);
  return isNotDead ? undefined : { kind: 'void', text: words('note.dead') };
}

/** One of them, to be read large. */
export function Card({ id }: { readonly id: string }) {
  return isCard(id) ? <CardFace id={id} /> : null;
}
