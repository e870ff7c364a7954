// The things that stand on the map, each defined once and used by name.

import { HOUSES, type HouseId, UNIT_KINDS, type UnitKind } from '../../data/ids.ts';
import { memo } from 'react';
import { MarkSymbols } from '@three-thrones/game-kit/board/map/marks.tsx';

export const Symbols = memo(function Symbols() {
  return (
    <defs>
      <linearGradient id="ag-stone" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#fbf3dd" />
        <stop offset=".55" stopColor="#efe2c3" />
        <stop offset="1" stopColor="#c9b287" />
      </linearGradient>
      <linearGradient id="ag-grey" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#d9d6cc" />
        <stop offset="1" stopColor="#9a968b" />
      </linearGradient>
      <linearGradient id="ag-gold" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#fbe08c" />
        <stop offset="1" stopColor="#c08a1c" />
      </linearGradient>
      <MarkSymbols />
      <pattern
        id="ag-barred"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" className="ag-barred-line" />
      </pattern>
      <Stronghold />
      <Castle />
      <Goods />
      <Guards />
      <Seal />
      {HOUSES.map((house) => (
        <House key={house} house={house} />
      ))}
    </defs>
  );
});

/** Two towers and a keep between walls. */
function Stronghold() {
  return (
    <g id="ag-stronghold" strokeLinejoin="round">
      <ellipse cx="1" cy="13" rx="17" ry="3.2" fill="#2a1a08" opacity=".3" />
      <path
        d="M-15 12.5V-6h2.2v2.3h2.2V-6h2.2v2.3h2.2V-6h.9V-15h2.1v2.3h2V-15h2.4v2.3h2V-15H5.3V-6h.9v2.3h2.2V-6h2.2v2.3h2.2V-6H15V12.5Z"
        fill="url(#ag-stone)"
        stroke="#2e2114"
        strokeWidth="1.3"
      />
      <path d="M1.8 -12V12.5H5.3V-15M10.5 -3V12.5H15V-6" fill="#8a6c3c" opacity=".3" />
      <path
        d="M-5.3 -4V12.5M5.3 -4V12.5M-15 .5H-5.3M5.3 .5H15"
        fill="none"
        stroke="#2e2114"
        strokeWidth=".7"
        opacity=".5"
      />
      <path d="M-3.2 12.5V6.6a3.2 3.2 0 0 1 6.4 0V12.5Z" fill="#33230f" />
      <path
        d="M-1 -8.5v4h2v-4a1 1 0 0 0-2 0ZM-11 3.5v3.5h1.7V3.5a.85 .85 0 0 0-1.7 0ZM9.3 3.5v3.5H11V3.5a.85 .85 0 0 0-1.7 0Z"
        fill="#33230f"
      />
    </g>
  );
}

/** A single tower. */
function Castle() {
  return (
    <g id="ag-castle" strokeLinejoin="round">
      <ellipse cx="1" cy="12" rx="11.5" ry="2.6" fill="#2a1a08" opacity=".3" />
      <path
        d="M-8 11.5V-4.5H-9.8V-12h3.1v2.8h3.6V-12h6.2v2.8h3.6V-12H9.8V-4.5H8V11.5Z"
        fill="url(#ag-stone)"
        stroke="#2e2114"
        strokeWidth="1.3"
      />
      <path d="M3.5 -4.5V11.5H8V-4.5H9.8V-12H6.7v2.8H3.5Z" fill="#8a6c3c" opacity=".3" />
      <path d="M-8 -4.5H8" stroke="#2e2114" strokeWidth=".8" opacity=".55" />
      <path d="M-3 11.5V5.8a3 3 0 0 1 6 0V11.5Z" fill="#33230f" />
      <path d="M-1 -2v3.5h2V-2a1 1 0 0 0-2 0Z" fill="#33230f" />
    </g>
  );
}

