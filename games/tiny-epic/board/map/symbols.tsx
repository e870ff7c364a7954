// The things that stand on the map, each defined once and used by name.

import { DRAGON_COLOURS, type DragonColour, HOUSES, type HouseId } from '../../data/ids.ts';
import { memo } from 'react';
import { MarkSymbols } from '@three-thrones/game-kit/board/map/marks.tsx';

export const Symbols = memo(function Symbols() {
  return (
    <defs>
      <linearGradient id="te-stone" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#fbf3dd" />
        <stop offset=".55" stopColor="#efe2c3" />
        <stop offset="1" stopColor="#c9b287" />
      </linearGradient>
      <linearGradient id="te-brass" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#f8e2a0" />
        <stop offset=".5" stopColor="#cf9f34" />
        <stop offset="1" stopColor="#7d5a17" />
      </linearGradient>
      <radialGradient id="te-coin-face" cx=".38" cy=".3" r=".8">
        <stop offset="0" stopColor="#fbe08c" />
        <stop offset=".6" stopColor="#dca92f" />
        <stop offset="1" stopColor="#a87714" />
      </radialGradient>
      <MarkSymbols />
      <Castle />
      <Throne />
      <Coin />
      {HOUSES.map((house) => (
        <House key={house} house={house} />
      ))}
      {DRAGON_COLOURS.map((colour) => (
        <Brood key={colour} colour={colour} />
      ))}
    </defs>
  );
});

function Castle() {
  return (
    <g id="te-castle" strokeLinejoin="round">
      <ellipse cx="1" cy="18.5" rx="24" ry="4.5" fill="#2a1a08" opacity=".3" />
      <path
        d="M-21 18V-7h2.8v3h2.8v-3h2.8v3h2.8v-3h2.6V-21h2.8v3.2h2.8V-21h3v3.2h2.8V-21H7.8V-7h2.6v3h2.8v-3H16v3h2.8v-3H21V18Z"
        fill="url(#te-stone)"
        stroke="#2e2114"
        strokeWidth="1.5"
      />
      <path
        d="M-7.6 -4V18M7.8 -4V18M-7.6 -12.5H7.8M-21 0H-7.6M7.8 0H21"
        fill="none"
        stroke="#2e2114"
        strokeWidth=".8"
        opacity=".55"
      />
      <path d="M2.5 -17V18H7.8V-21M14 -4V18H21V-7" fill="#8a6c3c" opacity=".28" />
      <path d="M-4.4 18V9.5a4.4 4.4 0 0 1 8.8 0V18Z" fill="#33230f" />
      <path d="M-2.2 18V9M0 18V7.5M2.2 18V9" stroke="#7a5c33" strokeWidth=".7" />
      <path
        d="M-1.2 -9.5v4.2h2.4v-4.2a1.2 1.2 0 0 0-2.4 0ZM-15.5 4v4h2V4a1 1 0 0 0-2 0ZM13.5 4v4h2V4a1 1 0 0 0-2 0Z"
        fill="#33230f"
      />
    </g>
  );
}

/** Swords welded into a seat. */
function Throne() {
  return (
    <g id="te-throne" strokeLinejoin="round">
      <ellipse cx="1" cy="19" rx="25" ry="4.5" fill="#2a1a08" opacity=".32" />
      <path
        d="M-22 18 -20.5 -1-16.5 5-15.5 -11-11.5 -2-10.5 -19-6.5 -6-5 -24-1.5 -9 0 -27 1.5 -9 5 -24 6.5 -6 10.5 -19 11.5 -2 15.5 -11 16.5 5 20.5 -1 22 18Z"
        fill="#5c6267"
        stroke="#1b1815"
        strokeWidth="1.4"
      />
      <path
        d="M-19 16-18 6M-13.5 4-12.5 -4M-9.5 -10-8.5 0M-4.5 -16-3.5 -2M0 -19V-4M4.5 -16 3.5 -2M9.5 -10 8.5 0M13.5 4 12.5 -4M19 16 18 6"
        fill="none"
        stroke="#b9c1c6"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path d="M-9.5 18V6q0-4 4-4h11q4 0 4 4V18Z" fill="#7d1512" stroke="#1b1815" strokeWidth="1.2" />
      <path d="M-12.5 18v-7.5h3V18M9.5 18v-7.5h3V18" fill="#8d9499" stroke="#1b1815" strokeWidth="1" />
      <path d="M-7.5 10.5h15" stroke="#f2d68a" strokeWidth="1.1" opacity=".8" />
    </g>
  );
}

function Coin() {
  return (
    <g id="te-coin">
      <ellipse cx="1" cy="3" rx="13" ry="12" fill="#2a1a08" opacity=".32" />
      <circle r="12.5" fill="url(#te-coin-face)" stroke="#55390a" strokeWidth="1.4" />
      <circle r="9.5" fill="none" stroke="#7a5410" strokeWidth=".9" strokeDasharray="1.2 1.2" />
      <path d="M-5.8 4.6-6.8 -3.6-3 -.4 0 -6 3 -.4 6.8 -3.6 5.8 4.6Z" fill="#6b460b" />
      <path
        d="M-9.4 -6.2A11.3 11.3 0 0 1 0 -11.3"
        fill="none"
        stroke="#fff6d0"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  );
}

