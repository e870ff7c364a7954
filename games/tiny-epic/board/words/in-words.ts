// The map as a list, for those who do not look at it.

import type { View } from '@three-thrones/kernel';
import { domain } from '../../data/data.ts';
import { type DomainId, MAP_CARDS, NORTHERN_MAP_CARDS } from '../../data/ids.ts';
import {
  type Asking,
  controller,
  domainsAt,
  enemyAt,
  geographyOf,
  isHostile,
  type World,
} from '../../rules/queries.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { housed, place, placed, say, t, tokenName, units } from './names.ts';
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
  const mats = world.coop ? [...NORTHERN_MAP_CARDS, ...MAP_CARDS] : MAP_CARDS;
  const cards = mats.map((card) => ({
    heading: say(`term.${card}`),
    lines: domainsAt(world)
      .filter((id) => domain(id).mapCard === card)
      .map((id) => domainLine(id, world, open.has(`domain:${id}`) ? decision : undefined)),
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
    ...nightWords(id, w),
    t('words.neighbours', { places: formatList(geographyOf(w).neighbours(id).map(place)) }),
    target && say(target),
  ]);
}

/** §21 What of the Night King's stands there, tokens, and whether the castle is gone. */
export function nightWords(id: DomainId, { coop }: World): readonly string[] {
  if (!coop) return [];
  const enemy = enemyAt(coop, id);
  const { up, down } = coop.tokens;
  return [
    ...(enemy ? [t(`words.enemy.${enemy}`)] : []),
    ...(coop.destroyed.includes(id) ? [t('words.castle.destroyed')] : []),
    ...(up[id] ? [t('words.token.up', { tokens: formatList(up[id].map(tokenName)) })] : []),
    ...(down[id] ? [t('words.token.down')] : []),
  ];
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
