// A game played on the board alone: what lies on the map, in the hand and on the mats is pressed, and the buttons of the
// question itself that send, end or decline it. The list of options only where nothing on the board stands for them, and
// that is written down.

import type { Page } from '@playwright/test';
import type { Pick } from './table.ts';

type Way = 'mouse' | 'touch';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** What is pressed there. */
  readonly what: string;
}

interface Seen {
  readonly is: 'over' | 'lost' | 'again' | 'asked';
  readonly question: string;
  readonly kind: string;
  /** What was begun goes first, then things, or what sends, ends or declines. */
  readonly begun: readonly Spot[];
  readonly things: readonly Spot[];
  readonly ends: readonly Spot[];
  readonly listed: readonly Spot[];
  /** Where more things may lie: drawers, and the whole map. */
  readonly elsewhere: readonly Spot[];
}

export interface PlayedOnBoard {
  readonly presses: number;
  /** Kinds of questions that were answered on the board, and how often. */
  readonly onBoard: Readonly<Record<string, number>>;
  /** The same of those for which the list was needed. */
  readonly inList: Readonly<Record<string, number>>;
}

/** Nobody needs so many for a whole game, or for one question. */
const MOST = 3_000;
const MOST_FOR_ONE = 60;

export async function playOnBoard(page: Page, way: Way, pick: Pick): Promise<PlayedOnBoard> {
  const onBoard: Record<string, number> = {};
  const inList: Record<string, number> = {};
  const trail: string[] = [];
  let [last, looks, tried]: [Spot | undefined, number, string[]] = [undefined, 0, []];
  let before = { question: '', print: '' };
  for (let presses = 0; presses < MOST; presses++) {
    const seen = await page.evaluate(lookAtBoard, { way, print: before.print, tried, chance: pick(2 ** 20) });
    if (seen.is === 'over') return { presses, onBoard, inList };
    if (seen.is === 'lost') throw new Error(`nobody is asked any more:\n${trail.slice(-15).join('\n')}`);
    if (seen.question !== before.question) [tried, looks] = [[], 0];
    before = seen;
    const spot = next(seen);
    trail.push(`${seen.kind}: ${spot?.what}`);
    if (!spot || tried.length > MOST_FOR_ONE) {
      const { begun, things, ends, elsewhere } = seen;
      const found = JSON.stringify({ begun, things, ends, elsewhere });
      throw new Error(`stuck at ${seen.kind}:\n${trail.slice(-15).join('\n')}\n${found}`);
    }
    tried.push(spot.what);
    await (way === 'touch' ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
    last = spot;
  }
  throw new Error(`no end:\n${trail.slice(-40).join('\n')}`);

  function next(seen: Seen): Spot | undefined {
    // The same place once more; the map has not moved under the finger.
    if (seen.is === 'again' && last) return last;
    const { kind, begun, things, ends, listed, elsewhere } = seen;
    const one = (among: readonly Spot[]): Spot => among[pick(among.length)]!;
    if (begun.length > 0) return one(begun);
    // A question of words is answered in the list, or declined.
    if (listed.length > 0 && pick(2) === 0) {
      inList[kind] = (inList[kind] ?? 0) + 1;
      return one(listed);
    }
    if (things.length + ends.length > 0) {
      onBoard[kind] = (onBoard[kind] ?? 0) + 1;
      return one(things.length === 0 || (ends.length > 0 && pick(3) === 0) ? ends : things);
    }
    if (listed.length === 0) return elsewhere[looks++ % elsewhere.length];
    inList[kind] = (inList[kind] ?? 0) + 1;
    return one(listed);
  }
}

interface Look {
  readonly way: string;
  /** How the table looked before the last press. */
  readonly print: string;
  /** What has been pressed at this question. */
  readonly tried: readonly string[];
  readonly chance: number;
}

/** In the page, so it may use nothing of this file: what a person would press next, once the last press has shown. */
async function lookAtBoard({ way, print, tried, chance }: Look): Promise<Seen & { readonly print: string }> {
  const [SLOW, LONG] = [700, 60_000];
  const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const promptOf = (): Element | null => document.querySelector('.prompt[data-mine="true"][data-question]');
  const printOf = (): string =>
    [
      promptOf()?.getAttribute('data-question'),
      text('.prompt h1'),
      text('.confirm'),
      text('.ag-plan'),
      text('.stepper'),
      document.querySelector<HTMLInputElement>('.stepper input')?.value,
      text('.arrange'),
      ...['.offer', '.card-sheet', '.touch-again', '.narrowed', '[data-held="true"]', '.stage-outlook'].map(
        (one) => all(one).length,
      ),
      document.querySelector('.drawer')?.getAttribute('data-drawer'),
    ].join('|');
  const isBusy = (): boolean =>
    document.querySelector('.entry[aria-disabled="true"]:not(.arrange *)') !== null;
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const since = performance.now();
  // Between two questions one may be there for a frame.
  for (let frames = 0; frames < 2 && !document.querySelector('.end'); ) {
    await frame();
    const waited = performance.now() - since;
    if (waited > LONG) break;
    const isThere = promptOf() !== null && (waited > SLOW || (printOf() !== print && !isBusy()));
    frames = isThere ? frames + 1 : 0;
  }

  const spotOf = (element: Element): Spot | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const area = element.getAttribute('data-area');
    const isIt = (x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y);
      if (!there) return false;
      return area
        ? there.closest('[data-area]')?.getAttribute('data-area') === area
        : element.contains(there);
    };
    // A finger is as wide as this.
    const near = way === 'touch' ? 4 : 1;
    const isWide = (x: number, y: number): boolean =>
      [-near, 0, near].every((by) => isIt(x + by, y) && isIt(x, y + by));
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    for (const down of steps)
      for (const across of steps) {
        const [x, y] = [left + across * width, top + down * height];
        if (isWide(x, y)) return { x, y, what: nameOf(element) };
      }
    return undefined;
  };
  const nameOf = (element: Element): string =>
    element.getAttribute('data-about') ??
    element.getAttribute('data-option') ??
    `${element.getAttribute('class')} ${element.textContent?.slice(0, 40)}`;
  const spotsOf = (elements: readonly Element[]): Spot[] =>
    elements.flatMap((element) => {
      if (!element.checkVisibility() || element.getAttribute('aria-disabled') === 'true') return [];
      const found = spotOf(element);
      if (found || element.closest('.map-frame')) return found ?? [];
      // It lies further down in its panel.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      return spotOf(element) ?? [];
    });
  /** One of them that can be pressed: where the map is crowded each look at it takes its time. */
  const anyOf = (selector: string, isMeant: (element: Element) => boolean = () => true): Spot[] => {
    const among = all(selector).filter(isMeant);
    const turned = among.map((_, at) => among[(at + chance) % among.length]!);
    for (const element of turned) {
      const [found] = spotsOf([element]);
      if (found) return [found];
    }
    return [];
  };
  const spots = (selector: string): Spot[] => spotsOf(all(selector));
  const prompt = promptOf();
  const seen = (rest: Partial<Seen>): Seen & { print: string } => ({
    ...{ is: 'asked', begun: [], things: [], ends: [], listed: [], elsewhere: [] },
    ...{
      question: prompt?.getAttribute('data-question') ?? '',
      kind: prompt?.getAttribute('data-kind') ?? '',
    },
    ...{ print: printOf() },
    ...rest,
  });
  if (!prompt) return seen({ is: document.querySelector('.end') ? 'over' : 'lost' });

  if (document.querySelector('dialog[open]')) {
    const acts = spots('.card-sheet .button.primary');
    return seen({ begun: acts.length > 0 ? acts : spots('dialog[open] header button') });
  }
  const send = spots('.ag-plan-send, .arrange .entry-confirm');
  if (send.length > 0) return seen({ begun: send });
  const confirm = spots('.entry-confirm');
  if (document.querySelector('.offer')) {
    const free = anyOf('.ag-ring-token:not(.elsewhere, .here)');
    const offered = [
      ...(free.length > 0 ? free : anyOf('.ag-ring-token:not(.here)')),
      ...anyOf('.offer .entry:not([aria-checked="true"])'),
    ];
    const sends = tried.at(-1)?.startsWith('entry') ? confirm : [];
    if (offered.length + sends.length > 0) return seen({ begun: sends.length > 0 ? sends : offered });
  }
  if (way === 'touch' && spots('.touch-again').length > 0 && tried.at(-1) !== tried.at(-2))
    return seen({ is: 'again' });
  // A bid is a number: it is set and sent in one place.
  const chips = spots('.number-chip');
  const submit = spots('.stepper .button.primary');
  if (submit.length > 0) return seen({ begun: tried.length > 0 || chips.length === 0 ? submit : chips });

  const isSome = document.querySelector('.entry-confirm') !== null;
  const things = anyOf(
    '.map-area[data-target], [data-about][data-open="true"]:not(.map-area, [data-held="true"])',
    (element) => !isSome || element.matches('.map-area') || !tried.includes(nameOf(element)),
  );
  const sends = [...confirm, ...spots('.ag-plan .ag-commit')];
  // What declines or ends a question stands beside it, on a phone under it.
  const asides = spots(
    '.prompt-aside:not([data-option^="ahead:"]), .main-options .aside:not([data-option^="ahead:"])',
  );
  if (things.length + sends.length > 0) return seen({ things, ends: [...sends, ...asides] });
  // Nothing in sight: it lies beyond the edge of the map, or in a drawer. A map takes a moment to get there.
  const isOfMap = document.querySelector('.map-area[data-target]') !== null;
  const elsewhere = spots(
    isOfMap ? '.map-controls button:nth-of-type(3)' : '.tab-bar [aria-selected="false"]',
  );
  const hasLooked = tried.length >= elsewhere.length + (isOfMap ? 3 : 0);
  return seen({
    elsewhere,
    ends: hasLooked ? asides : [],
    listed: hasLooked ? anyOf('.options .entry, .main-options .entry:not(.all, .aside)') : [],
  });
}
