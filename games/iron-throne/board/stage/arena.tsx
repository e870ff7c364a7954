// The encounter in the middle of the table: the challenger's side always left. From the sword outwards: clash card, who
// fights, who supports; under it what both sides come to, and the deal.

import { clsx } from 'clsx';
import type { Seat } from '@three-thrones/kernel';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { CardId, CharacterId } from '../../data/ids.ts';
import {
  activeOf,
  type Encounter,
  isAlive,
  mat,
  outcomeNow,
  type Side,
  SIDES,
  strengthOf,
} from '../../rules/queries.ts';
import { houseOf } from '../../data/data.ts';
import { Piece } from '../piece.tsx';
import { Back, CardSign, Crown, Medal, SmallFace } from '../pieces.tsx';
import { offerNow } from '../standing.ts';
import type { Props } from '../types.ts';
import { cardName } from '../words/names.ts';
import { Bonuses, EventCards, LossTag, SwapArrow } from './marks.tsx';
import { houseName, person, words } from './words.ts';
import './arena.css';
import './score.css';
import './arena-small.css';

export function Arena(props: Props) {
  const { encounter } = props.view.world;
  if (!encounter) return null;
  return (
    <section
      className={clsx('it-arena', { revealed: encounter.revealed })}
      aria-label={words('arena')}
      dir="ltr"
    >
      {SIDES.map((side) => (
        <SideOf key={side} side={side} encounter={encounter} props={props} />
      ))}
      {encounter.revealed && <Rays />}
      {encounter.defender !== undefined &&
        SIDES.map((side) => <ClashCard key={side} side={side} encounter={encounter} props={props} />)}
      <SwapArrow encounter={encounter} />
      <EventCards encounter={encounter} props={props} />
      {encounter.parts.length > 0 && encounter.defender !== undefined && (
        <Score props={props} encounter={encounter} />
      )}
      {SIDES.map((side) => (
        <Bonuses key={side} side={side} encounter={encounter} props={props} />
      ))}
      <Slip encounter={encounter} props={props} />
    </section>
  );
}

interface SideProps {
  readonly side: Side;
  readonly encounter: Encounter;
  readonly props: Props;
}

function SideOf({ side, encounter, props }: SideProps) {
  const seat = side === 'challenger' ? encounter.challenger : encounter.defender;
  const fighters = encounter.parts.filter((part) => part.side === side && part.character !== undefined);
  const offer = offerNow(props);
  const supporters: { character: CharacterId; isOffer?: true }[] = fighters
    .filter(({ supports }) => supports)
    .map(({ character }) => ({ character: character! }));
  if (offer?.side === side) supporters.push({ character: offer.character, isOffer: true });
  const main = fighters.find(({ supports }) => !supports)?.character;
  return (
    <div className={clsx('it-side', side)}>
      <Tag seat={seat} side={side} props={props} />
      {main && <Fighter id={main} props={props} className="main" />}
      {supporters.length > 0 && (
        <div className={clsx('it-supporters', { several: supporters.length > 1 })}>
          {supporters.map(({ character, isOffer }) => (
            <Fighter key={character} id={character} props={props} className={isOffer ? 'offered' : ''} />
          ))}
        </div>
      )}
    </div>
  );
}

interface TagProps {
  readonly seat: Seat | undefined;
  readonly side: Side;
  readonly props: Props;
}

function Tag({ seat, side, props }: TagProps) {
  const role = words(`role.${side}`);
  if (seat === undefined)
    return (
      <span className="it-tag">
        <span>
          <small>{role}</small>
          <b>{words('nobody')}</b>
        </span>
      </span>
    );
  return (
    <Piece board={props} thing={`house:${seat}`} label={`${role}: ${houseName(seat)}`} className="it-tag">
      <Shield house={seat} />
      <span>
        <small>{role}</small> <b>{houseName(seat)}</b>
      </span>
    </Piece>
  );
}

interface FighterProps {
  readonly id: CharacterId;
  readonly props: Props;
  readonly className: string;
}

function Fighter({ id, props, className }: FighterProps) {
  const { world } = props.view;
  const n = mat(world, houseOf(id)).power[id] ?? 0;
  const lives = isAlive(world, id);
  return (
    <Piece
      board={props}
      thing={`character:${id}`}
      label={words(lives ? 'alive' : 'dead', { name: person(id), n })}
      className={clsx('it-fighter', className)}
    >
      <Medal id={id} standing={lives ? 'alive' : 'dead'} />
      <span className="it-fighter-name">{person(id)}</span> {lives && <Crown n={n} />}
      <LossTag encounter={world.encounter!} id={id} />
    </Piece>
  );
}

