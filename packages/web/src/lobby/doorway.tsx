// The door of a game that has begun: for a spectator, a player on another device, or one for a free chair.

import type { Refusal, Seat } from '@three-thrones/kernel';
import { useState } from 'react';
import { MessagePage } from '@three-thrones/ui/message-page.tsx';
import { houseForms } from '../games/words.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { TableSummary } from '../tables/online/api.ts';
import { Credentials } from './credentials.tsx';
import { NameFirst } from './name-first.tsx';
import { Fold } from '@three-thrones/ui/fold.tsx';
import { isFreeToTake } from './free-chairs.tsx';
import { RecoverWithCode } from './recover-with-code.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { useSeating } from './seating.ts';
import './doorway.css';

/** Why somebody who sat at the table stands outside again. */
export type Outside = 'signed-out' | 'moved';

interface DoorwayProps {
  readonly summary: TableSummary;
  readonly why: Outside | undefined;
  onWatch(): void;
  onSeat(): Promise<void>;
}

export function Doorway({ summary, why, onWatch, onSeat }: DoorwayProps) {
  const { game, chairs } = summary;
  const [no, setNo] = useState<Refusal>();
  const [busy, setBusy] = useState<Seat>();
  const seating = useSeating(summary);
  const sit = async (seat: Seat): Promise<void> => {
    setBusy(seat);
    setNo(await seating.take(seat));
    await onSeat();
    setBusy(undefined);
  };
  // Whoever was at the table wants their own seat again, not somebody else's.
  const free = why === undefined ? chairs.filter(isFreeToTake) : [];
  return (
    <MessagePage
      title={t(`lobby.${why ?? 'begun'}.title`)}
      text={t(`lobby.${why ?? 'begun'}.text`)}
      more={
        <div className="doorway">
          {free.length > 0 && (
            <>
              <NameFirst seating={seating} />
              <div className="actions">
                {free.map(({ seat }) => (
                  <button
                    key={seat}
                    type="button"
                    className="button primary"
                    aria-busy={busy === seat}
                    disabled={busy !== undefined}
                    onClick={() => void sit(seat)}
                  >
                    {t('lobby.take-seat-of', houseForms(game, seat))}
                  </button>
                ))}
              </div>
              {no && <RefusalNote no={no} />}
            </>
          )}
          <RecoverWithCode summary={summary} onDone={onSeat} />
          <Fold title={t('recovery.have-account')} isOpen={why === 'signed-out'}>
            <Credentials onDone={() => void onSeat()} />
          </Fold>
        </div>
      }
    >
      <button type="button" className={free.length > 0 ? 'button' : 'button primary'} onClick={onWatch}>
        {t('tables.watch')}
      </button>
    </MessagePage>
  );
}
