// What the Night King is about to do, as far as it is known, and what would follow from it, in the order of §21.7.

import type { ReactNode } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatList, formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { rangerCard } from '../../data/coop.ts';
import type { RangerCardId } from '../../data/ids.ts';
import type { NightAhead, NightAttack, World } from '../../rules/queries.ts';
import { house, place } from '../words/names.ts';
import { c } from './words.ts';
import './threat.css';

interface ThreatProps {
  readonly world: World;
  readonly ahead: NightAhead;
}

export function Threat({ world, ahead }: ThreatProps) {
  const { cards, attacks, afterTurn, isKnown } = ahead;
  const next = afterTurn.length > 0 ? afterTurn : attacks;
  return (
    <div className="te-threat">
      {cards.length > 0 && (
        <article className="te-ranger">
          <header data-about="term:ranger-card">
            <b aria-hidden="true">{formatNumber(world.round + 1)}</b>
            <span>
              <b>{c('card.title')}</b>
              <small>{knownWords(world, isKnown)}</small>
            </span>
            {world.coop!.rangers.next && <Icon name="raven" />}
          </header>
          {cards.map((id) => (
            <RangerLines key={id} id={id} />
          ))}
        </article>
      )}
      {next.map((attack) => (
        <Chain key={attack.at} attack={attack} world={world} isOnly={next.length === 1} />
      ))}
    </div>
  );
}

export function titleOf({ cards, attacks, afterTurn }: NightAhead): string {
  const places = (all: readonly NightAttack[]): string =>
    plain(all.map(({ at }) => place(at)).join(` ${c('card.either.or')} `));
  if (afterTurn.length > 0) return c('next.turn', { place: places(afterTurn) });
  if (cards.length === 0) return c('next.over');
  if (attacks.length === 0) return c('next.none');
  return c(attacks.length < cards.length ? 'next.maybe' : 'next.one', { place: places(attacks) });
}

function knownWords({ coop }: World, isKnown: boolean): string {
  if (!isKnown) return c('card.either');
  return coop!.rangers.next ? c('card.seen') : c('card.sure');
}

/** Where tokens and White Walkers come, and whom he attacks. */
export function RangerLines({ id }: { readonly id: RangerCardId }) {
  const { tokens, whiteWalkers, attack } = rangerCard(id);
  return (
    <ul className="te-ranger-lines">
      <Places about="term:exploration-token" words={c('card.tokens')} ids={tokens}>
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <use href="#te-find-blue" />
        </svg>
      </Places>
      <Places about="term:white-walker" words={c('card.walkers')} ids={whiteWalkers}>
        <svg viewBox="-20 -21 40 40" aria-hidden="true">
          <use href="#te-walker" />
        </svg>
      </Places>
      <li className="te-ranger-attack" data-about="term:night-king">
        <svg viewBox="-33 -33 66 66" aria-hidden="true">
          <use href="#te-king" />
        </svg>
        <span>
          {c('card.attack')}: <b>{attack ? plain(place(attack)) : c('card.no-attack')}</b>
        </span>
      </li>
    </ul>
  );
}

interface PlacesProps {
  readonly about: Thing;
  /** What comes there, for who does not see the sign. */
  readonly words: string;
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** Where something comes to, behind its sign. */
function Places({ about, words, ids, children }: PlacesProps) {
  if (ids.length === 0) return null;
  return (
    <li data-about={about}>
      {children}
      <span>
        <span className="unseen">{words}: </span>
        {plain(formatList(ids.map(place)))}
      </span>
    </li>
  );
}

interface ChainProps {
  readonly attack: NightAttack;
  readonly world: World;
  /** Otherwise it says which one it is about. */
  readonly isOnly: boolean;
}

/** The rule that says in which order. */
const ATTACK = '21.7';

function Chain({ attack, world, isOnly }: ChainProps) {
  return (
    <section className="te-chain">
      <h4>
        {isOnly ? c('chain.title') : plain(place(attack.at))} <RuleLink game="tiny-epic" rule={ATTACK} />
      </h4>
      <ol>
        {chainOf(attack, world).map(([icon, words]) => (
          <li key={words}>
            <Icon name={icon} />
            <span>
              <Rich text={words} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One thing after another, each with its sign. */
export function chainOf(
  attack: NightAttack,
  { coop }: World,
): readonly (readonly [icon: string, words: string])[] {
  const { meets, strength, displaces, walkers, points } = attack;
  const score = { treaty: coop!.treaty.score, king: coop!.nightKing.score };
  const met = {
    battle: c('chain.battle', { strength }),
    rout: c('chain.rout', score),
    nobody: c('chain.nobody'),
  };
  return [
    ...(attack.breaksWall ? ([['wall-broken', c('chain.wall')]] as const) : []),
    [meets === 'nobody' ? 'check' : 'hostility', met[meets]],
    ...(attack.destroysCastle ? ([['castle', c('chain.castle')]] as const) : []),
    ...(displaces ? ([['terror', c('chain.house', { house: house(displaces) })]] as const) : []),
    ...(walkers.length > 0
      ? ([
          ['white-walker', c('chain.walkers', { n: walkers.length, places: formatList(walkers.map(place)) })],
        ] as const)
      : []),
    ...(points > 0 ? ([['order-star', c('chain.points', { n: points })]] as const) : []),
  ];
}
