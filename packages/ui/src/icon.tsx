// Signs from the sprites. They carry no words: whoever uses one gives the name.

import { clsx } from 'clsx';

interface IconProps {
  /** The id in a sprite without `icon-`. */
  readonly name: string;
  readonly className?: string;
}

export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx('icon', className)} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

interface ShieldProps {
  readonly house: string;
  /** Said to screen readers; without it the shield is decoration beside a name. */
  readonly label?: string;
  readonly className?: string;
}

/** A house by colour, pattern and charge. */
export function Shield({ house, label, className }: ShieldProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={clsx('shield', className)}
      viewBox="-3 -2 106 120"
      data-house={house}
      focusable="false"
      {...spoken}
    >
      <use href="#shield" width="100" height="116" className="shield-field" />
      <path d={SHIELD} fill={`url(#pattern-${house})`} opacity="0.7" />
      <use href="#shield-rim" width="100" height="116" className="shield-rim" />
      <use href={`#sigil-${house}`} x="14" y="12" width="72" height="72" className="shield-charge" />
    </svg>
  );
}

const SHIELD = 'M3 3H97V56C97 86 74 104 50 114C26 104 3 86 3 56Z';
