// The log is cut where the rulebook cuts the round, and the march phase by marches; and which facts are heard.

import type { Facts } from '../../rules/queries.ts';
import type { Eye, KernelFacts, SomeSayingsOf } from '@three-thrones/kernel';
import type { AgotKey } from '../../text/words.ts';
import type { Section } from '@three-thrones/game-kit/board/board.ts';
import { ofSomeFacts } from '@three-thrones/game-kit/board/lines.ts';
import type { Told } from '../types.ts';
import { house, placed, t } from './names.ts';

const SECTIONS: SomeSayingsOf<Facts & KernelFacts, Section, [round: number]> = {
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

const SOUNDS: SomeSayingsOf<Facts & KernelFacts, Sound, [eye: Eye]> = {
  'combat.began': () => 'battle',
  'wildlings.attack': () => 'battle',
  'cards.revealed': () => 'card',
  'westeros.drawn': () => 'card',
  'orders.revealed': () => 'card',
  'power.gained': ({ house: id }, eye) => (id === eye ? 'coin' : undefined),
};

export const section: (told: Told, round: number) => Section | undefined = ofSomeFacts(SECTIONS);
export const sound: (told: Told, eye: Eye) => Sound = ofSomeFacts(SOUNDS);
