// The log is cut where the rulebook cuts the round, and the march phase by marches; and which facts are heard.

import { area } from '../../data/data.ts';
import type { AreaId } from '../../data/ids.ts';
import type { Facts } from '../../rules/queries.ts';
import type { Eye, KernelFacts, SomeSayingsOf } from '@three-thrones/kernel';
import type { AgotKey } from '../../text/words.ts';
import type { Section } from '@three-thrones/game-kit/board/board.ts';
import { ofSomeFacts } from '@three-thrones/game-kit/board/lines.ts';
import type { Sound } from '@three-thrones/game-kit/board/sounds.ts';
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

const SOUNDS: SomeSayingsOf<Facts & KernelFacts, Sound | undefined, [eye: Eye]> = {
  'round.began': () => 'bell',
  'phase.began': () => 'drum',
  'game.won': () => 'fanfare',

  'westeros.drawn': () => 'paper',
  'westeros.chosen': () => 'horn',
  'threat.rose': () => 'drum',
  'orders.banned': () => 'drum',
  'supply.set': () => 'tick',
  'unit.mustered': () => 'boots',
  'unit.upgraded': () => 'boots',
  'bids.revealed': () => 'coin',
  'track.filled': () => 'horn',
  'track.moved': () => 'tick',
  'token.passed': () => 'horn',

  'wildlings.attack': () => 'horn',
  'wildlings.result': () => 'swords',
  'wildlings.card': () => 'paper',

  'orders.placed': () => 'tick',
  'orders.revealed': () => 'paper',
  'raven.used': () => 'paper',
  'order.swapped': () => 'paper',

  'order.raided': () => 'swords',
  'march.declared': ({ from }) => afoot(from),
  'units.moved': ({ from }) => afoot(from),
  'units.retreated': ({ from }) => afoot(from),
  'neutral.beaten': () => 'swords',
  'power.gained': () => 'coin',
  'consolidate.resolved': ({ use }) => (use === 'power' ? 'coin' : undefined),

  'combat.began': () => 'drum',
  'support.declared': () => 'drum',
  'cards.revealed': () => 'paper',
  'card.used': () => 'paper',
  'tides.revealed': () => 'paper',
  'blade.used': () => 'swords',
  // For whoever fought, what comes of it; for everybody else, the noise.
  'combat.decided': ({ house: id, loser }, eye) => (eye === id || eye === loser ? 'verdict' : 'swords'),
};

/** By ship or on foot. */
function afoot(from: AreaId): Sound {
  return area(from).type === 'land' ? 'boots' : 'water';
}

export const section: (told: Told, round: number) => Section | undefined = ofSomeFacts(SECTIONS);
export const sound: (told: Told, eye: Eye) => Sound | undefined = ofSomeFacts(SOUNDS);