function Goods() {
  return (
    <>
      <g id="ag-supply" strokeLinejoin="round">
        <ellipse cx=".6" cy="7.4" rx="6.6" ry="1.8" fill="#2a1a08" opacity=".3" />
        <path
          d="M-4.6 -7.4H4.6Q7.4 0 4.6 7.4H-4.6Q-7.4 0-4.6 -7.4Z"
          fill="#a5713a"
          stroke="#2e1a0a"
          strokeWidth="1.1"
        />
        <path d="M1.5 -7.4H4.6Q7.4 0 4.6 7.4H1.5Q3 0 1.5 -7.4Z" fill="#4c2c0e" opacity=".35" />
        <path
          d="M-2 -7.4Q-3.2 0-2 7.4M2 -7.4Q3.2 0 2 7.4"
          fill="none"
          stroke="#2e1a0a"
          strokeWidth=".7"
          opacity=".7"
        />
        <path d="M-5.9 -3.3H5.9M-5.9 3.3H5.9" stroke="#efd9a8" strokeWidth="1.7" />
        <path d="M-5.9 -3.3H5.9M-5.9 3.3H5.9" stroke="#2e1a0a" strokeWidth=".7" />
      </g>
      <g id="ag-power" strokeLinejoin="round">
        <ellipse cx=".6" cy="6.6" rx="7.2" ry="1.7" fill="#2a1a08" opacity=".3" />
        <path
          d="M-6.4 6-8 -4.8-3.5 -.6 0 -7.4 3.5 -.6 8 -4.8 6.4 6Z"
          fill="url(#ag-gold)"
          stroke="#4a2d06"
          strokeWidth="1.1"
        />
        <path d="M-6.1 3.4H6.1" stroke="#4a2d06" strokeWidth=".8" opacity=".75" />
        <path d="M-8 -4.9v.1M0 -7.5v.1M8 -4.9v.1" stroke="#fff3c4" strokeWidth="2.2" strokeLinecap="round" />
      </g>
    </>
  );
}

/** Neutral forces, and what no one may enter. */
function Guards() {
  return (
    <>
      <g id="ag-neutral" strokeLinejoin="round">
        <ellipse cx="1" cy="3" rx="12.4" ry="11.6" fill="#1a0f04" opacity=".35" />
        <path
          d="M-4.9 -11.8H4.9L11.8 -4.9V4.9L4.9 11.8H-4.9L-11.8 4.9V-4.9Z"
          fill="url(#ag-grey)"
          stroke="#22201b"
          strokeWidth="1.4"
        />
        <path
          d="M-4 -9.4H4L9.4 -4V4L4 9.4H-4L-9.4 4V-4Z"
          fill="none"
          stroke="#57534a"
          strokeWidth=".9"
          strokeDasharray="2.6 1.6"
        />
      </g>
      <g id="ag-gate" strokeLinejoin="round">
        <ellipse cx="1" cy="3" rx="12.4" ry="11.6" fill="#1a0f04" opacity=".35" />
        <circle r="12" fill="#3b2f26" stroke="#17110c" strokeWidth="1.4" />
        <path d="M-7 8.5V-1.5a7 7 0 0 1 14 0V8.5Z" fill="#17110c" />
        <path
          d="M-4.7 8.5V-5.8M0 8.5V-8.3M4.7 8.5V-5.8M-7 -1H7M-7 4H7"
          fill="none"
          stroke="#cfc3ae"
          strokeWidth="1.5"
        />
      </g>
    </>
  );
}

/** The edge of a Power token: a seal with twelve lobes. */
function Seal() {
  const lobes = Array.from({ length: 12 }, (_, at) => {
    const angle = ((at + 0.5) * Math.PI) / 6;
    const next = ((at + 1.5) * Math.PI) / 6;
    const spot = (turn: number): string =>
      `${(Math.sin(turn) * 10).toFixed(2)} ${(-Math.cos(turn) * 10).toFixed(2)}`;
    return `${at === 0 ? `M${spot(angle)}` : ''}A3 3 0 0 1 ${spot(next)}`;
  });
  return <path id="ag-seal" d={`${lobes.join('')}Z`} />;
}

/** The shape of the base says which kind of unit it is, also from where its sign cannot be read. */
const BASES: Readonly<Record<UnitKind, string>> = {
  footman: 'M-12.6 0A12.6 12.6 0 0 1 12.6 0A12.6 12.6 0 0 1-12.6 0Z',
  knight: 'M-11.4 -11.6H11.4V-1C11.4 6.6 5.5 11 0 13.6C-5.5 11-11.4 6.6-11.4 -1Z',
  siegeEngine: 'M-10 -11.8H10L11.8 -10V10L10 11.8H-10L-11.8 10V-10Z',
  ship: 'M-14 -1.5Q-9.5 -12.2 0 -12.2Q9.5 -12.2 14 -1.5Q9.5 12.4 0 12.4Q-9.5 12.4-14 -1.5Z',
};

const SIGNS: Readonly<Record<UnitKind, string>> = {
  footman: 'icon-footman',
  knight: 'icon-knight',
  siegeEngine: 'icon-siege-engine',
  ship: 'icon-ship',
};

