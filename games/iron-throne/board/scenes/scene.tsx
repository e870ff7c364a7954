// What is laid over the table while something large is shown: the reveal, a death, a torture, influence that spreads, a
// deal, the end. Everything smaller moves on the table itself. A touch goes on.

import { type KernelFacts, sayIfAny, type SomeSayingsOf } from '@three-thrones/kernel';
import type { ReactNode } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Banner, FromTo, sceneProps } from '@three-thrones/game-kit/board/scene/banner.tsx';
import { house, houseOf } from '../../data/data.ts';
import type { CardId } from '../../data/ids.ts';
import { activeOf, type Facts, spreadOf, type World } from '../../rules/queries.ts';
import { CardFace } from '../card.tsx';
import { m } from '../moments/words.ts';
import { Frame, Medal, Token } from '../pieces.tsx';
import { houseName, person, personOn } from '../stage/words.ts';
import type { GameFact, Props } from '../types.ts';
import { dealWords } from '../words/names.ts';
import { Reveal } from './reveal.tsx';
import type { Shown } from './shown.ts';
import { Victory } from './victory.tsx';
import './scene.css';

type Around = Pick<Props, 'goOn' | 'eye' | 'names' | 'log'> & { readonly beat: Shown };

export function Scene({ beat, isPast, goOn, eye, names, log }: Props) {
  // Looking back, what fills the table would lie over the way on.
  if (!beat || beat.phase === 'camera' || isPast) return null;
  const { kind, data } = beat.main;
  return sayIfAny(SCENES, kind, data as never, { beat, goOn, eye, names, log }) ?? null;
}

const SCENES: SomeSayingsOf<Facts & KernelFacts, ReactNode, [around: Around]> = {
  'round.began': ({ round, challenger }, { beat }) => (
    <Banner beat={beat} house={challenger} title={m('scene.round', { n: round })}>
      <p>{m('scene.round.challenger', { house: houseName(challenger) })}</p>
    </Banner>
  ),
  'leaders.shown': ({ leaders }, { beat }) => (
    <Banner beat={beat} className="it-leaders-shown" title={m('scene.leaders')}>
      <ul>
        {Object.entries(leaders).map(([seat, leader]) => (
          <li key={seat}>
            <Frame leader={leader} house={seat} />
          </li>
        ))}
      </ul>
    </Banner>
  ),
  'defender.named': ({ seat }, { beat }) => <Challenge {...{ beat, seat }} />,
  'hostage.tortured': (data, { beat }) => <Tortured beat={beat} {...data} />,
  'character.died': (_data, { beat }) => <Fallen {...{ beat }} />,
  'character.revived': ({ character }, { beat }) => (
    <Banner beat={beat} house={houseOf(character)} title={m('scene.revived', { who: person(character) })}>
      <Medal id={character} className="it-scene-medal" />
    </Banner>
  ),
  'influence.spread': (_data, { beat }) => <Spreading beat={beat} />,
  'influence.returned': ({ seat, from }, { beat }) => (
    <Banner beat={beat} house={seat} title={m('scene.influence.back')}>
      <FromTo
        from={{ house: from, name: houseName(from), children: <Token house={seat} /> }}
        to={{ house: seat, name: houseName(seat) }}
      />
    </Banner>
  ),
  'deal.recorded': ({ deal }, { beat }) => <Dealt {...{ beat, deal }} title={m('scene.deal')} />,
  'deal.carried-out': ({ deal }, { beat }) => <Dealt {...{ beat, deal }} title={m('scene.deal.done')} />,
  'card.used': ({ seat, card }, { beat }) => <Acting {...{ beat, seat, card }} who={personOn(card)} />,
  'cards.revealed': ({ cards, outcome }, { beat, goOn, eye }) => (
    <Reveal {...{ beat, goOn, eye, cards, outcome }} isDecided={false} />
  ),
  'clash.decided': ({ outcome }, { beat, goOn, eye }) => <Decided {...{ beat, goOn, eye, outcome }} />,
  'game.won': ({ seats }, { beat, goOn, names }) => <Victory {...{ beat, goOn, names, seats }} />,
};

function Challenge({ beat, seat }: { readonly beat: Shown; readonly seat: string }) {
  const { challenger } = beat.after.world;
  const [a, b] = [houseName(challenger), houseName(seat)];
  return (
    <Banner beat={beat} className="it-challenge" title={m('scene.defender', { a, b })}>
      <p dir="ltr">
        <Shield house={challenger} />
        <i className="it-swords" />
        <Shield house={seat} />
      </p>
    </Banner>
  );
}

