// What is laid over a cooperative table while something large is shown: what comes over the Wall, the Wall's fall, terror, the
// Ice Dragon, a scoring; and victory or defeat, which are everybody's.

import { sayIfAny, type SomeSayingsOf } from '@three-thrones/kernel';
import { Banner, sceneProps } from '@three-thrones/game-kit/board/scene/banner.tsx';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { ReactNode } from 'react';
import { card } from '../../../data/data.ts';
import { type Facts, TREATY } from '../../../rules/queries.ts';
import { CardFace } from '../../card.tsx';
import { isScoring } from '../../scenes/scoring-steps.ts';
import { Scene as UsualScene } from '../../scenes/scene.tsx';
import type { Props } from '../../types.ts';
import { fact } from '../../words/facts.ts';
import { rangerName, say } from '../../words/names.ts';
import { SIGN_OF_TOKEN } from '../map/finds.tsx';
import { RangerLines } from '../threat.tsx';
import { c } from '../words.ts';
import { TreatyScoring } from './scoring.tsx';
import '../frost.css';
import './scene.css';

type Shown = NonNullable<Props['beat']>;

export function Scene(props: Props) {
  const { beat, isPast } = props;
  if (!beat) return null;
  if (isScoring(beat.facts)) return isPast ? null : <TreatyScoring key={beat.key} beat={beat} />;
  const { kind, data } = beat.main;
  const part =
    beat.phase === 'camera' ? undefined : sayIfAny(PARTS, kind as keyof Facts, data as never, beat);
  return (
    <>
      {part}
      <UsualScene {...props} />
    </>
  );
}

const PARTS: SomeSayingsOf<Facts, ReactNode, [beat: Shown]> = {
  'ranger.revealed': (data, beat) => <Ranger key={beat.key} beat={beat} {...data} />,
  'ranger.foreseen': (data, beat) => <Ranger key={beat.key} beat={beat} {...data} />,
  'wall.fell': (_data, beat) => <WallFalls key={beat.key} beat={beat} />,
  'king.moved': (_data, beat) => <Told key={beat.key} beat={beat} piece="king" title={c('scene.king')} />,
  'king.routed': (_data, beat) => <Told key={beat.key} beat={beat} piece="king" title={c('scene.king')} />,
  'king.destroyed': (_data, beat) => <Told key={beat.key} beat={beat} piece="ruin" title={c('scene.king')} />,
  'king.throne': (_data, beat) => <Told key={beat.key} beat={beat} piece="king" title={c('scene.king')} />,
  'dragon.came': (_data, beat) => (
    <Told key={beat.key} beat={beat} piece="ice-dragon" title={c('scene.dragon')} />
  ),
  'dragon.beaten': (_data, beat) => (
    <Told key={beat.key} beat={beat} piece="ice-dragon" title={c('scene.dragon')} />
  ),
  'terror.evoked': (data, beat) => <Terror key={beat.key} beat={beat} {...data} />,
  'terror.terrified': (data, beat) => <OfHouse key={beat.key} beat={beat} {...data} />,
  'terror.calmed': (data, beat) => <OfHouse key={beat.key} beat={beat} {...data} />,
  'token.revealed': (data, beat) => <Find key={beat.key} beat={beat} {...data} />,
  'king.beaten': (_data, beat) => (
    <Banner beat={beat} className="te-won" house={TREATY} title={c('scene.won')}>
      <p>{toldWords(beat)}</p>
    </Banner>
  ),
};

type Of<K extends keyof Facts> = Facts[K] & { readonly beat: Shown };

/** What it is, as the log says it. */
function toldWords({ seq, main }: Shown): string {
  return plain(fact({ seq, fact: main })?.text ?? '');
}

interface AlsoToldProps {
  readonly beat: Shown;
  readonly kinds: readonly (keyof Facts)[];
}

/** What else happened with it. */
function AlsoTold({ beat: { seq, facts }, kinds }: AlsoToldProps) {
  return facts
    .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
    .map((one, at) => <p key={at}>{plain(fact({ seq, fact: one })?.text ?? '')}</p>);
}

function Ranger({ beat, card: id }: Of<'ranger.revealed'>) {
  return (
    <section className="te-night-card te-ranger" {...sceneProps(beat)} aria-hidden="true">
      <h2>{plain(rangerName(id))}</h2>
      <p>{beat.main.kind === 'ranger.foreseen' ? toldWords(beat) : c('scene.ranger')}</p>
      <RangerLines id={id} />
    </section>
  );
}

/** Cracks run, blocks drop, and the Dragon lands. */
function WallFalls({ beat }: { readonly beat: Shown }) {
  return (
    <section className="te-wall-falls" {...sceneProps(beat)} aria-hidden="true">
      <svg viewBox="0 0 640 200">
        {Array.from({ length: 12 }, (_, nth) => (
          <g key={nth} className="te-block" style={{ '--nth': nth } as React.CSSProperties}>
            <path d={`M${20 + nth * 50} 90h48v70h-48Z`} />
            <path d={`M${20 + nth * 50} 90v-16h14v10h20v-10h14v16Z`} />
          </g>
        ))}
        <path
          className="te-cracks"
          d="M150 70 176 104 160 128 196 164M330 66 318 98 346 120 326 166M470 72 492 108 474 136 506 166"
        />
        <use href="#te-ice-dragon" className="te-landing" x="320" y="70" />
      </svg>
      <div className="panel te-frost">
        <h2>{c('scene.wall')}</h2>
        <p>{c('scene.wall.means')}</p>
        <AlsoTold beat={beat} kinds={['king.moved']} />
      </div>
    </section>
  );
}

interface ToldProps {
  readonly beat: Shown;
  readonly piece: 'king' | 'ruin' | 'ice-dragon';
  readonly title: string;
}

function Told({ beat, piece, title }: ToldProps) {
  return (
    <section className="te-night-told" {...sceneProps(beat)} aria-hidden="true">
      <svg viewBox="-60 -36 120 72">
        <use href={`#te-${piece}`} />
      </svg>
      <div className="panel te-frost">
        <h2>{title}</h2>
        <p>{toldWords(beat)}</p>
      </div>
    </section>
  );
}

/** The card turns, and its shields go to the Terror Pool. */
function Terror({ beat, card: id }: Of<'terror.evoked'>) {
  return (
    <section className="te-played te-evoked" {...sceneProps(beat)} aria-hidden="true">
      <span className="te-played-card">
        <CardFace id={id} />
      </span>
      <p className="panel te-frost">
        {c('scene.terror')}
        {card(id).shields.map((house, at) => (
          <Shield key={at} house={house} />
        ))}
      </p>
    </section>
  );
}

function OfHouse({ beat, house }: Of<'terror.terrified'>) {
  return (
    <Banner beat={beat} className="te-alliance" house={house} title={say(`house.${house}.name`)}>
      <p>{toldWords(beat)}</p>
      <AlsoTold beat={beat} kinds={['alliance.taken', 'alliance.lapsed']} />
    </Banner>
  );
}

function Find({ beat, token }: Of<'token.revealed'>) {
  return (
    <section className="te-night-told" {...sceneProps(beat)} aria-hidden="true">
      <svg viewBox="-18 -18 36 36" className="te-found">
        <use href="#te-find-open" />
        <use
          href={`#icon-${SIGN_OF_TOKEN[token]}`}
          className={`te-find te-find-${token}`}
          x="-9"
          y="-9"
          width="18"
          height="18"
        />
      </svg>
      <div className="panel">
        <h2>{say(`term.${token}`)}</h2>
        <p>{toldWords(beat)}</p>
      </div>
    </section>
  );
}