const charge = { color: 'var(--charge)', '--sigil-2': 'var(--field)' } as React.CSSProperties;
const sign = { color: 'var(--charge)', '--icon-2': 'var(--field)' } as React.CSSProperties;

const SHIELD = 'M-8 -8.5H8V.5C8 5.6 4 8.4 0 10C-4 8.4-8 5.6-8 .5Z';

/** A house by field, charge and the pattern on the rim: never by colour alone. */
function House({ house }: { readonly house: HouseId }) {
  const rim = `url(#ag-rim-${house})`;
  return (
    <>
      <pattern id={`ag-rim-${house}`} href={`#pattern-${house}`} patternTransform="scale(.4)" />
      {UNIT_KINDS.map((kind) => (
        <g key={kind} id={`ag-unit-${house}-${kind}`} data-house={house} strokeLinejoin="round">
          <path d={BASES[kind]} fill="#1a0f04" opacity=".4" transform="translate(1 2.8)" />
          <path d={BASES[kind]} fill="var(--field)" className="ag-edge" strokeWidth="1.3" />
          <path d={BASES[kind]} fill={rim} />
          <path
            d={BASES[kind]}
            transform="scale(.8)"
            fill="var(--field)"
            stroke="var(--charge)"
            strokeOpacity=".6"
            strokeWidth=".9"
          />
          <use href={`#${SIGNS[kind]}`} x="-7.8" y="-8" width="15.6" height="15.6" style={sign} />
        </g>
      ))}
      <g id={`ag-standard-${house}`} data-house={house} strokeLinejoin="round">
        <path d={SHIELD} fill="#1a0f04" opacity=".45" transform="translate(.8 1.6)" />
        <path d={SHIELD} fill="var(--field)" className="ag-edge" strokeWidth="1.2" />
        <path
          d={SHIELD}
          fill="none"
          stroke="#fff6d8"
          strokeOpacity=".5"
          strokeWidth=".8"
          transform="scale(.88)"
        />
        <use href={`#sigil-${house}`} x="-6.8" y="-7.3" width="13.6" height="13.6" style={charge} />
      </g>
      <g id={`ag-power-${house}`} data-house={house} strokeLinejoin="round">
        <use href="#ag-seal" fill="#1a0f04" opacity=".4" transform="translate(.8 2.2)" />
        <use href="#ag-seal" fill="var(--field)" className="ag-edge" strokeWidth="1.2" />
        <circle r="8.7" fill="none" stroke="var(--charge)" strokeOpacity=".7" strokeWidth=".9" />
        <use href={`#sigil-${house}`} x="-7.3" y="-7.3" width="14.6" height="14.6" style={charge} />
      </g>
      <g id={`ag-garrison-${house}`} data-house={house} strokeLinejoin="round">
        <path d={KEEP} fill="#1a0f04" opacity=".4" transform="translate(1 2.4)" />
        <path d={KEEP} fill="var(--field)" className="ag-edge" strokeWidth="1.3" />
        <path d={KEEP} fill={rim} />
        <path d="M-8 -5H8V2C8 6 4 8.6 0 10.2C-4 8.6-8 6-8 2Z" fill="var(--field)" />
      </g>
      <g id={`ag-pennant-${house}`} data-house={house} strokeLinejoin="round">
        <path d="M0 0V-15" stroke="#1e140a" strokeWidth="1.5" strokeLinecap="round" />
        <path
          d="M.6 -15H15.5L12.5 -10.2 15.5 -5.4H.6Z"
          fill="var(--field)"
          stroke="#1e140a"
          strokeWidth="1"
        />
        <path d="M.6 -15H15.5L12.5 -10.2 15.5 -5.4H.6Z" fill={rim} />
      </g>
      <g id={`ag-back-${house}`} data-house={house}>
        <circle cx=".8" cy="2.6" r="16.6" fill="#1a0f04" opacity=".4" />
        <circle r="16.4" fill="var(--field)" className="ag-edge" strokeWidth="1.4" />
        <circle r="14.8" fill={rim} />
        <circle r="11.6" fill="var(--field)" stroke="var(--charge)" strokeOpacity=".6" strokeWidth="1" />
      </g>
    </>
  );
}

/** A shield with battlements. */
const KEEP =
  'M-11 -11.5H-6.6V-8.8H-2.2V-11.5H2.2V-8.8H6.6V-11.5H11V1.5C11 7.6 5.5 11 0 13C-5.5 11-11 7.6-11 1.5Z';
