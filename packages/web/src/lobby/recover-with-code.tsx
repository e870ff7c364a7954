import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type FormEvent, useState } from 'react';
import { t } from '../i18n/index.ts';
import { recoverSeat } from '../online/api.ts';
import { rememberTable } from '../online/device.ts';
import { RefusalNote } from './refusal-note.tsx';
import './recovery-note.css';

interface RecoverWithCodeProps {
  readonly table: string;
  readonly game: string;
  onDone(): Promise<void>;
}

/** Brings a seat to this device. */
export function RecoverWithCode({ table, game, onDone }: RecoverWithCodeProps) {
  const [code, setCode] = useState('');
  const [no, setNo] = useState<Refusal>();
  const recover = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await recoverSeat(table, code.trim());
    if (isRefusal(found)) return setNo(found);
    rememberTable({ id: table, game, seat: found.seat });
    return onDone();
  };
  return (
    <form className="code-form" onSubmit={(event) => void recover(event)}>
      <input
        className="input"
        dir="ltr"
        aria-label={t('recovery.code')}
        placeholder="XXXX-XXXX-XXXX"
        autoComplete="off"
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="button" disabled={code.trim() === ''}>
        {t('recovery.use-code')}
      </button>
      {no && <RefusalNote no={no} />}
    </form>
  );
}
