// Every option as a list: a whole game can be played from it, with keys or by ear.

import { isEnough, lacking } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { type Entry, found, grouped } from './option-groups.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useBoardProps, useQuestion, useShown } from '../state/table-context.tsx';
import type { Asking } from '../state/use-asked.ts';
import { reasonWords } from '@three-thrones/game-kit/board/board-words.ts';
import './options.css';

export const Arrange = later(async () => (await import('./arrange.tsx')).Arrange);
export const ChooseNumber = later(async () => (await import('./choose-number.tsx')).ChooseNumber);

/** From so many options on a person would rather search. */
const MANY = 9;

export function Options() {
  const { decision, pending, refused, arranging } = useQuestion();
  const list = useRef<HTMLElement>(null);
  const heading = useId();
  useShortcuts([{ key: 'l', does: t('table.keys.list'), run: () => focusFirst(list.current) }]);
  const keepFocus = useKeptFocus(list, decision?.id);
  return (
    <section ref={list} className="options panel" aria-labelledby={heading} onKeyDown={keepFocus}>
      <header>
        <h2 id={heading}>{t('table.options')}</h2>
        {decision && decision.shape !== 'number' && (
          <span className="count">{t('table.options.count', { open: decision.options.length })}</span>
        )}
        <kbd aria-hidden="true">L</kbd>
      </header>
      {!decision && !pending && <p className="quiet">{t('table.options.none')}</p>}
      {decision?.shape === 'number' && <ChooseNumber key={decision.id} decision={decision} />}
      {decision && arranging && <Arrange key={decision.id} decision={decision} arranging={arranging} />}
      {decision && decision.shape !== 'number' && !arranging && (
        <OptionList key={decision.id} decision={decision} />
      )}
      {decision && refused.length > 0 && <RefusedList />}
    </section>
  );
}

/** Who answers from the list with keys stays in it when the next question takes its place. */
function useKeptFocus(list: RefObject<HTMLElement | null>, question: string | undefined): () => void {
  const isByKeys = useRef(false);
  useEffect(() => {
    const forget = (): void => {
      isByKeys.current = false;
    };
    window.addEventListener('pointerdown', forget);
    return () => window.removeEventListener('pointerdown', forget);
  }, []);
  useEffect(() => {
    if (question === undefined || !isByKeys.current || document.activeElement !== document.body) return;
    isByKeys.current = false;
    focusFirst(list.current);
  }, [question]);
  return () => {
    isByKeys.current = true;
  };
}

function focusFirst(list: HTMLElement | null): void {
  const first = list?.querySelector<HTMLElement>('.entry') ?? list?.querySelector<HTMLElement>('input');
  first?.focus();
}

/** What a list shows now: narrowed by what is held and by what was typed. */
function useEntries(decision: Asking, typed: string): readonly Entry[] {
  const { held, open } = useBoardProps();
  return useMemo(() => {
    // Where several are sent together, what declines stands beside the button that sends them.
    const isSome = decision.shape === 'some';
    const all = decision.options
      .map((id): Entry => ({ id, ...decision.words[id]! }))
      .filter(({ weight }) => !isSome || weight !== 'aside');
    const meant = held === undefined ? all : all.filter(({ id }) => decision.things[id]!.includes(held));
    return found(meant, typed);
  }, [decision, held, open, typed]);
}

