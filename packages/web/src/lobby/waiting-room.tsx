// A table that waits for people: its chairs, its link, and a bot for whoever does not come.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { useState, useSyncExternalStore } from 'react';
import { Page } from '@three-thrones/ui/page.tsx';
import { navigate } from '@three-thrones/ui/router.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { closeTable, kickFrom, leaveSeat, type TableSummary } from '../tables/online/api.ts';
import { forgetTable, mySeatAt, thisDevice } from '../tables/online/device.ts';
import { onTrouble, troubleAt } from '../tables/online/dice.ts';
import { forgetShares } from '../tables/online/receipts.ts';
import { Credentials } from './credentials.tsx';
import { DicePhase } from './dice-phase.tsx';
import { DiceTrouble } from './dice-trouble.tsx';
import { NameFirst } from './name-first.tsx';
import { Fold } from '@three-thrones/ui/fold.tsx';
import { sitDown } from '../tables/online/invite.ts';
import { HouseAbout } from './house-about.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { Kick } from './kick.tsx';
import { type Phase, phaseOf } from './phase.ts';
import { RecoverWithCode } from './recover-with-code.tsx';
import { RecoveryNote } from './recovery-note.tsx';
import { forgetRecovery } from '../tables/online/recovery.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { type Act, RoomChair } from './room-chair.tsx';
import { useSeating } from './seating.ts';
import { gameName } from '../games/covers.ts';
import { tempoWords } from './tempo.ts';
import { useChoosable } from './use-game.ts';
import { useAnnouncedArrivals, useLostSeat, useMyDice, usePresence } from './use-room.ts';
import './set-up.css';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly summary: TableSummary;
  onChange(summary: TableSummary): void;
  refresh(): Promise<void>;
}

/** Whom the host is about to send away. */
interface Sitter {
  readonly seat: Seat;
  readonly name: string;
}

export function WaitingRoom({ summary, onChange, refresh }: WaitingRoomProps) {
  const { table, game, chairs, tempo } = summary;
  const mine = mySeatAt(summary);
  const isHost = summary.host === thisDevice()?.person.id;
  const choice = useChoosable(game);
  const seating = useSeating(summary);
  const [no, setNo] = useState<Refusal>();
  const [busy, setBusy] = useState<Seat>();
  const [away, setAway] = useState<Sitter>();
  const lost = useLostSeat(table, mine);
  const trouble = useSyncExternalStore(onTrouble, () => troubleAt(table));
  useAnnouncedArrivals(chairs);
  usePresence(summary, refresh);
  useMyDice(summary, refresh);

  /** One thing at a time, until what came of it is shown: a second chair touched meanwhile would be taken as well. */
  const act: Act = async (seat, run) => {
    setBusy(seat);
    setNo(undefined);
    const done = await run();
    if (isRefusal(done)) setNo(done);
    else if (done) onChange(done);
    if (!done || isRefusal(done)) await refresh();
    setBusy(undefined);
  };

  const getUp = async (seat: Seat): Promise<TableSummary | Refusal> => {
    lost.getsUp(true);
    const left = await leaveSeat(table, seat);
    if (isRefusal(left)) {
      lost.getsUp(false);
      return left;
    }
    forgetTable(table);
    forgetRecovery(table);
    await forgetShares(table, seat);
    return left;
  };
  const sitAgain = (seat: Seat) =>
    act(seat, async () => {
      const left = await getUp(seat);
      return isRefusal(left) ? left : sitDown(left, seat);
    });

  const phase = phaseOf(summary, mine);
  const title = titleFor(phase, mine);
  const host = chairs.find(({ person }) => person?.id === summary.host)?.person?.name;

  return (
    <Page title={title}>
      <div className="page-head">
        <h1>{title}</h1>
        <p>
          {gameName(game)} · {tempoWords(tempo)}
        </p>
      </div>
      <div className="waiting-room">
        <section className="panel sheet set-up room-chairs" aria-label={t('lobby.chairs')}>
          {mine !== undefined && trouble ? (
            <DiceTrouble
              trouble={trouble}
              isBusy={busy !== undefined}
              onSitAgain={() => void sitAgain(mine)}
            />
          ) : (
            <DicePhase phase={phase} />
          )}
          {lost.isLost && (
            <p className="note bad" role="alert">
              {t('lobby.seat-lost')}
            </p>
          )}
          {mine === undefined && phase.kind === 'gathering' && (
            <div className="field join">
              {host !== undefined && !isHost && <p>{t('lobby.invited-by', { name: isolate(host) })}</p>}
              <NameFirst seating={seating} />
            </div>
          )}
          <ul className="chairs">
            {chairs.map((chair) => (
              <RoomChair
                key={chair.seat}
                {...{ summary, chair, mine, isHost, busy, act }}
                about={
                  typeof choice === 'object' && (
                    <HouseAbout {...{ game, choice }} house={chair.seat} players={chairs.length} />
                  )
                }
                onTake={() => act(chair.seat, () => seating.take(chair.seat))}
                onLeave={() => act(chair.seat, () => getUp(chair.seat))}
                onKick={() => setAway({ seat: chair.seat, name: chair.person?.name ?? '' })}
              />
            ))}
          </ul>
          {away && (
            <Kick
              name={away.name}
              onKick={() => void act(away.seat, () => kickFrom(table, away.seat))}
              onClose={() => setAway(undefined)}
            />
          )}
          {no && <RefusalNote no={no} />}
          {mine === undefined && (
            <>
              <Fold title={t('recovery.have-code')}>
                <RecoverWithCode summary={summary} onDone={refresh} />
              </Fold>
              <Fold title={t('recovery.have-account')}>
                <Credentials onDone={() => void refresh()} />
              </Fold>
            </>
          )}
          {isHost && <CloseTable onClose={() => void act('', () => closeTable(table))} />}
        </section>
        <InvitationLink table={table} />
        {mine !== undefined && <RecoveryNote table={table} />}
      </div>
    </Page>
  );
}

function titleFor(phase: Phase, mine: Seat | undefined): string {
  if (phase.kind !== 'gathering') return t('lobby.all-taken');
  return mine === undefined ? t('lobby.join-title') : t('lobby.waiting', { free: phase.free });
}

function CloseTable({ onClose }: { onClose(): void }) {
  return (
    <Fold title={t('lobby.close-table')}>
      <div className="fold-body">
        <p>{t('lobby.close-explained')}</p>
        <div className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              navigate('/');
            }}
          >
            {t('lobby.close-table')}
          </button>
        </div>
      </div>
    </Fold>
  );
}