interface TorturedProps {
  readonly beat: Shown;
  readonly by: string;
  readonly card: CardId;
}

/** The card turns face up. */
function Tortured({ beat, by, card }: TorturedProps) {
  return (
    <section className="it-shown" {...sceneProps(beat)} data-house={by} aria-hidden="true">
      <span className="it-shown-card">
        <CardFace id={card} />
      </span>
      <p className="panel">
        <b>{m('scene.torture')}</b> <Shield house={by} /> {m('scene.torture.by', { house: houseName(by) })}
      </p>
    </section>
  );
}

interface ActingProps {
  readonly beat: Shown;
  readonly seat: string;
  readonly card: CardId;
  readonly who: string;
}

function Acting({ beat, seat, card, who }: ActingProps) {
  return (
    <section className="it-shown small" {...sceneProps(beat)} data-house={seat} aria-hidden="true">
      <span className="it-shown-card">
        <CardFace id={card} />
      </span>
      <p className="panel">
        <Shield house={seat} /> <b>{m('scene.card', { who })}</b>
      </p>
    </section>
  );
}

/** All who died in it. */
function Fallen({ beat }: { readonly beat: Shown }) {
  const dead = allOf(beat.facts, 'character.died').map(({ character }) => character);
  return (
    <Banner
      beat={beat}
      className="it-fallen"
      house={dead[0] && houseOf(dead[0])}
      title={dead.map((id) => m('scene.death', { who: person(id) })).join(' · ')}
    >
      <p>
        {dead.map((id) => (
          <span key={id} className="it-dying">
            <Medal id={id} />
            <Medal id={id} standing="dead" />
          </span>
        ))}
      </p>
    </Banner>
  );
}

/** Everybody whose influence spreads at that moment. */
function Spreading({ beat }: { readonly beat: Shown }) {
  const spreads = allOf(beat.facts, 'influence.spread');
  const { world } = beat.after;
  const [first] = spreads;
  return (
    <Banner beat={beat} className="it-spreading" house={first?.seat} title={m('scene.influence')}>
      {spreads.map(({ seat, onto }, at) => (
        <FromTo
          key={at}
          from={{
            house: seat,
            name: houseName(seat),
            children: (
              <small>
                {m('scene.influence.of', { n: spreadOf(world, seat) })}
                {Array.from({ length: house(seat).influenceTokens }, (_, nth) => (
                  <Token
                    key={nth}
                    house={seat}
                    isGone={nth >= house(seat).influenceTokens - spreadOf(world, seat)}
                  />
                ))}
              </small>
            ),
          }}
          to={{ house: onto, name: houseName(onto), children: <Token house={seat} /> }}
        />
      ))}
    </Banner>
  );
}

function Dealt({
  beat,
  deal,
  title,
}: {
  readonly beat: Shown;
  readonly deal: Facts['deal.recorded']['deal'];
  readonly title: string;
}) {
  const { world } = beat.before;
  if (!world.encounter?.defender) return null;
  const players = { challenger: activeOf(world, 'challenger'), defender: activeOf(world, 'defender') };
  return (
    <Banner beat={beat} className="it-dealt" title={title}>
      <p>{plain(dealWords(deal, players))}</p>
    </Banner>
  );
}

interface DecidedProps extends Pick<Props, 'goOn' | 'eye'>, Pick<Facts['clash.decided'], 'outcome'> {
  readonly beat: Shown;
}

/** Told with the cards, where they are turned over in the same moment. */
function Decided({ beat, goOn, eye, outcome }: DecidedProps) {
  const { revealed } = worldOf(beat).encounter ?? {};
  if (!revealed) return null;
  return <Reveal {...{ beat, goOn, eye, outcome }} cards={revealed} isDecided />;
}

function worldOf(beat: Shown): World {
  return beat.after.world.encounter ? beat.after.world : beat.before.world;
}

type DataOf<K extends keyof Facts> = Facts[K];

function allOf<K extends keyof Facts>(facts: readonly GameFact[], kind: K): readonly DataOf<K>[] {
  return facts.flatMap((fact) => (fact.kind === kind ? [fact.data as unknown as DataOf<K>] : []));
}
