// What a thing on the table is, for whoever points at it.

import type { View } from '@three-thrones/kernel';
import { card, domain, house as matOf } from '../../data/data.ts';
import type { CardId, DomainId, HouseId } from '../../data/ids.ts';
import {
  allianceCount,
  castles,
  controller,
  geographyOf,
  goldMaximum,
  heroOf,
  isRival,
  isTeammate,
  purse,
  TREATY,
  type World,
} from '../../rules/queries.ts';
import { formatList } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { About } from '@three-thrones/game-kit/board/board.ts';
import {
  action,
  eventText,
  house,
  housed,
  houses,
  iconWords,
  isAction,
  isCard,
  isDomain,
  isHouse,
  place,
  say,
  t,
  thingName,
  units,
} from './names.ts';
import { nightWords } from './in-words.ts';
import { heroAbilityText, huntWords, saidOf } from './rival.ts';
import { ACTION_RULES, BATTLE_RULES, TERM_RULES } from './term-rules.ts';

export function about(thing: Thing, { world }: View<World>): About | undefined {
  const [kind, id = ''] = thing.split(':') as [string, string?];
  if (kind === 'domain' && isDomain(id)) return aboutDomain(id, world);
  if (kind === 'card' && isCard(id)) return aboutCard(id);
  if ((kind === 'house' || kind === 'pool' || kind === 'ability') && isHouse(id))
    return aboutHouse(id, world);
  if ((kind === 'action' || kind === 'die' || kind === 'slot') && isAction(id)) return aboutAction(id, world);
  if (kind === 'force') return aboutTerm('force-track');
  return kind === 'term' ? aboutTerm(id) : undefined;
}

const isTerm = (id: string): id is keyof typeof TERM_RULES => Object.hasOwn(TERM_RULES, id);

function aboutTerm(id: string): About | undefined {
  if (!isTerm(id)) return undefined;
  const title = id === 'shields' ? t('term.shield') : say(`term.${id}`);
  return { title, lines: [say(`about.${id}`)], rule: TERM_RULES[id] };
}

function aboutDomain(id: DomainId, w: World): About {
  const { kind, homeOf } = domain(id);
  const holder = controller(w, id);
  return {
    title: thingName(`domain:${id}`),
    ...(holder && { house: holder }),
    lines: [
      ...(homeOf ? [t('about.home', housed({ house: homeOf }))] : []),
      w.map[id].length > 0 ? units(w, w.map[id]) : t('words.empty'),
      say(kind === 'kings-landing' ? 'about.iron-throne' : `about.${kind}`),
      ...nightWords(id, w),
      t('words.neighbours', { places: formatList(geographyOf(w).neighbours(id).map(place)) }),
    ],
    rule: kind === 'kings-landing' ? '8' : TERM_RULES[kind],
  };
}

function aboutCard(id: CardId): About {
  const { kind, shields, battle } = card(id);
  return {
    title: thingName(`card:${id}`),
    ...(kind === 'hero' && { house: (card(id) as { house: HouseId }).house }),
    lines: [
      eventText(id),
      t('card.face.battle', { icon: iconWords(id) }),
      say(`battle.${battle.type}.text`),
      t('card.face.defence', { gold: battle.defendCost }),
      t('card.face.shields', { shields: houses(shields) }),
    ],
    rule: BATTLE_RULES[battle.type],
  };
}

function aboutHouse(id: HouseId, w: World): About {
  const player = w.players[id];
  const nonPlayer = w.nonPlayers[id];
  const { ability, allianceAbility } = matOf(id);
  const lines = [
    ...(player
      ? [
          ...(w.coop ? [] : [t('mat.order', { score: player.score, castles: castles(w, id) })]),
          ...(w.coop || isRival(w, id) ? [] : [goldWords(id, w)]),
          t('mat.force.summary', { n: player.recruited, all: matOf(id).powerTokens }),
        ]
      : []),
    ...(nonPlayer
      ? [
          nonPlayer.ally ? t('mat.ally-of', housed({ house: nonPlayer.ally })) : t('mat.unallied'),
          t('option.token.pool.detail', { n: nonPlayer.pool }),
          ...(w.coop ? [TREATY] : w.order)
            .filter((seat) => allianceCount(w, seat, id) > 0)
            .map((seat) => t('mat.allies.summary', { house: house(seat), n: allianceCount(w, seat, id) })),
        ]
      : []),
    ...(isRival(w, id) ? rivalLines(w) : []),
    ...((ability ?? allianceAbility) && !isRival(w, id) ? [say(`ability.${id}.text`)] : []),
  ];
  const rule = isRival(w, id) ? (isTeammate(w) ? '22.1' : '20.1') : player ? '17.4' : '12';
  return { title: say(`house.${id}.name`), house: id, lines, rule };
}

/** It has no gold and uses no ability of its house; its Hero has one of his own. */
function rivalLines(w: World): string[] {
  const { seat } = w.rival!;
  const { hero, strength } = heroOf(w.rival!);
  return [
    `${say(`hero.${hero}.name`)}: ${t('solo-hero.strength', { n: strength })}`,
    heroAbilityText(seat, saidOf(w)),
    ...(isTeammate(w) ? [huntWords(w) ?? []].flat() : []),
  ];
}

function goldWords(id: HouseId, w: World): string {
  const { gold } = purse(w, id);
  const values = { gold, most: goldMaximum(w, id) };
  return w.rival
    ? t('mat.gold.summary.solo', { ...values, castles: castles(w, w.rival.seat) })
    : t('mat.gold.summary', { ...values, castles: castles(w, id) });
}

function aboutAction(id: 'recruit' | 'march' | 'sail' | 'whisper' | 'plot' | 'event', w: World): About {
  const die = w.slots[id];
  return {
    title: say(`action.${id}.name`),
    lines: [
      say(`action.${id}.text`),
      ...(die ? [t('mat.slot.taken', { slot: action(id), die: action(die) })] : []),
      ...(w.rival?.coins.includes(id) ? [t('about.blocked-slot')] : []),
    ],
    rule: ACTION_RULES[id],
  };
}
