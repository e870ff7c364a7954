// The printed components as typed lookups. Values are changed in the JSON files only; that every word there is
// one its type allows is proved by check.test.ts, so the casts below need no check at run time.
import housesJson from './houses.json' with { type: 'json' };
import type {
  BaseCardId,
  BattleType,
  CardId,
  DomainId,
  DomainKind,
  HeroId,
  HouseId,
  MapCardId,
  PlotCardId,
} from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import plotCardsJson from './plot-cards.json' with { type: 'json' };
import tablesJson from './tables.json' with { type: 'json' };
import type {
  BaseCard,
  Card,
  CardEvent,
  ComponentSet,
  DieAbility,
  Domain,
  EventParams,
  ForceTrackIcon,
  HeroCard,
  House,
  ObjectiveCondition,
  PlotCard,
  StartsBattle,
  Tables,
} from './types.ts';

export type * from './types.ts';

type DomainRow = (typeof mapJson.domains)[number] | (typeof mapJson.northOfTheWall.domains)[number];
type HouseRow = (typeof housesJson.houses)[number];
type HeroRow = (typeof housesJson.heroes)[number];
type PlotCardRow = (typeof plotCardsJson.cards)[number];
type CardRow = PlotCardRow | HeroRow;

function domainOf(row: DomainRow): Domain {
  return {
    id: row.id as DomainId,
    mapCard: row.mapCard as MapCardId,
    kind: row.kind as DomainKind,
    ...(row.homeOf === null ? {} : { homeOf: row.homeOf as HouseId }),
    neighbours: row.neighbours as DomainId[],
    ...(row.coastal ? {} : { isInland: true as const }),
  };
}

/** House Targaryen's mat names the hatching of Eggs first and keeps its die ability inside. */
function dieAbilityOf(row: NonNullable<HouseRow['ability']> | HouseRow['allianceAbility']): DieAbility {
  const { id, face, faces, goldCost } = { face: undefined, faces: undefined, ...(row.dieAbility ?? row) };
  return { id, goldCost, ...(face && { face }), ...(faces && { faces }) } as DieAbility;
}

function houseOf(row: HouseRow): House {
  return {
    id: row.id as HouseId,
    set: row.set as ComponentSet,
    playable: row.playable,
    homeDomain: row.homeDomain as DomainId,
    powerTokens: row.powerTokens,
    ...(row.ability === null ? {} : { ability: dieAbilityOf(row.ability) }),
    allianceAbility: dieAbilityOf(row.allianceAbility),
    hatchesEggs: row.allianceAbility.id === 'hatch-eggs',
    ...(row.hero === null ? {} : { hero: row.hero as HeroId }),
    alternateHeroes: row.alternateHeroes as HeroId[],
    forceTrack: (row.forceTrack ?? []).map(({ slot, cost, icon }) => ({
      slot,
      cost,
      icon: icon as ForceTrackIcon,
    })),
    objectives: (row.objectives ?? []).map(({ order, requiresRecruited, condition, vp }) => ({
      order,
      requiresRecruited,
      condition: condition as ObjectiveCondition,
      vp,
    })),
  };
}

/** `null` in the files means "no limit"; here such a word is simply absent. */
function paramsOf(row: CardRow['event']['params']): EventParams {
  const present = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(present);
}

function faceOf(row: CardRow) {
  const { battle, event } = row;
  return {
    set: row.set as ComponentSet,
    shields: row.shields as HouseId[],
    battle: { type: battle.type as BattleType, strength: battle.strength, defendCost: battle.defendCost },
    event: {
      effect: event.effect as CardEvent['effect'],
      params: paramsOf(event.params),
      cost: event.cost,
      prerequisites: event.prerequisites as CardEvent['prerequisites'],
      startsBattle: event.startsBattle as StartsBattle,
      battleBonus: event.battleBonus,
    },
  };
}

function plotCardOf(row: PlotCardRow): PlotCard {
  return { kind: 'plot', id: row.id as PlotCardId, ...faceOf(row) };
}

function heroCardOf(row: HeroRow): HeroCard {
  return { kind: 'hero', id: row.id as HeroId, house: row.house as HouseId, ...faceOf(row) };
}

/** Rules look things up all the time: a map finds one of many in a third of the time a record takes. */
function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

const domains = byId([...mapJson.domains, ...mapJson.northOfTheWall.domains].map(domainOf));
const houses = byId(housesJson.houses.map(houseOf));
const cards = byId<Card>([...plotCardsJson.cards.map(plotCardOf), ...housesJson.heroes.map(heroCardOf)]);

/** The domain with this id. */
export function domain(id: DomainId): Domain {
  return domains.get(id)!;
}

/** The House Mat with this id. */
export function house(id: HouseId): House {
  return houses.get(id)!;
}

/** The Plot or Hero Card with this id; base game ids give the narrower type. */
export function card(id: BaseCardId): BaseCard;
export function card(id: CardId): Card;
export function card(id: CardId): Card {
  return cards.get(id)!;
}

/** §21.17 Borders that are there once the Wall has fallen. */
export const wallBorders = mapJson.northOfTheWall.wallBorders as readonly {
  readonly a: DomainId;
  readonly b: DomainId;
}[];

/** §4.3 The Map Cards in the order a ship passes them; the two ends are not linked. */
export const seaLine = mapJson.sea.order as readonly MapCardId[];

/** The constants of tables.json. */
export const tables: Tables = tablesJson;
