// Every screen there is, and how one gets there: for the checks that hold everywhere, and for the pictures.

import { expect, type Page } from '@playwright/test';
import type { TableInfo } from '@three-thrones/protocol';
import { loseShare, withholdShare } from './gathering.ts';
import { everybodyJoins, sitWithCode, strangersTable, tableOfNoReturn, tableTogether } from './online.ts';
import { bring, gameAt, type Wanted, openBare } from './positions.ts';
import type { Say } from './words.ts';

export interface Visit {
  readonly page: Page;
  readonly say: Say;
  /** Where the server is. */
  readonly home: string;
}

export interface Screen {
  readonly name: string;
  /** Another screen that has everything of this one: what holds there holds here. Pictures are taken of both. */
  readonly within?: string;
  open(visit: Visit): Promise<void>;
  /** Brings back what goes by itself. */
  again?(visit: Visit): Promise<void>;
}

/** Bots that never answer: the table stays as it is. */
export const STILL = '?pace=still';

export async function goTo({ page, home }: Visit, path: string): Promise<void> {
  await page.goto(home + path);
  await page.locator('#app > *').first().waitFor();
  await page.locator('.loading').waitFor({ state: 'detached' });
}

async function atPosition(visit: Visit, wanted: Wanted): Promise<void> {
  await openBare(visit.page, visit.home);
  await goTo(visit, (await bring(visit.page, await gameAt(wanted))) + STILL);
  await visit.page.locator('.table, .curtain').waitFor();
}

/** A question of this kind, not in the first rounds, when the board is still empty. */
function asked(seed: string, kind: RegExp, after = 150): Wanted {
  return { seed, at: (decision, answered) => kind.test(decision.kind) && answered >= after };
}

/** The same, alone against the Rival. */
function askedAlone(seed: string, kind: RegExp, after: number): Wanted {
  return { ...asked(seed, kind, after), config: { mode: 'solo' }, squiresFor: 0 };
}

/** The same where all play together against the Night King. */
function together(seed: string, kind: RegExp, after: number, players: number): Wanted {
  return { ...asked(seed, kind, after), players, config: { mode: 'coop' }, squiresFor: 0 };
}

async function openBegun(visit: Visit): Promise<void> {
  const { path, seatBot } = await strangersTable(visit.home);
  await seatBot('tyrell');
  await goTo(visit, path);
}

/** Everybody sits at my table, and my own share of the dice does not get through. */
async function openShaking(visit: Visit): Promise<void> {
  const { page } = visit;
  await withholdShare(page);
  await goTo(visit, '/new/tiny-epic');
  await page.getByRole('button', { name: visit.say('lobby.open-table') }).click();
  await page.locator('.waiting-room').waitFor();
  await everybodyJoins(visit.home, new URL(page.url()).pathname);
  await page.locator('.dice-phase').waitFor();
}

/** A game online against bots, to its end: a bot plays for me as well. */
export async function playedByBots(visit: Visit): Promise<void> {
  const { page, say } = visit;
  await goTo(visit, '/new/tiny-epic');
  await page.getByRole('button', { name: say('lobby.open-table') }).click();
  const bots = page.locator('.waiting-room').getByText(say('lobby.add-bot'), { exact: true });
  await bots.first().waitFor();
  for (let free = await bots.count(); free > 0; free--) {
    await bots.first().click();
    await expect(bots).toHaveCount(free - 1);
  }
  await page.locator('.table').waitFor();
  const more = page.getByRole('button', { name: say('common.more'), exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: say('table.stand-in'), exact: true }).click();
  await page.getByRole('button', { name: say('table.stand-in.sure') }).click();
  const path = new URL(page.url()).pathname;
  const table = async (): Promise<Pick<TableInfo, 'status' | 'chairs'>> =>
    (await page.request.get(`${visit.home}/api/tables/${path.split('/').at(-1)}`)).json();
  await expect.poll(async () => (await table()).chairs.every(({ bot }) => bot !== undefined)).toBe(true);
  // To draw every move of a whole game takes most of a minute, and nobody looks.
  await openBare(visit.page, visit.home);
  await expect.poll(async () => (await table()).status, { timeout: 120_000 }).toBe('over');
  await goTo(visit, path);
  await page.locator('.end').waitFor();
}

async function showPeople({ page, say }: Visit): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) return;
  const button = page.getByRole('button', { name: say('table.people') });
  if (!(await button.isVisible()))
    await page.getByRole('button', { name: say('common.more'), exact: true }).click();
  await button.click();
  await page.locator('.people').waitFor();
}

