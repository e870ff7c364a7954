import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type FormEvent, useState } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { introduceMyself, recoverSeat, type TableSummary } from '../tables/online/api.ts';
import { rememberTable } from '../tables/online/device.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { chosenName } from './seating.ts';
import './recovery-note.css';

interface RecoverWithCodeProps {
  readonly summary: TableSummary;
  onDone(): Promise<void>;
}

/** Brings a seat to this device. */
export function RecoverWithCode({ summary: { table, game, chairs }, onDone }: RecoverWithCodeProps) {
  const [code, setCode] = useState('');
  const [no, setNo] = useState<Refusal>();
  const recover = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = await recoverSeat(table, code.trim());
    if (isRefusal(found)) return setNo(found);
    rememberTable({ id: table, game, seat: found.seat });
    // Somebody new to the server is who sat there.
    const name = chairs.find(({ seat }) => seat === found.seat)?.person?.name;
    if (name !== undefined && chosenName() === '') await introduceMyself(name);
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
