// What the end of a game says about its dice, in words, for everything that can have happened to them.

import {
  commitmentTo,
  mixedSeed,
  type Receipt,
  type ReceiptProblem,
  type Revealed,
  seatCommitment,
} from '@three-thrones/protocol/fairness';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords, setLanguage, t } from '@three-thrones/ui/i18n/index.ts';
import { Report } from '../src/play/end/fairness-report.tsx';

const table = 'table-01';
const seats = ['stark', 'arryn', 'tully'];
const entropy = { stark: 'a'.repeat(64), arryn: 'b'.repeat(64) };
const commitments = Object.fromEntries(
  Object.entries(entropy).map(([seat, bytes]) => [seat, seatCommitment(table, seat, bytes)]),
);
const serverSeed = 'c'.repeat(64);
const fair: Revealed = {
  ...{ table, seats, entropy, commitments, serverSeed, round: 0, serverKey: 'key', chance: 'sha256' },
  commitment: commitmentTo(serverSeed),
  seed: mixedSeed({ table, chance: 'sha256', serverSeed, seats, entropy }),
};
const receipt: Receipt = {
  ...{ format: 'three-thrones-receipt', version: 1, table, game: 'tiny-epic', seat: 'stark', round: 0 },
  ...{ commitment: fair.commitment, commitments, entropy: entropy.stark, serverKey: 'key', seats },
};

const houseName = (seat: string): string => `House of ${seat}`;

function told(shown: Revealed, kept: Receipt | undefined): string {
  return renderToStaticMarkup(createElement(Report, { shown, receipt: kept, houseName })).replaceAll(
    '&#x27;',
    '’',
  );
}

/** What another server would have made of other numbers, so that they fit each other. */
function remade(change: Partial<Revealed>): Revealed {
  const shown = { ...fair, ...change };
  return { ...shown, seed: mixedSeed(shown) };
}

beforeAll(async () => {
  await setLanguage('en');
  await loadWords();
});

describe('with my receipt', () => {
  it('says that everything fits, what cannot be proved, and who had no share', () => {
    const words = told(fair, receipt);
    expect(words).toContain('note good');
    expect(words).toContain(t('table.fair.holds'));
    expect(words).toContain(t('table.fair.limits'));
    expect(words).toContain(t('table.fair.no-share', { houses: 'House of tully' }));
    expect(words).not.toContain(t('table.fair.round', { round: 1 }));
    expect(words).toContain(
      'npx tt verify three-thrones-table-01.txt --receipt three-thrones-table-01-receipt.json',
    );
    expect(words).toContain(t('table.fair.download-receipt'));
  });

  it('says how often the dice were shaken anew', () => {
    const words = told({ ...fair, round: 2 }, { ...receipt, round: 2 });
    expect(words).toContain(t('table.fair.holds'));
    expect(words).toContain(t('table.fair.round', { round: 2 }));
  });

  const another = commitmentTo('d'.repeat(64));
  const other = { ...entropy, arryn: 'e'.repeat(64) };
  const cases: [what: string, Revealed, ReceiptProblem['code']][] = [
    ['another server seed', remade({ serverSeed: 'd'.repeat(64) }), 'server-seed-broken'],
    [
      'another commitment of the server, which fits its seed',
      remade({ serverSeed: 'd'.repeat(64), commitment: another }),
      'another-server-commitment',
    ],
    [
      'my own number replaced',
      remade({ entropy: { ...entropy, stark: 'f'.repeat(64) } }),
      'my-entropy-changed',
    ],
    ['the number of another seat replaced', remade({ entropy: other }), 'seat-entropy-broken'],
    [
      'number and promise of another seat replaced',
      remade({
        entropy: other,
        commitments: { ...commitments, arryn: seatCommitment(table, 'arryn', other.arryn) },
      }),
      'another-seat-commitment',
    ],
    ['another seed', { ...fair, seed: 'f'.repeat(64) }, 'seed-not-mixed'],
    ['another round', { ...fair, round: 1 }, 'another-round'],
    ['another key', { ...fair, serverKey: 'other' }, 'another-server-key'],
  ];

  it.each(cases)('warns of %s, and names it', (_, shown, code) => {
    const words = told(shown, receipt);
    expect(words).toContain('role="alert"');
    expect(words).toContain(t('table.fair.not-my-receipt'));
    expect(words).toContain(t(`table.fair.problem.${code}`, { house: 'House of arryn' }));
    expect(words).not.toContain(t('table.fair.holds'));
  });
});

describe('without a receipt on this device', () => {
  it('says so, and claims no more than that the numbers fit each other', () => {
    const words = told(fair, undefined);
    expect(words).toContain(t('table.fair.no-receipt'));
    expect(words).not.toContain('note good');
    expect(words).not.toContain(t('table.fair.download-receipt'));
    expect(words).toContain('npx tt verify three-thrones-table-01.txt<');
  });

  it('warns where not even that is so', () => {
    const broken = [
      { ...fair, seed: 'f'.repeat(64) },
      { ...fair, commitment: 'f'.repeat(64) },
      remade({ entropy: { ...entropy, arryn: '' } }),
    ];
    for (const shown of broken) expect(told(shown, undefined)).toContain(t('table.fair.broken'));
  });

  it('says of a game from before there were receipts what holds, and what could have been done', () => {
    const { chance: _, ...old } = { ...fair, commitments: {} };
    const words = told({ ...old, seed: mixedSeed(old) }, undefined);
    expect(words).toContain(t('table.fair.old'));
    expect(words).toContain(t('table.fair.limits-old'));
    expect(words).not.toContain(t('table.fair.limits'));
    expect(words).not.toContain('House of tully');
  });

  it('says of a game that began on a device who could have known its dice, and cries no alarm', () => {
    const brought = { ...fair, commitment: '', serverSeed: '', commitments: {}, entropy: {}, seed: 'a seed' };
    const words = told(brought, undefined);
    expect(words).toContain(t('table.fair.brought'));
    expect(words).toContain(t('table.fair.brought-limits'));
    for (const never of [t('table.fair.broken'), t('table.fair.how'), t('table.fair.limits'), 'House of'])
      expect(words).not.toContain(never);
  });
});