/** At a table that is won or lost together: a signal was given, and a move is drawn for whoever is asked. */
async function openDrawing(visit: Visit): Promise<void> {
  const { path, codes } = await tableTogether(visit.home, ['stark', 'lannister']);
  await goTo(visit, path);
  await sitWithCode(visit.page, codes[0], visit.say);
  await visit.page.locator('.plan-draw').waitFor();
  // Small screens have no bar of signals: a finger rests on the thing itself.
  const danger = visit.page.locator('.signal-bar [data-signal="danger"]');
  if (await danger.isVisible()) {
    await danger.click();
    await visit.page.locator('.map-area .map-hit').first().dispatchEvent('click');
    await visit.page.locator('.signal-mark').waitFor({ state: 'attached' });
  }
  await visit.page.locator('.plan-draw').click();
  await visit.page.locator('.options [data-option], .sheet-ask [data-option]').first().click();
  await visit.page.locator('.plan-drawn .button.primary:enabled').waitFor();
}

/** At a table online with somebody else, in the talk. */
async function openTalking(visit: Visit): Promise<void> {
  const { path, seatForCode } = await strangersTable(visit.home);
  await goTo(visit, path);
  await sitWithCode(visit.page, await seatForCode('tyrell'), visit.say);
  await showTalk(visit);
}

/** Where the table was built anew, the log is shown again. */
async function showTalk({ page }: Visit): Promise<void> {
  const tab = page.locator('#side-talk, #drawer-talk');
  // The table may be built anew between a look and a click.
  await expect(async () => {
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    await page.locator('.talk').waitFor({ timeout: 1_000 });
  }).toPass();
}

async function showOfferForm(visit: Visit): Promise<void> {
  if (await visit.page.locator('.bargain-form').isVisible()) return;
  await showTalk(visit);
  // An offer that was begun is kept, and its button says so.
  const make = visit.page.getByRole('button', { name: visit.say('table.bargain.make') });
  const goOn = visit.page.getByRole('button', { name: visit.say('table.bargain.continue') });
  await make.or(goOn).first().click();
  await visit.page.getByLabel(visit.say('table.bargain.term', { number: 2 })).selectOption('leave');
}

