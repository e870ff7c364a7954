// How tables come to be: opened by hand, as the rematch of another, from a game that was played elsewhere.

import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import { isRefusal, randomFrom, type Refusal, seeded } from '@three-thrones/kernel';
import type { NewTable, TableSummary } from '@three-thrones/protocol/http';
import { newId } from '../people/keys.ts';
import type { Person, TableRow } from '../store/store.ts';
import { checkBrought, writeLog } from './bringing.ts';
import { seatsOf, type TableBody } from './chairs.ts';
import type { Context } from './context.ts';
import type { TableLists } from './listing.ts';
import type { TableAtWork } from './table-at-work.ts';
import type { TableRegistry } from './table-registry.ts';

export interface OpeningDeps extends Context {
  readonly catalogue: Catalogue;
}

const SEED_BYTES = 32;

export class TableOpener {
  readonly #deps: OpeningDeps;
  readonly #registry: TableRegistry;
  readonly #lists: TableLists;

  constructor(deps: OpeningDeps, registry: TableRegistry, lists: TableLists) {
    this.#deps = deps;
    this.#registry = registry;
    this.#lists = lists;
  }

  /** A new table, by the rules of today. */
  async create(
    by: Person,
    wanted: NewTable,
    more?: Pick<TableBody, 'rematchOf'>,
  ): Promise<TableSummary | Refusal> {
    const game = await this.#deps.catalogue.rules(wanted.game);
    if (isRefusal(game)) return game;
    const config = game.configure(wanted.config, randomFrom(seeded(this.#token())));
    if (isRefusal(config)) return config;
    return this.#add(game, by, { ...wanted, config }, more);
  }

  async #add(
    game: AnyGame,
    by: Person,
    wanted: NewTable,
    more: Partial<TableBody> & { readonly status?: TableRow['status'] } = {},
  ): Promise<TableSummary | Refusal> {
    const { store, now, randomBytes } = this.#deps;
    const { config, tempo, listed } = wanted;
    const { status = 'gathering', ...rest } = more;
    const chairs = Object.fromEntries(game.chairs(config).map((seat) => [seat, {}]));
    const together = game.together?.(config) ? { together: true as const } : {};
    const serverSeed = this.#token();
    const body: TableBody = { config, tempo, host: by.id, chairs, ...together, serverSeed, ...rest };
    const row = {
      ...{ id: newId(randomBytes), game: wanted.game, rulesVersion: game.rulesVersion, listed, status },
      ...{ body: JSON.stringify(body), createdAt: now(), changedAt: now() },
    };
    await store.addTable(row, seatsOf(body));
    return this.#lists.summary(row.id);
  }

  /** The same table again; whoever comes second is led to the one there is. */
  rematch(id: string, by: Person): Promise<TableSummary | Refusal> {
    return this.#registry.inTurn(id, (table) => this.#rematchOf(table, by));
  }

  async #rematchOf({ state, mayNot }: TableAtWork, by: Person): Promise<TableSummary | Refusal> {
    const { body, row } = state;
    if (body.rematch) return this.#lists.summary(body.rematch);
    const no = mayNot(by, { type: 'rematch' });
    if (no) return no;
    const game = await this.#deps.catalogue.rules(row.game);
    if (isRefusal(game)) return game;
    const config = game.renewed?.(body.config, row.rulesVersion) ?? body.config;
    const wanted = { game: row.game, config, tempo: body.tempo, listed: row.listed };
    const next = await this.create(by, wanted, { rematchOf: state.id });
    if (isRefusal(next)) return next;
    await state.change((changed) => {
      changed.rematch = next.table;
    });
    return next;
  }

  async import(by: Person, document: unknown, who: string = by.id): Promise<TableSummary | Refusal> {
    const brought = await checkBrought(this.#deps.work, document, who);
    if (isRefusal(brought)) return brought;
    const { game, config } = brought;
    const rules = await this.#deps.catalogue.rules(game, brought.rulesVersion);
    if (isRefusal(rules)) return rules;
    const chairs = Object.fromEntries(
      rules.chairs(config).map((seat) => [seat, { ...brought.shares[seat] }]),
    );
    const wanted: NewTable = { game, config, tempo: { kind: 'none' }, listed: false };
    const more = { ...brought.body, chairs, imported: true as const, status: 'closed' as const };
    const added = await this.#add(rules, by, wanted, more);
    if (isRefusal(added)) return added;
    await writeLog(this.#deps, added.table, brought);
    return this.#lists.summary(added.table);
  }

  #token(): string {
    return this.#deps.randomBytes(SEED_BYTES).toString('hex');
  }
}
