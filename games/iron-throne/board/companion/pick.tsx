// One of a few words; or none, where it need not be said.

import { useId } from 'react';
import { c } from './words.ts';

interface PickProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [id: string, words: string])[];
  /** It is always one of them. */
  readonly isRequired?: boolean;
  onPick(id: string | undefined): void;
}

export function Pick({ label, value, options, isRequired = false, onPick }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
      >
        {!isRequired && <option value="">{c('unknown')}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
