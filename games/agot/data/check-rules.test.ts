// Proves that whoever is shown the number of a rule finds it, in every language.

import { join } from 'node:path';
import { checkRules } from '@three-thrones/testkit';
import { expect, it } from 'vitest';
import en from '../manual/en.json' with { type: 'json' };
import fa from '../manual/fa.json' with { type: 'json' };
import hu from '../manual/hu.json' with { type: 'json' };
import uk from '../manual/uk.json' with { type: 'json' };

checkRules({ languages: { en, uk, hu, fa }, source: join(import.meta.dirname, '../rules') });

it('has chapters 0 to 23, rulings 1 to 115, and leaves out no number between', () => {
  const sections = Object.keys(en);
  const chapters = sections.filter((section) => /^\d+$/.test(section));
  expectCounted(chapters.filter((chapter) => chapter !== '0').map(Number), 23);
  for (const chapter of chapters) {
    const parts = sections.filter((section) => section.startsWith(`${chapter}.`));
    expectCounted(parts.map((part) => Number(part.split('.')[1])));
  }
  const rulings = sections.filter((section) => /^R\d/.test(section));
  expectCounted(
    rulings.map((ruling) => Number(ruling.slice(1))),
    115,
  );
});

/** 1 to n, if these are its numbers, in whatever order. */
function expectCounted(numbers: readonly number[], upTo = numbers.length): void {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: upTo }, (_, at) => at + 1));
}
