// The log is cut where the round is cut: into its phases; and which facts are heard.

import type { Eye, KernelFacts, SomeSayingsOf } from '@three-thrones/kernel';
import type { Section } from '@three-thrones/game-kit/board/board.ts';
import { ofSomeFacts } from '@three-thrones/game-kit/board/lines.ts';
import type { Sound } from '@three-thrones/game-kit/board/sounds.ts';
import type { Facts } from '../../rules/queries.ts';
import type { Told } from '../types.ts';
import { house, say, t } from './names.ts';

const phase =
  (id: string) =>
  (_data: unknown, round: number): Section => ({
    key: `${id}:${round}`,
    title: say(`moment.${id}.name`),
    round,
  });

const support = phase('support');
const clash = phase('clash');
const results = phase('results');

const SECTIONS: SomeSayingsOf<Facts & KernelFacts, Section, [round: number]> = {
  'round.began': ({ round, challenger }) => ({
    key: `start:${round}`,
    title: t('log.turn', { house: house(challenger) }),
    round,
    house: challenger,
  }),
  'event.shown': phase('preparation'),
  'support.demanded': support,
  'support.offered': support,
  'support.withheld': support,
  'deal.proposed': clash,
  'deal.passed': clash,
  'deal.recorded': clash,
  'cards.chosen': clash,
  'deal.carried-out': results,
  'penalties.due': results,
};

const SOUNDS: SomeSayingsOf<Facts & KernelFacts, Sound | undefined, [eye: Eye]> = {
  'round.began': () => 'bell',
  'leaders.shown': () => 'fanfare',
  'game.won': () => 'fanfare',

  'cards.drawn': () => 'paper',
  'card.discarded': () => 'paper',
  'hand.seen': () => 'paper',
  'choice.seen': () => 'paper',
  'hostage.taken': () => 'boots',
  'hostage.home': () => 'boots',
  'hostage.released': () => 'boots',
  'hostage.tortured': () => 'drum',

  'power.placed': () => 'coin',
  'power.given': () => 'coin',
  'power.left': () => 'coin',
  'character.died': () => 'bell',
  'character.revived': () => 'chime',
  'influence.spread': () => 'horn',
  'influence.returned': () => 'tick',

  'event.shown': () => 'paper',
  'defender.named': () => 'horn',
  'participant.chosen': () => 'tick',
  'support.offered': () => 'drum',
  'support.joined': () => 'drum',
  'supporter.retreated': () => 'boots',

  'deal.proposed': () => 'paper',
  'deal.recorded': () => 'chime',
  'cards.laid': () => 'tick',
  'cards.swapped': () => 'paper',
  'card.replaced': () => 'paper',
  'cards.revealed': () => 'paper',
  'clash.decided': ({ winner }) => (winner ? 'swords' : 'verdict'),
  'deal.carried-out': () => 'chime',
  'ability.used': () => 'tick',
  'card.used': () => 'paper',
};

export const section: (told: Told, round: number) => Section | undefined = ofSomeFacts(SECTIONS);
export const sound: (told: Told, eye: Eye) => Sound | undefined = ofSomeFacts(SOUNDS);
