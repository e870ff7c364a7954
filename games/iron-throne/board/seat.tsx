// One side of the table: who leads, who lives, what is spread, what is held. At the table, on my mat and in the drawer.

import { type Seat as SeatId, size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { use } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatList, formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { SeatNote } from '@three-thrones/game-kit/board/others.tsx';
import { isAsked } from '@three-thrones/game-kit/board/asked.ts';
import { tables } from '../data/data.ts';
import { charactersOf, type Hostage, mat, spreadOf } from '../rules/queries.ts';
import { Piece } from './piece.tsx';
import { Back, CardSign, Crown, Fan, Frame, Medal, Seal, SmallFace, Sockets } from './pieces.tsx';
import { roleOf, standingOf } from './standing.ts';
import { houseName, person, personOn, words } from './stage/words.ts';
import type { Props } from './types.ts';
import { cardName } from './words/names.ts';
import './seat.css';

interface OfSeat {
  readonly board: Props;
  readonly seat: SeatId;
}

export function Leader({ board, seat }: OfSeat) {
  const { world } = board.view;
  const { leader, sheet } = mat(world, seat);
  const spread = spreadOf(world, seat);
  const all = tables.victory;
  return (
    <div className="it-leads">
      <Piece
        board={board}
        thing={leader ? `leader:${leader}` : `house:${seat}`}
        label={leader ? words('leader', { name: personOn(leader), n: sheet }) : words('leader.none')}
        className="it-leader-sheet"
      >
        <Frame leader={leader} house={seat} />
        {leader && (
          <>
            {' '}
            <Crown n={sheet} className="it-sheet" />
          </>
        )}
      </Piece>
      <Piece
        board={board}
        thing={`spread:${seat}`}
        label={words('spread', { house: houseName(seat), n: spread, all })}
        className="it-spread"
      >
        <Seal n={spread} all={all} />
      </Piece>
    </div>
  );
}

/** Whose side it is, who plays it, and the part it has in the encounter. */
export function SeatHead({ board, seat }: OfSeat) {
  const { names, eye, asked } = board;
  const note = use(SeatNote);
  const role = roleOf(board, seat);
  const who = seat === eye ? words('you') : (names[seat] ?? '');
  return (
    <div className="it-head" data-turn={isAsked(asked, seat)}>
      <Piece
        board={board}
        thing={`house:${seat}`}
        label={words('seat', { house: houseName(seat), person: who })}
        className="it-name"
      >
        <b>{houseName(seat)}</b> <bdi>{who}</bdi>
      </Piece>
      {note(seat)}
      {role && (
        <span className={clsx('it-role', role.kind)} data-about={`term:${role.term}`}>
          <Icon name={role.icon} />
          <span>{role.label}</span>
        </span>
      )}
    </div>
  );
}

export function Characters({ board, seat }: OfSeat) {
  const { world } = board.view;
  return (
    <div className="it-characters">
      {charactersOf(world, seat).map((id) => {
        const standing = standingOf(world, id);
        const n = mat(world, seat).power[id] ?? 0;
        return (
          <Piece
            key={id}
            board={board}
            // In the encounter the person stands in the arena: that one answers.
            thing={`character:${id}`}
            label={words(standing, { name: person(id), n })}
            className={clsx('it-character', standing)}
          >
            <Medal id={id} standing={standing} />
            <span className="it-character-name">{person(id)}</span> {standing === 'alive' && <Crown n={n} />}
          </Piece>
        );
      })}
    </div>
  );
}

export function Influence({ board, seat }: OfSeat) {
  const { board: tokens } = mat(board.view.world, seat);
  const there = Object.entries(tokens).flatMap(([of, n]) =>
    n > 0 ? [words('board.token', { house: houseName(of), n })] : [],
  );
  return (
    <Piece
      board={board}
      thing={`board:${seat}`}
      label={words('board', {
        house: houseName(seat),
        tokens: there.length > 0 ? formatList(there) : words('board.empty'),
      })}
      className="it-influence"
    >
      <Sockets house={seat} board={tokens} />
    </Piece>
  );
}

export function HandOf({ board, seat }: OfSeat) {
  const n = size(mat(board.view.world, seat).hand);
  return (
    <Piece
      board={board}
      thing={`fan:${seat}`}
      label={words('fan', { house: houseName(seat), n })}
      className="it-hand-of"
    >
      <Fan house={seat} n={n} />
    </Piece>
  );
}

/** Backs between bars; whoever holds one knows its face. */
export function Rack({ board, seat }: OfSeat) {
  const { hostages } = mat(board.view.world, seat);
  if (hostages.length === 0) return null;
  return (
    <div className={clsx('it-rack', { many: hostages.length > 4 })}>
      {hostages.map((hostage) => (
        <Held key={hostage.id} board={board} hostage={hostage} />
      ))}
    </div>
  );
}

function Held({ board, hostage: { id, of, card } }: { readonly board: Props; readonly hostage: Hostage }) {
  const known = card.secret;
  return (
    <Piece
      board={board}
      thing={`hostage:${id}`}
      label={
        known
          ? words('hostage.known', { card: plain(cardName(known)), house: houseName(of) })
          : words('hostage', { house: houseName(of) })
      }
      className="it-held"
    >
      <Back house={of} />
      {known && (
        <b aria-hidden="true">
          <CardSign id={known} />
        </b>
      )}
    </Piece>
  );
}

/** Character cards used in this encounter lie face up before whoever used them. */
export function Used({ board, seat }: OfSeat) {
  const used = board.view.world.encounter?.used.filter((one) => one.seat === seat) ?? [];
  return used.map(({ card }, at) => (
    <Piece
      key={at}
      board={board}
      thing={`card:${card}`}
      label={words('used', { house: houseName(seat), card: plain(cardName(card)) })}
      className="it-used"
    >
      <SmallFace id={card} />
    </Piece>
  ));
}

export function Piles({ board, seat }: OfSeat) {
  const { deck, discard } = mat(board.view.world, seat);
  const [inDeck, out] = [size(deck), discard.length];
  return (
    <Piece board={board} thing={`pile:${seat}`} className="it-piles">
      <span>
        {words('pile.deck')} <b>{formatNumber(inDeck)}</b>
      </span>{' '}
      <span>
        {words('pile.discard')} <b>{formatNumber(out)}</b>
      </span>
    </Piece>
  );
}
