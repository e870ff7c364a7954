// Zoom for those who would rather press a button.

import './controls.css';

export type ControlName = 'map' | 'zoom-in' | 'zoom-out' | 'fit' | 'hold';

interface ControlsProps {
  label(name: ControlName): string;
  onZoom(factor: number): void;
  onFit(): void;
  /** The map stays where the person has it. */
  readonly isHeld: boolean;
  onHold(): void;
}

export function Controls({ label, onZoom, onFit, isHeld, onHold }: ControlsProps) {
  return (
    <div className="map-controls">
      <button
        type="button"
        aria-label={label('zoom-in')}
        title={label('zoom-in')}
        onClick={() => onZoom(1.5)}
      >
        <Sign d="M8 1.5V14.5M1.5 8H14.5" />
      </button>
      <button
        type="button"
        aria-label={label('zoom-out')}
        title={label('zoom-out')}
        onClick={() => onZoom(1 / 1.5)}
      >
        <Sign d="M1.5 8H14.5" />
      </button>
      <button type="button" aria-label={label('fit')} title={label('fit')} onClick={onFit}>
        <Sign d="M1.5 5.5V1.5H5.5M10.5 1.5H14.5V5.5M14.5 10.5V14.5H10.5M5.5 14.5H1.5V10.5" />
      </button>
      <button
        type="button"
        aria-label={label('hold')}
        title={label('hold')}
        aria-pressed={isHeld}
        onClick={onHold}
      >
        <Sign d="M8 9.5V14.5M4 9.5H12L10.5 6.5V2H5.5V6.5Z" />
      </button>
    </div>
  );
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
