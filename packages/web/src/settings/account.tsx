// An account, for those who play on more than one device.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { isolate, t } from '../i18n/index.ts';
import { RefusalNote } from '../lobby/refusal-note.tsx';
import { signIn, signOut } from '../online/account.ts';
import { makeAccount, whoAmI } from '../online/api.ts';
import { thisDevice } from '../online/device.ts';
import { Choice } from './choice.tsx';

/** As the server has them; it says so itself if somebody goes beyond. */
const LOGIN = { least: 3, most: 40 };
const PASSWORD = { least: 10 };

type News = 'made' | 'signed-out';

interface AccountProps {
  /** This device is somebody else now. */
  onChange(): void;
}

export function Account({ onChange }: AccountProps) {
  const [login, setLogin] = useState<string>();
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!thisDevice()) return;
    void whoAmI().then((me) => isRefusal(me) || setLogin(me.login));
  }, []);
  const become = (next: string | undefined, what?: News): void => {
    setLogin(next);
    setNews(what);
    onChange();
  };
  return (
    <section className="account" aria-labelledby="account">
      <h2 id="account">{t('settings.account')}</h2>
      {news && (
        <p className="note good" role="status">
          {t(`settings.account.${news}`)}
        </p>
      )}
      {login === undefined ? (
        <Entrance onSignedIn={(next) => become(next)} onMade={(next) => become(next, 'made')} />
      ) : (
        <SignedIn login={login} onSignedOut={() => become(undefined, 'signed-out')} />
      )}
    </section>
  );
}

interface EntranceProps {
  onSignedIn(login: string): void;
  onMade(login: string): void;
}

const WAYS = ['sign-in', 'new'] as const;

function Entrance({ onSignedIn, onMade }: EntranceProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('sign-in');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [no, setNo] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const isNew = way === 'new';

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const done = isNew ? await makeAccount(login, password) : await signIn(login, password);
    setBusy(false);
    if (isRefusal(done)) setNo(done);
    else if (done) onMade(done.login);
    else onSignedIn(login.trim());
  };

  return (
    <form className="account-form" onSubmit={(event) => void send(event)}>
      <p className="hint">{t('settings.account.about')}</p>
      <Choice
        legend={t('settings.account.how')}
        value={way}
        values={WAYS}
        onChange={(next) => {
          setWay(next);
          setNo(undefined);
        }}
        label={(one) => t(`settings.account.how.${one}`)}
      />
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

function Field({ label, hint, type, autoComplete, value, onChange }: FieldProps) {
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

interface SignedInProps {
  readonly login: string;
  onSignedOut(): void;
}

function SignedIn({ login, onSignedOut }: SignedInProps) {
  const [no, setNo] = useState<Refusal>();
  const leave = async (which: 'this' | 'all'): Promise<void> => {
    const refused = await signOut(which);
    if (refused) setNo(refused);
    else onSignedOut();
  };
  return (
    <>
      <p className="signed-in">{t('settings.account.signed-in', { login: isolate(login) })}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => void leave('this')}>
          {t('settings.account.sign-out')}
        </button>
        <button type="button" className="button" onClick={() => void leave('all')}>
          {t('settings.account.sign-out-everywhere')}
        </button>
      </div>
      <p className="hint">{t('settings.account.sign-out-hint')}</p>
      {no && <RefusalNote no={no} />}
    </>
  );
}
