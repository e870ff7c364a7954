// Bids: everybody's closed fist opens, and the highest bid goes to the top.

import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { from } from '@three-thrones/game-kit/board/scene/paced.ts';
import type { Props } from '../types.ts';
import { house, t } from '../words/names.ts';
import { bidsTitle } from '../words/telling.ts';
import { Sheet } from './sheet.tsx';
import { type AgotBeat, type BidShown, bidsShown, lastOf } from './told.ts';
import './bids.css';

interface BidsSceneProps extends Pick<Props, 'goOn'> {
  readonly beat: AgotBeat;
}

export function BidsScene({ beat, goOn }: BidsSceneProps) {
  const { before, facts } = beat;
  const { world } = before;
  const shown = bidsShown(lastOf(facts, 'bids.revealed')?.bids ?? {}, world.order);
  return (
    <Sheet className="ag-scene-bids" {...{ beat, goOn }} title={plain(bidsTitle(before))}>
      <BidRows bids={shown} />
      {shown.some(({ tied }) => tied) && (
        <p className="ag-note board-comes" style={from(0.85)}>
          {plain(t('scene.bids.ties', { house: house(world.holders['iron-throne']) }))}
        </p>
      )}
    </Sheet>
  );
}

interface BidRowsProps {
  readonly bids: readonly BidShown[];
  /** The rows that matter in the end, and no others: without it the whole order does. */
  isNamed?(bid: BidShown): boolean;
}

/** Parts of the time: when the first fist opens, when the last one does, when they are sorted. */
const OPEN = 0.15;
const OPENED = 0.5;

export function BidRows({ bids, isNamed }: BidRowsProps) {
  return (
    <ol className="ag-bid-rows">
      {bids.map((shown) => {
        const { house: id, bid, was, now, tied } = shown;
        const opens = OPEN + ((OPENED - OPEN) * was) / bids.length;
        return (
          <li
            key={id}
            className={clsx({ named: isNamed ? isNamed(shown) : now === 0 })}
            data-house={id}
            style={{ '--moved': was - now, ...from(opens) } as CSSProperties}
          >
            <Shield house={id} />
            <b>{plain(house(id))}</b>
            <span className="ag-fist" aria-hidden="true">
              <Fist />
            </span>
            <span className="ag-bid">
              <Tokens count={bid} />
              {tied && isNamed?.(shown) !== false && <em>{t('scene.bids.tie')}</em>}
              <strong>{formatNumber(bid)}</strong>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const MOST_TOKENS = 8;

function Tokens({ count }: { readonly count: number }): ReactNode {
  return (
    <span className="ag-bid-tokens" aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_TOKENS) }, (_, at) => (
        <Icon key={at} name="power" />
      ))}
    </span>
  );
}

function Fist() {
  return (
    <svg viewBox="0 0 40 32" focusable="false">
      {[4, 12, 20, 28].map((x) => (
        <rect key={x} x={x} y="3" width="9" height="17" rx="4" />
      ))}
      <path d="M4 14H37V22C37 28 32 31 26 31H15C8 31 4 27 4 21Z" />
      <rect x="2" y="14" width="20" height="9" rx="4.5" />
    </svg>
  );
}
