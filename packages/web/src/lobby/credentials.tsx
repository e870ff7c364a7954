// Login and password: of an account there is, or of a new one.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { signIn } from '../tables/online/account.ts';
import { makeAccount } from '../tables/online/api.ts';
import './credentials.css';

/** As the server has them; it says so itself if somebody goes beyond. */
const LOGIN = { least: 3, most: 40 };
const PASSWORD = { least: 10 };

interface CredentialsProps {
  readonly isNew?: boolean;
  onDone(login: string): void;
}

export function Credentials({ isNew = false, onDone }: CredentialsProps) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [no, setNo] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setNo(undefined), [isNew]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const done = isNew ? await makeAccount(login, password) : await signIn(login, password);
    setBusy(false);
    if (isRefusal(done)) setNo(done);
    else onDone(done?.login ?? login.trim());
  };

  return (
    <form className="account-form" onSubmit={(event) => void send(event)}>
      <Field
        label={t('settings.account.login')}
        hint={isNew ? t('settings.account.login-hint', LOGIN) : undefined}
        type="text"
        autoComplete="username"
        value={login}
        onChange={setLogin}
      />
      <Field
        label={t('settings.account.password')}
        hint={isNew ? t('settings.account.password-hint', PASSWORD) : t('settings.account.sign-in-hint')}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
      />
      {no && <RefusalNote no={no} />}
      <button
        type="submit"
        className="button primary"
        aria-busy={isBusy}
        disabled={login.trim() === '' || password === ''}
      >
        {isNew ? t('settings.account.make') : t('settings.account.sign-in')}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly type: 'text' | 'password';
  readonly autoComplete: string;
  readonly value: string;
  onChange(value: string): void;
}

export function Field({ label, hint, type, autoComplete, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        dir="ltr"
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        {...{ type, autoComplete, value }}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
