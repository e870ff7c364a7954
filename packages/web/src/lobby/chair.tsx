// A chair at a table, as a picture: empty, taken, or with a bot on it.

import type { ReactNode } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import './chair.css';

interface ChairProps {
  readonly house: string | undefined;
  readonly isEmpty?: boolean;
  readonly isBot?: boolean;
  /** The house, and under it whoever sits there. */
  readonly title: string;
  readonly sitter: ReactNode;
  /** What the house can do. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}

export function Chair({ house, isEmpty = false, isBot = false, title, sitter, about, children }: ChairProps) {
  return (
    <li className={`chair ${isEmpty ? 'empty' : ''}`} data-house={house}>
      <ChairPicture house={house} />
      <div className="chair-words">
        <h2>{title}</h2>
        <p>
          {isBot && <Icon name="bot" />}
          {sitter}
        </p>
      </div>
      <div className="chair-actions">{children}</div>
      {about}
    </li>
  );
}

function ChairPicture({ house }: { house: string | undefined }) {
  return (
    <svg className="chair-picture" viewBox="0 0 140 176" aria-hidden="true" focusable="false">
      <ellipse cx="70" cy="168" rx="58" ry="7" className="chair-shadow" />
      <path d="M14 172V54Q70 -6 126 54V172H110V150H30V172Z" className="chair-wood" />
      <path d="M28 120V60Q70 14 112 60V120Z" className="chair-cloth" />
      {house !== undefined && (
        <path d="M28 120V60Q70 14 112 60V120Z" fill={`url(#pattern-${house})`} opacity="0.7" />
      )}
      <path d="M18 120H122V140Q70 152 18 140Z" className="chair-cushion" />
      <path d="M14 120H126M14 142Q70 156 126 142" className="chair-line" />
      <circle cx="14" cy="52" r="9" className="chair-knob" />
      <circle cx="126" cy="52" r="9" className="chair-knob" />
      {house === undefined ? (
        <text x="70" y="96" className="chair-unknown">
          {t('lobby.unknown-house-mark')}
        </text>
      ) : (
        <use href={`#sigil-${house}`} x="38" y="44" width="64" height="64" className="chair-charge" />
      )}
    </svg>
  );
}
