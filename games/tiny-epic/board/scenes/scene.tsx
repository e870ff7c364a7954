// What lies over the table while something is shown: a ceremony, a banner, a card, dice; and what flies from mat to mat.

import { sayIfAny, type SomeSayingsOf } from '@three-thrones/kernel';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Banner, FromTo, sceneProps } from '@three-thrones/game-kit/board/scene/banner.tsx';
import { paced } from '@three-thrones/game-kit/board/scene/paced.ts';
import { Flights, middleOf } from '@three-thrones/game-kit/board/scene/flights.tsx';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HouseId } from '../../data/ids.ts';
import { type Facts, tokensOf } from '../../rules/queries.ts';
import { CardFace } from '../card.tsx';
import { Die, Token } from '../pieces.tsx';
import type { GameFact, Props } from '../types.ts';
import { cardName, house, t } from '../words/names.ts';
import { BANK, flightsOf } from './flights-of.tsx';
import { nextScoring, ScoringCeremony } from './scoring.tsx';
import { isScoring } from './scoring-steps.ts';
import './scene.css';

type Shown = NonNullable<Props['beat']>;

export function Scene({ beat, eye, names, isPast }: Props) {
  const flights = useMemo(() => (beat ? flightsOf(beat.facts, eye) : []), [beat?.key, eye]);
  if (!beat) return null;
  // Looking back, what fills the table would lie over the way on.
  if (isScoring(beat.facts))
    return isPast ? null : <ScoringCeremony key={beat.key} {...{ beat, eye, names }} />;
  return (
    <>
      {beat.phase !== 'camera' &&
        sayIfAny(PARTS, beat.main.kind as keyof Facts, beat.main.data as never, beat)}
      <Flights beat={beat} flights={flights} />
    </>
  );
}

const PARTS: SomeSayingsOf<Facts, ReactNode, [beat: Shown]> = {
  'round.began': (data, beat) => <RoundBegins key={beat.key} beat={beat} {...data} />,
  'alliance.taken': (data, beat) => <Alliance key={beat.key} beat={beat} {...data} to={data.seat} />,
  'alliance.lapsed': (data, beat) => <Alliance key={beat.key} beat={beat} {...data} to={undefined} />,
  'dice.rolled': (data, beat) => <DiceThrown key={beat.key} beat={beat} {...data} />,
  'event.played': (data, beat) => <CardPlayed key={beat.key} beat={beat} {...data} />,
  'plot.played': (data, beat) => <CardPlayed key={beat.key} beat={beat} {...data} />,
};

type Of<K extends keyof Facts> = Facts[K] & { readonly beat: Shown };

function RoundBegins({ beat, round, handOfTheKing }: Of<'round.began'>) {
  return (
    <Banner
      beat={beat}
      className="te-round"
      house={handOfTheKing}
      title={t('scene.round.title', { n: round })}
    >
      {handOfTheKing !== undefined && <p>{plain(t('scene.round.hand', { house: house(handOfTheKing) }))}</p>}
      <p>{nextScoring(beat.after.world, round)}</p>
    </Banner>
  );
}

interface AllianceProps {
  readonly beat: Shown;
  readonly house: HouseId;
  readonly former?: string | undefined;
  readonly to: string | undefined;
}

function Alliance({ beat, house: id, former, to }: AllianceProps) {
  const { world } = beat.after;
  const end = (seat: string | undefined) => ({
    house: seat,
    name: seat === undefined ? t('mat.unallied') : plain(house(seat)),
    children:
      seat !== undefined &&
      Array.from({ length: tokensOf(world, seat, id) }, (_, at) => <Token key={at} house={id} />),
  });
  return (
    <Banner beat={beat} className="te-alliance" house={id} title={plain(house(id))}>
      <FromTo from={end(former)} to={end(to)} />
    </Banner>
  );
}

function DiceThrown({ beat, dice }: Of<'dice.rolled'>) {
  return (
    <section className="te-thrown" {...paced(beat)} data-beat={beat.key} aria-hidden="true">
      {dice.map((face, at) => (
        <span key={at} style={{ '--nth': at } as CSSProperties}>
          <Die face={face} />
        </span>
      ))}
    </section>
  );
}

/** It is held up to be seen, and then goes to the discard. */
function CardPlayed({ beat, seat, card }: Of<'event.played'>) {
  const held = useRef<HTMLSpanElement>(null);
  const [way, setWay] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const table = held.current?.closest('.table');
    const [from, to] = [['.te-played-card'], BANK].map((places) => table && middleOf(table, places));
    if (from && to) setWay({ '--away': `${to.x - from.x}px ${to.y - from.y}px` } as CSSProperties);
  }, []);
  return (
    <section className="te-played" {...sceneProps(beat)} data-house={seat} aria-hidden="true">
      <span ref={held} className="te-played-card" style={way}>
        <CardFace id={card} />
      </span>
      <p className="panel">
        <Shield house={seat} /> {plain(wordsOf(beat.main, seat, card))}
      </p>
    </section>
  );
}

function wordsOf({ kind }: GameFact, seat: string, card: string): string {
  const values = { house: house(seat), card: cardName(card) };
  return kind === 'plot.played' ? t('fact.plot.played', values) : t('fact.event.played', values);
}
