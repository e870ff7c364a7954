// Lays pairs of tables on two servers and goes through them one by one.

import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import { type Eye, hash } from '@three-thrones/kernel';
import { twoSided } from './leak-deals.ts';
import { Onlooker, Pair, type Tally } from './leak-pair.ts';
import { readLists, readTable } from './leak-probe.ts';
import { layPeople, Side, START } from './leak-sides.ts';
import { layTable, type Sitting, unlessRefused } from './leak-sittings.ts';
import { Watch } from './leak-watch.ts';

/** With a catalogue of one's own nothing is dealt otherwise, and the server derives beside its loop as it always does. */
export async function showPlain(catalogue: Catalogue, sittings: readonly Sitting[]): Promise<Tally> {
  return compared([catalogue, catalogue], sittings);
}

export async function show(
  game: AnyGame,
  sittingsOf: (sides: readonly [AnyGame, AnyGame]) => Sitting[],
): Promise<Tally> {
  const catalogues = twoSided(game);
  const [truly, otherwise] = await Promise.all(
    catalogues.map((one) => unlessRefused(one.find('dealt')).load()),
  );
  return compared(catalogues, sittingsOf([truly!, otherwise!]));
}

async function compared(
  catalogues: readonly [Catalogue, Catalogue],
  sittings: readonly Sitting[],
): Promise<Tally> {
  const people = [...new Set(sittings.flatMap(({ seats }) => seats))];
  const clock = { now: START };
  const open = (at: 0 | 1): Promise<Side> =>
    Side.open(
      catalogues[at],
      async (store) => {
        await layPeople(store, people);
        for (const sitting of sittings) await layTable(store, sitting, at);
      },
      clock,
    );
  const pair = new Pair([await open(0), await open(1)], clock);
  try {
    for (const sitting of sittings) await watched(pair, sitting);
    const [one, other] = await Promise.all(pair.sides.map((side) => side.metrics()));
    pair.same(ofBothAlike(one!), ofBothAlike(other!), 'the metrics');
    if (!one!.includes('tt_refusals_total{code="of-a-game"}')) throw new Error('nothing was refused');
    await Promise.all(pair.sides.map((side) => side.restart()));
    await lookBack(pair, sittings);
  } finally {
    await Promise.all(pair.sides.map((side) => side.close()));
  }
  return pair.tally;
}

async function watched(pair: Pair, sitting: Sitting): Promise<void> {
  const { id, courses } = sitting;
  if (hash(courses[0].state) === hash(courses[1].state)) throw new Error(`${id} is the same on both sides`);
  const watch = await Watch.begin(pair, sitting);
  await watch.whole();
}

/** Once more after a restart, when nothing has come into memory yet; each eye reads its lists once. */
async function lookBack(pair: Pair, sittings: readonly Sitting[]): Promise<void> {
  const seen = new Set<Eye>();
  for (const sitting of sittings) {
    const eyes = await Onlooker.begin(pair, sitting);
    await readTable(eyes);
    if (!seen.has(sitting.eye)) await readLists(eyes);
    seen.add(sitting.eye);
    await eyes.subscribe(1);
    eyes.leave();
  }
}

/** What others do on one side only is counted there; who has no token of an operator does not see the count. */
function ofBothAlike(metrics: string): string {
  const lines = metrics.split('\n');
  return lines
    .filter((line) => !/^tt_(answers_total|refusals_total|answer_seconds_count)\b/.test(line))
    .join('\n');
}