function OptionList({ decision }: { readonly decision: Asking }) {
  const { board } = useShown();
  const { choose, letGo } = useQuestion();
  const { held } = useBoardProps();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const entries = useEntries(decision, typed);
  const groups = useMemo(() => grouped(entries), [entries]);
  const keyed = groups.flatMap(({ entries: all }) => all.filter(({ key }) => key !== undefined));
  useShortcuts([
    ...keyed.map(({ key, id, label }) => ({ key: key!, does: plain(label), run: () => choose(id) })),
    ...(decision.options.length > MANY
      ? [{ key: '/', does: t('table.keys.search'), run: () => search.current?.focus() }]
      : []),
  ]);
  return (
    <>
      {decision.options.length > MANY && (
        <label className="find">
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            value={typed}
            placeholder={t('table.options.search')}
            aria-label={t('table.options.search')}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      {held !== undefined && (
        <p className="narrowed">
          {t('table.options.held', { thing: board.nameOf(held) })}
          <button type="button" className="text-button" onClick={letGo}>
            {t('table.options.all')}
          </button>
        </p>
      )}
      {groups.map(({ heading, entries: all }, at) => (
        <OptionGroup key={heading ?? `group ${at}`} heading={heading}>
          {all.map((entry) => (
            <li key={entry.id}>
              <OptionButton entry={entry} shape={decision.shape} />
            </li>
          ))}
        </OptionGroup>
      ))}
      {entries.length === 0 && <p className="quiet">{t('table.options.not-found')}</p>}
      {decision.shape === 'some' && <Confirm decision={decision} />}
    </>
  );
}

function OptionGroup({
  heading,
  children,
}: {
  readonly heading: string | undefined;
  readonly children: ReactNode;
}) {
  const id = useId();
  if (heading === undefined) return <ul className="entries">{children}</ul>;
  return (
    <>
      <h3 id={id}>{plain(heading)}</h3>
      <ul className="entries" aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

/** Letters of a detail that half the width of a small screen would turn into a column. */
const LONG = 60;

interface OptionButtonProps {
  readonly entry: Entry;
  readonly shape: Asking['shape'];
}

export function OptionButton({ entry, shape }: OptionButtonProps) {
  const { touched, busy, previewOf, choose, answerPicked } = useQuestion();
  const { picked, marked, mark } = useBoardProps();
  const { id, label, detail, icon, weight = 'main', key } = entry;
  const isPicked = picked.includes(id);
  const isBarrier = previewOf(id)?.barrier === true;
  return (
    <button
      type="button"
      className={clsx('entry', weight, {
        hot: marked === id || isPicked,
        touched: touched === id,
        long: detail !== undefined && detail.length > LONG,
      })}
      {...(shape === 'some' && { role: 'checkbox', 'aria-checked': isPicked })}
      {...(key !== undefined && { 'aria-keyshortcuts': key })}
      aria-disabled={busy}
      data-option={id}
      onClick={() => choose(id)}
      onKeyDown={(event) => {
        // Space checks a box; Enter sends what is checked.
        if (shape !== 'some' || event.key !== 'Enter') return;
        event.preventDefault();
        answerPicked();
      }}
      // Not `enter`: it is lost when the element the pointer was over has gone from the page.
      onPointerOver={({ pointerType }) => pointerType !== 'touch' && mark(id)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && mark(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && mark(id)}
      onBlur={({ currentTarget }) => currentTarget.matches(':focus-visible') && mark(undefined)}
    >
      <Icon name={shape === 'some' && isPicked ? 'check' : (icon ?? 'options-list')} />
      <span className="entry-words">
        <b>{plain(label)}</b>
        {detail !== undefined && <small>{plain(detail)}</small>}
      </span>
      <span className="entry-end">
        {isBarrier && (
          <span className="barrier" title={t('table.barrier')}>
            <Icon name="no-undo" />
            <span className="unseen">{t('table.barrier')}</span>
          </span>
        )}
        {key !== undefined && <kbd aria-hidden="true">{formatNumber(Number(key))}</kbd>}
      </span>
    </button>
  );
}

/** Where several may be chosen, they are sent together. */
export function Confirm({ decision }: { readonly decision: Asking }) {
  const { board, view } = useShown();
  const { busy, answerPicked, choose } = useQuestion();
  const { picked, repick, isSent, decision: asked } = useBoardProps();
  const { min, max } = decision;
  const count = picked.length;
  const [missing] = lacking(decision, picked);
  const { confirm, number } = board.prompt(decision, view);
  const isNone = count === 0 && min === 0;
  const sendWords =
    confirm ?? number?.(count) ?? (isNone ? t('table.some.none') : t('table.some.confirm', { count }));
  // What goes before this question may still be declined.
  const asides = decision.options.filter((id) => !asked?.options.includes(id));
  const last = asides.at(-1);
  useShortcuts([
    { key: 'Enter', does: t('table.keys.confirm'), run: answerPicked },
    ...(last === undefined ? [] : [{ key: 's', does: t('table.keys.aside'), run: () => choose(last) }]),
  ]);
  return (
    <div className="confirm">
      <p className="quiet">
        {missing && count > 0 ? (
          <Rich text={reasonWords(board, missing)} />
        ) : (
          t(min === max ? 'table.some.exactly' : 'table.some.limits', { min, max, count })
        )}
      </p>
      <button
        type="button"
        className="button primary entry-confirm"
        aria-disabled={busy || isSent || !isEnough(decision, picked)}
        onClick={answerPicked}
      >
        <Icon name="check" />
        {isSent ? t('table.sent.same') : sendWords}
      </button>
      {max > 1 && asked && max === asked.options.length && count < max && (
        <button type="button" className="button plain" onClick={() => repick(asked.options)}>
          {t('table.some.all')}
        </button>
      )}
      {asides.map((id) => (
        <button
          key={id}
          type="button"
          className="button plain"
          aria-disabled={busy}
          onClick={() => choose(id)}
        >
          <Icon name={decision.words[id]!.icon ?? 'close'} />
          {plain(decision.words[id]!.label)}
          {id === last && <kbd aria-hidden="true">S</kbd>}
        </button>
      ))}
    </div>
  );
}

/** What a person would look for and cannot have, each with its reason. */
function RefusedList() {
  const { board, view, snapshot } = useShown();
  const { decision, refused } = useQuestion();
  return (
    <details className="refused" open={refused.length <= 4}>
      <summary>
        <Icon name="chevron" />
        {t('table.refused', { count: refused.length })}
      </summary>
      <ul>
        {refused.map(({ id, ...reason }) => {
          const { label, group } = board.option(decision!, id, view);
          return (
            <li key={id}>
              <Icon name="lock" />
              <span>
                <b>
                  {group === undefined
                    ? plain(label)
                    : t('table.refused.of', { group: plain(group), option: plain(label) })}
                </b>
                <small>
                  <Rich text={reasonWords(board, reason)} />{' '}
                  <RuleLink game={snapshot.game} rule={reason.rule} />
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