const HEXAGON = 'M0 -22.5 19.5 -11.2V11.2L0 22.5-19.5 11.2V-11.2Z';
const INNER_HEXAGON = 'M0 -18.4 15.9 -9.2V9.2L0 18.4-15.9 9.2V-9.2Z';

/** A house by field, charge and the pattern on the rim: never by colour alone. */
function House({ house }: { readonly house: HouseId }) {
  const charge = { color: 'var(--charge)', '--sigil-2': 'var(--field)' } as React.CSSProperties;
  return (
    <>
      <pattern id={`te-rim-${house}`} href={`#pattern-${house}`} patternTransform="scale(.42)" />
      <g id={`te-token-${house}`} data-house={house}>
        <ellipse cx="1.2" cy="3.8" rx="15.4" ry="14.4" fill="#1a0f04" opacity=".38" />
        <circle r="15" fill="var(--field)" stroke="#140d06" strokeWidth="1.4" />
        <circle r="12.6" fill="none" stroke={`url(#te-rim-${house})`} strokeWidth="3.6" />
        <circle r="10.8" fill="var(--field)" stroke="var(--charge)" strokeOpacity=".65" strokeWidth=".9" />
        <path
          d="M-12.2 -6.2A13.6 13.6 0 0 1 12.2 -6.2 16.5 16.5 0 0 0 -12.2 -6.2"
          fill="#fff"
          opacity=".26"
        />
        <use href={`#sigil-${house}`} x="-8.7" y="-8.7" width="17.4" height="17.4" style={charge} />
      </g>
      <g id={`te-hero-${house}`} data-house={house}>
        <ellipse cx="1.5" cy="6" rx="20" ry="18.5" fill="#1a0f04" opacity=".42" />
        <path d={HEXAGON} fill="url(#te-brass)" stroke="#140d06" strokeWidth="1.5" strokeLinejoin="round" />
        <path d={INNER_HEXAGON} fill="var(--field)" stroke="#140d06" strokeWidth="1" strokeLinejoin="round" />
        <path d={INNER_HEXAGON} fill={`url(#te-rim-${house})`} opacity=".55" />
        <circle r="12.2" fill="var(--field)" />
        <use href={`#sigil-${house}`} x="-11" y="-11" width="22" height="22" style={charge} />
        <path
          d="M-6.5 -19.5-8 -27-3.6 -23.4 0 -29.5 3.6 -23.4 8 -27 6.5 -19.5Z"
          fill="url(#te-brass)"
          stroke="#140d06"
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
      </g>
      <g id={`te-pennant-${house}`} data-house={house}>
        <path d="M0 -18V-46" stroke="#1e140a" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M1 -45.5H27L21.5 -37 27 -28.5H1Z"
          fill="var(--field)"
          stroke="#1e140a"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
        <path d="M1 -31.2H25.2L27 -28.5H1ZM1 -45.5H27L25.2 -42.8H1Z" fill={`url(#te-rim-${house})`} />
        <use href={`#sigil-${house}`} x="4" y="-44" width="14" height="14" style={charge} />
      </g>
    </>
  );
}

/** Scales and what is drawn on them. */
const SCALES: Readonly<Record<DragonColour, readonly [field: string, charge: string]>> = {
  black: ['#2b2629', '#f0b9a0'],
  green: ['#355e3b', '#f3e6c8'],
  white: ['#efe8d6', '#5a4327'],
};

/** An Egg, and the Dragon that hatches from it: a hexagon like a Hero's, without a crown. */
function Brood({ colour }: { readonly colour: DragonColour }) {
  const [field, charge] = SCALES[colour];
  const style = { color: charge, '--icon-2': field } as React.CSSProperties;
  return (
    <>
      <g id={`te-${colour}-dragon`} transform="scale(.86)">
        <ellipse cx="1.5" cy="6" rx="20" ry="18.5" fill="#1a0f04" opacity=".42" />
        <path d={HEXAGON} fill={field} stroke="#140d06" strokeWidth="1.5" strokeLinejoin="round" />
        <path d={INNER_HEXAGON} fill="none" stroke={charge} strokeWidth="1" strokeOpacity=".65" />
        <use href="#icon-dragon" x="-11.5" y="-11.5" width="23" height="23" style={style} />
      </g>
      <g id={`te-${colour}-egg`} transform="scale(.69)">
        <ellipse cx="1.5" cy="6" rx="20" ry="18.5" fill="#1a0f04" opacity=".42" />
        <path d={HEXAGON} fill={field} stroke="#140d06" strokeWidth="1.5" strokeLinejoin="round" />
        <use href="#icon-egg" x="-13" y="-13" width="26" height="26" style={style} />
      </g>
    </>
  );
}
