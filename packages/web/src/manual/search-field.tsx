// A field one looks for something with.

import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly query: string;
  onChange(query: string): void;
}

export function SearchField({ label, query, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="input"
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