export const screens: readonly Screen[] = [
  { name: 'start', within: 'start with tables', open: (visit) => goTo(visit, '/') },
  {
    name: 'start with tables',
    open: async (visit) => {
      await openBare(visit.page, visit.home);
      for (const seed of ['wolf', 'lion']) await bring(visit.page, await gameAt(asked(seed, /./, 60)));
      await goTo(visit, '/');
      await visit.page.locator('.continue').waitFor();
      await visit.page.locator('.play-how > summary').first().click();
    },
  },
  {
    name: 'new table',
    open: async (visit) => {
      await goTo(visit, '/new/tiny-epic');
      const folds = visit.page.locator('.set-up summary');
      await folds.first().waitFor();
      for (const fold of await folds.all()) await fold.click();
    },
  },
  { name: 'together on this device', open: (visit) => goTo(visit, '/hot-seat/tiny-epic') },
  {
    name: 'waiting room',
    open: async (visit) => {
      await goTo(visit, '/new/tiny-epic');
      await visit.page.getByRole('button', { name: visit.say('lobby.open-table') }).click();
      await visit.page.locator('.waiting-room').waitFor();
    },
  },
  {
    name: 'waiting room, shaking the dice',
    within: 'waiting room, somebody is missing',
    open: openShaking,
  },
  {
    name: 'waiting room, somebody is missing',
    open: async (visit) => {
      await goTo(visit, await tableOfNoReturn(visit.home));
      await visit.page.getByRole('textbox', { name: visit.say('lobby.your-name') }).fill('Anna');
      await visit.page.locator('.chair .button.primary').click();
      await visit.page.locator('.dice-phase [role=timer]').waitFor();
    },
  },
  {
    name: 'waiting room, a share is lost',
    open: async (visit) => {
      await openShaking(visit);
      const room = new URL(visit.page.url()).pathname;
      await openBare(visit.page, visit.home);
      await loseShare(visit.page);
      await goTo(visit, room);
      await visit.page.locator('.dice-trouble').waitFor();
    },
  },
  {
    name: 'sending somebody away',
    open: async (visit) => {
      await openShaking(visit);
      const kick = visit.page.getByText(visit.say('lobby.kick'), { exact: true });
      await kick.first().click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'join', open: async (visit) => goTo(visit, (await strangersTable(visit.home)).path) },
  {
    name: 'tables',
    open: async (visit) => {
      await strangersTable(visit.home);
      await openBare(visit.page, visit.home);
      await bring(visit.page, await gameAt(asked('wolf', /./, 60)));
      await bring(visit.page, await gameAt({ seed: 'lion' }));
      await goTo(visit, '/tables');
      await visit.page.locator('.fold > summary').first().click();
    },
  },
  {
    name: 'taking a table online',
    open: async (visit) => {
      await openBare(visit.page, visit.home);
      await bring(visit.page, await gameAt({ ...asked('wolf', /./, 60), players: 2, people: 2 }));
      await goTo(visit, '/tables');
      await visit.page.getByRole('button', { name: visit.say('tables.take-online') }).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'table, first question', open: (visit) => atPosition(visit, asked('raven', /./, 0)) },
  {
    name: 'table, marching',
    within: 'table, a refusal',
    open: (visit) => atPosition(visit, asked('rose', /^movement\.chooseDestination/)),
  },
  { name: 'table, battle', open: (visit) => atPosition(visit, asked('rose', /^battle\.attackerCard/)) },
  {
    name: 'table, alone, the Rival attacks',
    open: (visit) => atPosition(visit, askedAlone('rival', /^battle\.defenderCard/, 30)),
  },
  {
    name: 'table, alone, choosing for the Rival',
    open: (visit) => atPosition(visit, askedAlone('rival', /^rival(Move|Token)\./, 20)),
  },
  {
    name: 'table, losses',
    within: 'table, battle',
    open: (visit) => atPosition(visit, asked('rose', /^loss\./, 200)),
  },
  {
    name: 'together, what comes next',
    open: (visit) => atPosition(visit, together('wall', /^turn\.placeDie/, 30, 3)),
  },
  {
    name: 'together, a battle',
    open: (visit) => atPosition(visit, together('walker', /^battle\.(?:attacker|defender)Card/, 20, 2)),
  },
  {
    name: 'together with a Teammate, choosing for it',
    open: (visit) => atPosition(visit, together('teammate', /^rival(Move|Token)\./, 20, 1)),
  },
  {
    name: 'together with a Teammate, my turn',
    open: (visit) => atPosition(visit, together('teammate', /^turn\.placeDie/, 20, 1)),
  },
  {
    name: 'together, help',
    open: async (visit) => {
      await atPosition(visit, together('raven', /^turn\.placeDie/, 10, 2));
      await visit.page.keyboard.press('?');
      await visit.page.locator('.help-standing').waitFor();
    },
  },
  {
    name: 'together, end',
    open: (visit) =>
      atPosition(visit, { seed: 'night', players: 2, config: { mode: 'coop' }, squiresFor: 0 }),
  },
  { name: 'table, several cards', open: (visit) => atPosition(visit, asked('wolf', /^whisper\.discard/)) },
  {
    name: 'table, waiting for others',
    open: async (visit) => {
      await atPosition(visit, asked('lion', /^draft\.takeDie/, 40));
      const entries = visit.page.locator('.options .entry, .main-options .entry:not(.all)');
      // My last answer of the draft: after it the others are asked, and they take their time.
      for (let answers = 0; answers < 6 && (await entries.count()) > 0; answers++) {
        await entries.first().click();
        await visit.page.waitForTimeout(300);
      }
    },
  },
  {
    name: 'table, a refusal',
    open: (visit) => atPosition(visit, asked('rose', /^movement\.chooseDestination/)),
    again: async ({ page }) => {
      await page.locator('.map-area:not([data-target]) .map-hit').first().dispatchEvent('click');
      await page.locator('.bubble').waitFor();
    },
  },
  {
    name: 'table, looking back',
    open: async (visit) => {
      await atPosition(visit, asked('rose', /^turn\.placeDie/, 120));
      await visit.page.keyboard.press('t');
      await visit.page.locator('.timeline').waitFor();
      await visit.page.locator('.timeline input[type=range]').fill('60');
    },
  },
  {
    name: 'table, what if',
    open: async (visit) => {
      await atPosition(visit, asked('rose', /^movement\.chooseDestination/, 120));
      await visit.page.keyboard.press('t');
      await visit.page.getByRole('button', { name: visit.say('table.what-if'), exact: true }).click();
      await visit.page.locator('.back-to-game').waitFor();
    },
  },
  {
    name: 'table, what happened meanwhile',
    open: async (visit) => {
      await openBare(visit.page, visit.home);
      const record = await gameAt(asked('raven', /^turn\.placeDie/, 100));
      await visit.page.evaluate(
        ([id, seen]) => localStorage.setItem('three-thrones/seen', JSON.stringify({ [id]: seen })),
        [record.id, record.answers.length - 12] as const,
      );
      await goTo(visit, (await bring(visit.page, record)) + STILL);
      await visit.page.locator('.recap').waitFor();
    },
  },
  { name: 'a table without me', open: openBegun },
  {
    name: 'table, watching',
    open: async (visit) => {
      await openBegun(visit);
      await visit.page.getByRole('button', { name: visit.say('tables.watch') }).click();
      await visit.page.locator('.table').waitFor();
    },
  },
  {
    name: 'table, an offer',
    open: async (visit) => {
      await openTalking(visit);
      await showOfferForm(visit);
      await visit.page.locator('.bargain-form [type=submit]').click();
      await visit.page.locator('.bargain').waitFor();
    },
    again: showTalk,
  },
  { name: 'table, making an offer', open: openTalking, again: showOfferForm },
  {
    name: 'table, people',
    open: async (visit) => {
      await goTo(visit, '/new/tiny-epic');
      await visit.page.getByRole('button', { name: visit.say('lobby.open-table') }).click();
      await visit.page.locator('.waiting-room').waitFor();
      await everybodyJoins(visit.home, new URL(visit.page.url()).pathname);
      await visit.page.locator('.table').waitFor();
      await showPeople(visit);
    },
    again: showPeople,
  },
  {
    name: 'curtain',
    open: (visit) =>
      atPosition(visit, {
        seed: 'sun',
        players: 2,
        people: 2,
        at: ({ kind }, answered, chair) => chair === 1 && answered > 20 && kind === 'turn.placeDie',
      }),
  },
  {
    name: 'asked before all eyes',
    open: (visit) =>
      atPosition(visit, {
        seed: 'sun',
        players: 2,
        people: 2,
        at: ({ kind }, answered) => kind === 'draft.takeDie' && answered > 20,
      }),
  },
  { name: 'end', open: (visit) => atPosition(visit, { seed: 'stag' }) },
  {
    name: 'end, was it fair',
    open: playedByBots,
    again: async ({ page }) => {
      if ((await page.locator('.fairness').getAttribute('open')) === null)
        await page.locator('.fairness summary').click();
      await page.locator('.fair dl').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'help',
    open: async (visit) => {
      await atPosition(visit, asked('rose', /^turn\.placeDie/, 60));
      await visit.page.keyboard.press('?');
      await visit.page.locator('.help-standing').waitFor();
    },
  },
  {
    name: 'help, words',
    open: async (visit) => {
      await atPosition(visit, asked('rose', /^turn\.placeDie/, 60));
      await visit.page.keyboard.press('?');
      await visit.page.locator('#help-words').click();
      await visit.page.locator('.help-words').waitFor();
    },
  },
  {
    name: 'help, one rule',
    open: async (visit) => {
      await atPosition(visit, asked('rose', /^turn\.placeDie/, 60));
      await visit.page.locator('.prompt .rule-link').click();
      await visit.page.locator('.rules-passage .rule').first().waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async (visit) => {
      await goTo(visit, '/');
      await visit.page.keyboard.press('?');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'settings', within: 'settings, new account', open: (visit) => goTo(visit, '/settings') },
  {
    name: 'settings, new account',
    open: async (visit) => {
      await goTo(visit, '/settings');
      await visit.page
        .getByRole('radio', { name: visit.say('settings.account.how.new') })
        .check({ force: true });
      await visit.page.locator('.account-form .button').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings, deleting oneself',
    open: async (visit) => {
      await goTo(visit, '/new/tiny-epic');
      await visit.page.getByRole('button', { name: visit.say('lobby.open-table') }).click();
      await visit.page.locator('.waiting-room').waitFor();
      await goTo(visit, '/settings');
      await visit.page.locator('.account .fold summary').click();
      await visit.page.locator('.account .fold .button').scrollIntoViewIfNeeded();
    },
  },
  { name: 'rules', within: 'rules, one card', open: (visit) => goTo(visit, '/rules/tiny-epic') },
  {
    name: 'rules, one section',
    within: 'rules, one card',
    open: (visit) => goTo(visit, '/rules/tiny-epic/12.2'),
  },
  {
    name: 'rules, one card',
    open: async (visit) => {
      await goTo(visit, '/rules/agot/card-patchface');
      await visit.page.locator('.rules-entry[aria-current]').waitFor();
    },
  },
  { name: 'credits', open: (visit) => goTo(visit, '/credits') },
  { name: 'not found', open: (visit) => goTo(visit, '/nowhere') },
  { name: 'no such table', open: (visit) => goTo(visit, '/here/nowhere') },
  { name: 'table, drawing a plan', open: openDrawing },
  {
    name: 'table, a plan',
    open: async (visit) => {
      await openDrawing(visit);
      await visit.page.locator('.plan-drawn .button.primary').click();
      await visit.page.locator('.plans li').waitFor();
    },
    again: showTalk,
  },
];
