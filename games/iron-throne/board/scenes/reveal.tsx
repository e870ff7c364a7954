// Both cards turn at once, the score is counted line by line, then the outcome's word.

import { plain } from '@three-thrones/ui/rich.ts';
import { StagedFight, type StagedSide } from '@three-thrones/game-kit/board/reveal.tsx';
import type { AbilityId, CardId, CharacterId } from '../../data/ids.ts';
import { activeOf, type Facts, type Side } from '../../rules/queries.ts';
import { CardFace } from '../card.tsx';
import { m } from '../moments/words.ts';
import { houseName, person, personOn } from '../stage/words.ts';
import type { Props } from '../types.ts';
import { cardName } from '../words/names.ts';
import type { Shown } from './shown.ts';
import { type ToldClash, toldClash } from './told.ts';

interface RevealProps extends Pick<Props, 'goOn' | 'eye'> {
  readonly beat: Shown;
  readonly cards: Readonly<Record<string, CardId>>;
  readonly outcome: Facts['cards.revealed']['outcome'];
  /** The outcome is fixed; before it may still be changed. */
  readonly isDecided: boolean;
}

export function Reveal({ beat, goOn, eye, cards, outcome, isDecided }: RevealProps) {
  const world = beat.after.world.encounter ? beat.after.world : beat.before.world;
  const told = toldClash(world, cards);
  if (!told) return null;
  const { winner } = told.result;
  return (
    <StagedFight
      className="it-reveal"
      title={m('scene.reveal')}
      attacker={staged(told, 'challenger', eye, isDecided)}
      defender={staged(told, 'defender', eye, isDecided)}
      {...{ beat, goOn }}
      turns={beat.facts.some(({ kind }) => kind === 'cards.revealed')}
    >
      <p className="it-outcome" data-outcome={outcome}>
        {m(`scene.outcome.${outcome}`)}
      </p>
      <small>
        {isDecided ? ending(told, winner && houseName(activeOf(world, winner))) : m('clash.provisional')}
      </small>
    </StagedFight>
  );
}

function ending({ result: { outcome, losing } }: ToldClash, winner: string | undefined): string {
  if (winner !== undefined) return m('clash.fate.won', { house: winner });
  return outcome === 'truce' && losing.length === 0 ? m('clash.fate.kept') : m('clash.fate.both-lose');
}

function staged(
  { sides, result, isCompared }: ToldClash,
  id: Side,
  eye: string,
  isDecided: boolean,
): StagedSide {
  const { seat, card, lines } = sides[id];
  return {
    house: seat,
    name: houseName(seat),
    role: roleOf(id, seat === eye),
    cards: card === undefined ? [] : [{ id: card, face: <CardFace id={card} /> }],
    noCard: m('clash.no-card'),
    lines: (isCompared ? lines : []).map(({ what, id: of, amount }) => ({
      sign: what === 'character' ? 'leader' : what === 'card' ? 'hostility' : 'order-star',
      words:
        what === 'character'
          ? person(of as CharacterId)
          : what === 'bonus'
            ? personOn(of as AbilityId)
            : card === undefined
              ? m('clash.no-card')
              : plain(cardName(card)),
      about: what === 'character' ? (`character:${of}` as const) : undefined,
      amount,
    })),
    total: isCompared ? result.strength[id] : undefined,
    wins: isDecided && result.winner === id,
    losses: [],
  };
}

function roleOf(side: Side, isMine: boolean): string {
  if (side === 'challenger') return m(isMine ? 'clash.you-challenge' : 'clash.challenges');
  return m(isMine ? 'clash.you-defend' : 'clash.defends');
}
