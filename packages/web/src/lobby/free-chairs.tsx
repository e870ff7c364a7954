// A game goes on although chairs are free, as after it was taken online: whoever sits there can call players, or bots.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { useState } from 'react';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { houseForms } from '../games/words.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { seatBot, type TableSummary } from '../tables/online/api.ts';
import { BOT } from '../tables/online/invite.ts';
import { TableLink } from './invitation-link.tsx';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';

interface FreeChairsProps {
  readonly table: string;
  readonly game: string;
  readonly chairs: TableSummary['chairs'];
  readonly isHost: boolean;
}

/** Nobody has it; and if a bot plays it, the table has agreed that somebody new may come. */
export function isFreeToTake({ person, bot, open }: TableSummary['chairs'][number]): boolean {
  return !person && (bot === undefined || open === true);
}

export function FreeChairs({ table, game, chairs, isHost }: FreeChairsProps) {
  const [isOpen, setOpen] = useState(false);
  const free = chairs.filter(isFreeToTake);
  const empty = free.filter(({ bot }) => bot === undefined).map(({ seat }) => seat);
  if (free.length === 0) return null;
  return (
    <>
      <button type="button" className="button table-pill" onClick={() => setOpen(true)}>
        <Icon name="link" />
        {t('lobby.free-seats', { free: free.length })}
      </button>
      {isOpen && (
        <Dialog title={t('lobby.free-seats', { free: free.length })} onClose={() => setOpen(false)}>
          <TableLink table={table} explained={t('lobby.link-to-free-seats')} />
          {isHost && <BotsFor table={table} game={game} seats={empty} />}
        </Dialog>
      )}
    </>
  );
}

interface BotsForProps {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly Seat[];
}

function BotsFor({ table, game, seats }: BotsForProps) {
  const [busy, setBusy] = useState<Seat>();
  const [no, setNo] = useState<Refusal>();
  const call = async (seat: Seat): Promise<void> => {
    setBusy(seat);
    const seated = await seatBot(table, seat, BOT);
    setBusy(undefined);
    setNo(isRefusal(seated) ? seated : undefined);
  };
  return (
    <div className="bots-for">
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          className="button"
          aria-busy={busy === seat}
          disabled={busy !== undefined}
          onClick={() => void call(seat)}
        >
          <Icon name="bot" />
          {t('lobby.bot-for', houseForms(game, seat))}
        </button>
      ))}
      {no && <RefusalNote no={no} />}
    </div>
  );
}
