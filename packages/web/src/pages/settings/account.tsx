// An account, for those who play on more than one device.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { useEffect, useState } from 'react';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { signOut } from '../../tables/online/account.ts';
import { whoAmI } from '../../tables/online/api.ts';
import { thisDevice } from '../../tables/online/device.ts';
import { Choice } from './choice.tsx';
import { Credentials } from '../../lobby/credentials.tsx';
import { DeleteMe } from './delete-me.tsx';

type News = 'made' | 'signed-out' | 'deleted';

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
      {thisDevice() && (
        <DeleteMe
          key={thisDevice()?.person.id}
          hasAccount={login !== undefined}
          onDeleted={() => become(undefined, 'deleted')}
        />
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
  const isNew = way === 'new';
  return (
    <>
      <p className="hint">{t('settings.account.about')}</p>
      <Choice
        legend={t('settings.account.how')}
        value={way}
        values={WAYS}
        onChange={(next) => setWay(next)}
        label={(one) => t(`settings.account.how.${one}`)}
      />
      <Credentials isNew={isNew} onDone={isNew ? onMade : onSignedIn} />
    </>
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
