// One of a few, all of them in sight.

import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly values: readonly T[];
  onChange(value: T): void;
  label(value: T): ReactNode;
}

export function Choice<T extends string>({ legend, value, values, onChange, label }: ChoiceProps<T>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name={legend} checked={one === value} onChange={() => onChange(one)} />
          {label(one)}
        </label>
      ))}
    </fieldset>
  );
}
