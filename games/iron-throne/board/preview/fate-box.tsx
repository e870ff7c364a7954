// What an outcome brings: who loses what, who takes a hostage, whose influence spreads.

import type { Eye } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { activeOf, sideOf, type World } from '../../rules/queries.ts';
import { m } from '../moments/words.ts';
import { houseName, person } from '../stage/words.ts';
import { type Fate, fateNow } from './clash.ts';

export function FateBox({ world, eye }: { readonly world: World; readonly eye: Eye }) {
  const fate = fateNow(world);
  if (!fate) return null;
  const side = sideOf(world, eye);
  const { winner, losing } = fate.result;
  const tone =
    fate.isKept || !side ? undefined : losing.includes(side) ? 'bad' : winner === side ? 'good' : undefined;
  return (
    <div className={clsx('it-fate', tone)} data-about="term:outcome">
      <b>{headOf(world, fate)}</b>
      <ul>
        {linesOf(fate).map((line) => (
          <li key={line}>{plain(line)}</li>
        ))}
      </ul>
    </div>
  );
}

function headOf(w: World, { result: { winner }, isKept }: Fate): string {
  if (isKept) return m('clash.fate.kept');
  return winner ? m('clash.fate.won', { house: houseName(activeOf(w, winner)) }) : m('clash.fate.both-lose');
}

function linesOf({ losses, takings, spreads, rewarded }: Fate): string[] {
  return [
    ...spreads.map(({ seat, now, wins }) =>
      wins
        ? m('clash.fate.victory', { house: houseName(seat) })
        : m('clash.fate.spread', { house: houseName(seat), n: now }),
    ),
    ...rewarded.map((seat) => m('clash.fate.reward', { house: houseName(seat) })),
    ...losses.map(({ character, from, to }) =>
      to <= 0
        ? m('clash.fate.dies', { who: person(character) })
        : m('clash.fate.loses', { who: person(character), from, to }),
    ),
    ...takings.map(({ taker, target }) =>
      m('clash.fate.hostage', { taker: houseName(taker), target: houseName(target) }),
    ),
  ];
}
