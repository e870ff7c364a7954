// The log is cut where the rulebook cuts the round, and the march phase by marches; and which facts are heard.

import type { Facts } from '../../rules/queries.ts';
import { type Eye, type KernelFacts, sayIfAny, type SomeSayingsOf } from '@three-thrones/kernel';
import type { AgotKey } from '../../text/words.ts';
import type { Section } from '@three-thrones/game-kit/board/board.ts';
import type { Told } from '../types.ts';
import { house, placed, t } from './names.ts';

export function section({ fact: { kind, data } }: Told, round: number): Section | undefined {
  return sayIfAny<Facts & KernelFacts, typeof kind, Section, [number]>(SECTIONS, kind, data, round);
}

const SECTIONS: SomeSayingsOf<Facts, Section, [round: number]> = {
  'round.began': ({ round }) => ({ key: `westeros:${round}`, title: t('phase.westeros.name'), round }),
  'phase.began': ({ phase }, round) => ({ key: `${phase}:${round}`, title: t(PHASES[phase]), round }),
  'wildlings.attack': (_data, round) => ({ key: `wildlings:${round}`, title: t('log.wildlings'), round }),
  'march.declared': ({ house: id, from }, round) => ({
    key: `march:${round}:${from}`,
    title: t('log.march', { house: house(id), from: placed(from, 'from') }),
    round,
    house: id,
  }),
};

const PHASES: Readonly<Record<Facts['phase.began']['phase'], AgotKey>> = {
  planning: 'phase.planning.name',
  raid: 'phase.raids.name',
  march: 'phase.marches.name',
  consolidate: 'phase.consolidate.name',
};

type Sound = 'battle' | 'card' | 'coin' | undefined;

export function sound({ fact: { kind, data } }: Told, eye: Eye): Sound {
  return sayIfAny<Facts & KernelFacts, typeof kind, Sound, [Eye]>(SOUNDS, kind, data, eye);
}

const SOUNDS: SomeSayingsOf<Facts, Sound, [eye: Eye]> = {
  'combat.began': () => 'battle',
  'wildlings.attack': () => 'battle',
  'cards.revealed': () => 'card',
  'westeros.drawn': () => 'card',
  'orders.revealed': () => 'card',
  'power.gained': ({ house: id }, eye) => (id === eye ? 'coin' : undefined),
};