/** Nothing yet, face down, or shown; whoever knows what lies there sees it beside the back. */
function ClashCard({ side, encounter, props }: SideProps) {
  const seat = activeOf(props.view.world, side);
  const shown = encounter.revealed?.[seat];
  const lying = encounter.lying[seat];
  const known: CardId | undefined =
    lying?.card.secret ??
    encounter.looks.findLast(({ by, of }) => by === props.eye && of === seat)?.card.secret;
  const house = houseName(seat);
  const label = shown
    ? words('clash.up', { house, card: plain(cardName(shown)) })
    : !lying
      ? words('clash.hole', { house })
      : known
        ? words('clash.known', { house, card: plain(cardName(known)) })
        : words('clash.down', { house });
  return (
    <Piece
      board={props}
      thing={`clash:${seat}`}
      label={label}
      className={clsx('it-clash-card', side, { hole: !lying && !shown, chosen: lying && !encounter.down })}
    >
      {shown ? <SmallFace id={shown} /> : lying && <Back house={lying.of} />}
      {!shown && known && (
        <b className="it-peek" aria-hidden="true">
          <Icon name="spectate" />
          <CardSign id={known} />
        </b>
      )}
      {!shown && lying && !known && encounter.down && (
        <b className="it-unknown" aria-hidden="true">
          ?
        </b>
      )}
    </Piece>
  );
}

function Score({ props, encounter }: { readonly props: Props; readonly encounter: Encounter }) {
  const { world } = props.view;
  const [challenger, defender] = SIDES.map((side) => strengthOf(world, side)) as [number, number];
  const outcome = encounter.result?.outcome ?? outcomeNow(world);
  const { strength } = encounter.result ?? {};
  const values = { challenger: strength?.challenger ?? challenger, defender: strength?.defender ?? defender };
  // A card that nobody has shown yet may add anything.
  const isOpen = encounter.revealed === undefined;
  return (
    <p className={clsx('it-score', { told: outcome, won: encounter.result })} data-outcome={outcome}>
      <span className="unseen">
        {words('score', values)}. {outcome ? words(`outcome.${outcome}`) : words('score.open')}
      </span>
      <b aria-hidden="true" data-wins={encounter.result?.winner === 'challenger'}>
        <Counted value={values.challenger} />
        {isOpen && <i>+?</i>}
      </b>
      <span aria-hidden="true">
        {outcome ? (
          <>
            <strong>{words(`outcome.${outcome}`)}</strong>
            {!encounter.result && <small>{words('score.provisional')}</small>}
          </>
        ) : (
          <Icon name={encounter.negotiation ? 'truce' : 'hostility'} />
        )}
      </span>
      <b aria-hidden="true" data-wins={encounter.result?.winner === 'defender'}>
        <Counted value={values.defender} />
        {isOpen && <i>+?</i>}
      </b>
    </p>
  );
}

/** The deal, or the proposal of it, on a slip of parchment; it is gone once it was kept or can bind no more. */
function Slip({ encounter, props }: { readonly encounter: Encounter; readonly props: Props }) {
  const { deal, negotiation, challenger, defender, dealDone, result } = encounter;
  const proposal = deal ? undefined : negotiation?.proposal;
  if ((!deal && !proposal) || defender === undefined || dealDone || result) return null;
  const by = proposal && activeOf(props.view.world, proposal.by);
  const [head, small] = by
    ? [words('deal.proposed'), words('deal.by', { house: houseName(by) })]
    : [words('deal.recorded'), words('deal.binds')];
  return (
    <Piece board={props} thing="deal:now" label={`${head}: ${small}`} className="it-slip">
      <Shield house={challenger} />
      <span dir="auto">
        <b>{head}</b> <small>{small}</small>
      </span>
      <Shield house={defender} />
    </Piece>
  );
}

const RAYS = Array.from({ length: 24 }, (_, at) => {
  const [from, to] = [at * 15 - 2.6, at * 15 + 2.6].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  const point = (turn: number): string => `${formatPoint(Math.cos(turn))} ${formatPoint(Math.sin(turn))}`;
  return `M0 0L${point(from)}L${point(to)}Z`;
}).join('');

function formatPoint(part: number): string {
  return (part * 100).toFixed(1);
}

/** Light behind two cards that have just been turned over. */
function Rays() {
  return (
    <svg className="it-rays" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
      <path d={RAYS} />
    </svg>
  );
}
