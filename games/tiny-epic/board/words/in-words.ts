// The map as a list, for those who do not look at it.

import type { View } from '@three-thrones/kernel';
import { domain } from '../../data/data.ts';
import { DOMAINS, type DomainId, MAP_CARDS } from '../../data/ids.ts';
import { type Asking, controller, isHostile, type World } from '../../rules/queries.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { housed, place, placed, say, t, units } from './names.ts';
import { things } from './things.ts';

export function inWords(
  view: View<World>,
  decision: Asking | undefined,
): readonly { heading: string; lines: readonly string[] }[] {
  const { world } = view;
  const open = new Set(
    decision?.options.flatMap((option) =>
      things(decision, option, view).filter((thing) => thing.startsWith('domain:')),
    ),
  );
  const cards = MAP_CARDS.map((card) => ({
    heading: say(`term.${card}`),
    lines: DOMAINS.filter((id) => domain(id).mapCard === card).map((id) =>
      domainLine(id, world, open.has(`domain:${id}`) ? decision : undefined),
    ),
  }));
  const moving = movingLines(world);
  return moving.length > 0 ? [{ heading: t('term.army'), lines: moving }, ...cards] : cards;
}

function domainLine(id: DomainId, w: World, decision: Asking | undefined): string {
  const force = w.map[id];
  const holder = controller(w, id);
  const target = decision && (isHostile(w, decision.seat, id) ? 'words.target.battle' : 'words.target');
  return formatParts([
    say(`words.${domain(id).kind}`, { place: place(id) }),
    force.length > 0 ? units(w, force) : t('words.empty'),
    holder && t('words.controller', housed({ house: holder })),
    t('words.neighbours', { places: formatList(domain(id).neighbours.map(place)) }),
    target && say(target),
  ]);
}

/** Whole sentences side by side. */
function formatParts(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

function movingLines(w: World): string[] {
  return [
    ...(w.army ? [t('words.army', { in: placed(w.army.at, 'in'), units: units(w, w.army.force) })] : []),
    ...(w.retreating
      ? [
          t('words.retreating', {
            from: placed(w.retreating.from, 'from'),
            units: units(w, w.retreating.force),
          }),
        ]
      : []),
  ];
}
