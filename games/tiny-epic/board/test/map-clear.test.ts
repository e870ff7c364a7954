// What stands on the map leaves the names alone, in every language and from every height.

import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_DOMAINS, DOMAINS, type DomainId } from '../../data/ids.ts';
import { describe, expect, it } from 'vitest';
import { isInside } from '@three-thrones/game-kit/board/map/lines.ts';
import { covered } from '@three-thrones/game-kit/board/map/plates.ts';
import { areas, rings } from '../geometry/drawing.ts';
import { LOOKS, roomsOf, type Stander, steps as kept } from '../map/clear.ts';
import { type DomainName, domainNames, roomOfName } from '../map/domain-names.ts';
import { stepsFor } from './support/find-steps.ts';
import widths from './support/name-widths.json' with { type: 'json' };

const LANGUAGES = ['en', 'uk', 'hu', 'fa'] as const;
const STANDERS: readonly Stander[] = ['units', 'hero', 'badge'];

/** The names in one language, as wide as the browser measures them in their font. */
function namesIn(language: (typeof LANGUAGES)[number], ids: readonly DomainId[]): readonly DomainName[] {
  const file = new URL(`../../text/${language}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const measured: Readonly<Record<string, number>> = widths[language];
  return domainNames(
    ids,
    (id) => words[`domain.${id}.name`]!,
    (text) => measured[text]!,
  );
}

/** Of the map without the north, where names may grow larger, and of the whole. */
const names = [DOMAINS, ALL_DOMAINS].flatMap((ids) =>
  LANGUAGES.flatMap((language) => namesIn(language, ids)),
);
const isNew = process.env['UPDATE_STEPS'] !== undefined;
const steps = isNew ? stepsFor(names) : kept;
if (isNew) {
  const file = new URL('../geometry/steps.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(steps)}\n`);
}

describe('a full domain', () => {
  it('has a name that is measured in every language', () => {
    expect(names.filter(({ width }) => !(width > 0)).map(({ lines }) => lines)).toEqual([]);
  });

  it('has no unit, Hero or badge on a name, its own or another', () => {
    const over = LOOKS.flatMap((look) => {
      const written = names.map((name) => roomOfName(name, look.names));
      return ALL_DOMAINS.flatMap((id) =>
        STANDERS.filter((who) =>
          roomsOf(id, who, steps[id][who], look).some((room) => covered(room, written) > 0),
        ).map((who) => `${id} ${who} ${look.names}`),
      );
    });
    expect(over).toEqual([]);
  });

  it('never has them on the land of another', () => {
    const outlines = new Map(ALL_DOMAINS.map((id) => [id, rings(areas[id])]));
    const abroad = [LOOKS[0]!, LOOKS[4]!, LOOKS.at(-1)!].flatMap((look) =>
      ALL_DOMAINS.flatMap((id) =>
        STANDERS.flatMap((who) =>
          roomsOf(id, who, steps[id][who], look).flatMap(({ at }) =>
            ALL_DOMAINS.filter((other) => other !== id && isInside(at, outlines.get(other)!)).map(
              (other) => `${id} ${who} in ${other}`,
            ),
          ),
        ),
      ),
    );
    expect(abroad).toEqual([]);
  });
});
