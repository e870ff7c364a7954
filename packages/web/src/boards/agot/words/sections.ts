// The log is cut where the rulebook cuts the round, and the march phase by marches; and which facts are heard.

import type { Eye } from '@three-thrones/kernel';
import type { Logged } from '../../../engine/seen.ts';
import type { Section } from '../../board.ts';
import type { Data } from './facts.ts';
import { house, placed, say, t } from './names.ts';

export function section({ fact: { kind, data } }: Logged, round: number): Section | undefined {
  const d = data as Data;
  switch (kind) {
    case 'round.began':
      return { key: `westeros:${d.round}`, title: t('phase.westeros.name'), round: d.round ?? 0 };
    case 'phase.began':
      return { key: `${d.phase}:${round}`, title: say(PHASES[d.phase!]!), round };
    case 'wildlings.attack':
      return { key: `wildlings:${round}`, title: t('log.wildlings'), round };
    case 'march.declared': {
      const values = { house: house(d.house!), from: placed(d.from as string, 'from') };
      return { key: `march:${round}:${d.from}`, title: t('log.march', values), round, house: d.house! };
    }
    default:
      return undefined;
  }
}

const PHASES: Readonly<Record<string, string>> = {
  planning: 'phase.planning.name',
  raid: 'phase.raids.name',
  march: 'phase.marches.name',
  consolidate: 'phase.consolidate.name',
};

export function sound({ fact: { kind, data } }: Logged, eye: Eye): 'battle' | 'card' | 'coin' | undefined {
  const { house: who } = data as Data;
  switch (kind) {
    case 'combat.began':
    case 'wildlings.attack':
      return 'battle';
    case 'cards.revealed':
    case 'westeros.drawn':
    case 'orders.revealed':
      return 'card';
    case 'power.gained':
      return who === eye ? 'coin' : undefined;
    default:
      return undefined;
  }
}
