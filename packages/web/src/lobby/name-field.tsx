import { useId } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';

interface NameFieldProps {
  readonly value: string;
  readonly isWanting?: boolean;
  onChange(name: string): void;
}

/** What the others will call me. */
export function NameField({ value, isWanting = false, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('lobby.your-name')}</label>
      <input
        id={id}
        className="input"
        dir="auto"
        autoComplete="nickname"
        maxLength={40}
        placeholder={t('common.guest')}
        aria-invalid={isWanting}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
