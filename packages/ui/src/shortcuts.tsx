// Keys that do something on the screen that is open, the sheet that lists them, and presses that are none.

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Dialog } from './dialog.tsx';
import { t } from './i18n/index.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it; letters in either case. */
  readonly key: string;
  /** What it does, in the reader's language. */
  readonly does: string;
  /** A held key goes on doing it. */
  readonly repeats?: true;
  run(): void;
}

let open: readonly (readonly Shortcut[])[] = [];
let sheet = false;
const listeners = new Set<() => void>();

function change(next: { open?: typeof open; sheet?: boolean }): void {
  open = next.open ?? open;
  sheet = next.sheet ?? sheet;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * These keys work while the component is there; the newest wins where two want the same key. From the moment it can be
 * seen: a key pressed a frame later must not do what it did before.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const own = useRef<Shortcut[]>([]);
  useLayoutEffect(() => {
    own.current.splice(0, own.current.length, ...shortcuts);
  });
  useLayoutEffect(() => {
    const mine = own.current;
    change({ open: [...open, mine] });
    return () => change({ open: open.filter((list) => list !== mine) });
  }, []);
}

export function showShortcuts(): void {
  change({ sheet: true });
}

/** Nobody who is writing wants a letter to do something else. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio],[type=checkbox],[type=range]), textarea, select') !== null
  );
}

/** Enter and the space bar belong to the control that has the focus. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    (key === 'Enter' || key === ' ') &&
    target instanceof Element &&
    target.closest('button, a, summary, [role=button]') !== null
  );
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) || isPressing(event)) return;
  if (document.querySelector('dialog[open], [role=dialog]')) return;
  const pressed = event.key === PERSIAN_QUESTION_MARK ? '?' : event.key.toLowerCase();
  const shortcut = [...open]
    .reverse()
    .flatMap((list) => list.find(({ key }) => key.toLowerCase() === pressed) ?? [])[0];
  if (shortcut) {
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) shortcut.run();
  } else if (pressed === '?') showShortcuts();
}

const PERSIAN_QUESTION_MARK = '؟';

/** A key that is still down answered the question before; to the next one it says nothing. */
function onHeldEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where the last click was, if that was in a dialog. */
let inDialog: Element | undefined;

/**
 * The second click of a double click on a dialog's button is not meant for what came to light when the first one closed
 * it. Anywhere else a quick second click may well be the answer to the next question.
 */
function onSecondClick(event: MouseEvent): void {
  const isGone = inDialog !== undefined && !inDialog.checkVisibility();
  inDialog = event.target instanceof Element ? (event.target.closest('dialog') ?? undefined) : undefined;
  if (event.detail < 2 || !isGone) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The keys that work on the screen that is open, and what each does. */
export function KeyList() {
  const lists = useSyncExternalStore(subscribe, () => open);
  const own = lists.flat();
  const rows = [
    ...own,
    ...(own.some(({ key }) => key === '?') ? [] : [{ key: '?', does: t('shortcuts.help') }]),
    { key: 'Tab', does: t('shortcuts.tab') },
  ];
  return (
    <dl className="key-list">
      {rows.map(({ key, does }) => (
        <div key={`${key} ${does}`}>
          <dt>
            <kbd>{key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Listens for the keys, and shows the sheet when `?` is pressed where it means nothing else. */
export function Shortcuts() {
  const isShown = useSyncExternalStore(subscribe, () => sheet);
  useEffect(() => {
    window.addEventListener('keydown', onHeldEnter, true);
    window.addEventListener('click', onSecondClick, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onHeldEnter, true);
      window.removeEventListener('click', onSecondClick, true);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  if (!isShown) return null;
  return (
    <Dialog title={t('shortcuts.title')} onClose={() => change({ sheet: false })}>
      <KeyList />
    </Dialog>
  );
}
