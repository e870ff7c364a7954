// Being forgotten by the server: what is deleted and what stays, said first; then, if wanted, for good.

import type { Refusal } from '@three-thrones/kernel';
import { type FormEvent, useState } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Fold } from '@three-thrones/ui/fold.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { deleteMyself } from '../../tables/online/account.ts';
import { Field } from '../../lobby/credentials.tsx';

interface DeleteMeProps {
  readonly hasAccount: boolean;
  onDeleted(): void;
}

export function DeleteMe({ hasAccount, onDeleted }: DeleteMeProps) {
  const [password, setPassword] = useState('');
  const [no, setNo] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = await deleteMyself(hasAccount ? password : undefined);
    setBusy(false);
    if (refused) setNo(refused);
    else onDeleted();
  };
  return (
    <Fold title={hasAccount ? t('settings.delete.account') : t('settings.delete.me')}>
      <form className="account-form" onSubmit={(event) => void remove(event)}>
        <p>{t('settings.delete.goes')}</p>
        <p>{t('settings.delete.stays')}</p>
        {hasAccount && (
          <Field
            label={t('settings.account.password')}
            hint={undefined}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
        {no && <RefusalNote no={no} />}
        <button
          type="submit"
          className="button"
          aria-busy={isBusy}
          disabled={isBusy || (hasAccount && password === '')}
        >
          {t('settings.delete.for-good')}
        </button>
      </form>
    </Fold>
  );
}
