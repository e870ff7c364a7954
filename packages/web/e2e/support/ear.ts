// What a screen reader gets: Chromium's own accessibility tree, and nothing else of the page.

import type { CDPSession, Page } from '@playwright/test';

/** One node of the tree. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** What it says, and all that stands in it. */
  readonly text: string;
  readonly inside: readonly Heard[];
  readonly id: number;
}

type AXNode = Awaited<ReturnType<typeof treeOf>>[number];

async function treeOf(line: CDPSession) {
  return (await line.send('Accessibility.getFullAXTree')).nodes;
}

export class Ear {
  readonly #page: Page;
  readonly #line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async at(page: Page): Promise<Ear> {
    await page.evaluate(listenIn);
    const line = await page.context().newCDPSession(page);
    // Kept up to date from now on, as for a screen reader, instead of being made anew for every look.
    await line.send('Accessibility.enable');
    return new Ear(page, line);
  }

  /** The whole page, as it is now. */
  async listen(): Promise<Heard> {
    const nodes = await treeOf(this.#line);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const hear = (node: AXNode): Heard[] => {
      const inside = (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? hear(child) : [];
      });
      return node.ignored ? inside : [heard(node, inside)];
    };
    return hear(nodes[0]!)[0]!;
  }

  /** Everything the page has said aloud so far: a live region may go on to something else before anybody looks. */
  said(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (window as unknown as Listening).said);
  }

  /** Goes to it and presses a key there. */
  async press({ id }: Heard, key: 'Enter' | 'Space'): Promise<void> {
    await this.#line.send('DOM.focus', { backendNodeId: id });
    await this.#page.keyboard.press(key);
  }
}

interface Listening {
  said: string[];
}

/** In the page: what live regions say, from now on. */
function listenIn(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const hear = (): void => {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      if (textContent !== '' && said.at(-1) !== textContent) said.push(textContent);
  };
  hear();
  new MutationObserver(hear).observe(document.body, { childList: true, characterData: true, subtree: true });
}

function heard(node: AXNode, inside: readonly Heard[]): Heard {
  const name = String(node.name?.value ?? '');
  const is = (wanted: string): boolean =>
    node.properties?.some((one) => one.name === wanted && String(one.value.value) === 'true') ?? false;
  return {
    ...{ role: String(node.role?.value), name, inside, id: node.backendDOMNodeId ?? 0 },
    checked: is('checked'),
    disabled: is('disabled'),
    text: inside.length === 0 ? name : inside.map(({ text }) => text).join(' '),
  };
}

/** Everything of this role inside, wherever it stands. */
export function all(within: Heard | undefined, ...roles: readonly string[]): Heard[] {
  return (within?.inside ?? []).flatMap((node) => [
    ...(roles.includes(node.role) ? [node] : []),
    ...all(node, ...roles),
  ]);
}

export function named(within: Heard | undefined, role: string, name: string): Heard | undefined {
  return all(within, role).find((node) => node.name === name);
}
