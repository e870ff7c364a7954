import { t } from '@three-thrones/ui/i18n/index.ts';
import { NameField } from './name-field.tsx';
import type { useSeating } from './seating.ts';

/** Whoever sits down says first what the others shall call them. */
export function NameFirst({ seating }: { readonly seating: ReturnType<typeof useSeating> }) {
  const { name, isNameMissing, setName } = seating;
  return (
    <>
      <NameField value={name} onChange={setName} isWanting={isNameMissing} />
      {isNameMissing && (
        <p className="note bad" role="alert">
          {t('lobby.name-first')}
        </p>
      )}
    </>
  );
}
