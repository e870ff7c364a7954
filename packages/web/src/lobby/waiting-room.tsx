// A table that waits for people: its chairs, its link, and a bot for whoever does not come.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../a11y/announcer.tsx';
import { Icon } from '../app/icon.tsx';
import { Page } from '../app/page.tsx';
import { navigate } from '../app/router.tsx';
import { houseName } from '../i18n/game-words.ts';
import { isolate, t } from '../i18n/index.ts';
import { closeTable, leaveSeat, seatBot, type TableSummary, unseatBot } from '../online/api.ts';
import { forgetTable, thisDevice } from '../online/device.ts';
import { mySeatAt, openTableClient } from '../online/open.ts';
import { Credentials } from '../settings/credentials.tsx';
import { Chair } from './chair.tsx';
import { DoorName } from './door-name.tsx';
import { Fold } from './fold.tsx';
import { BOT } from './invite.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RecoverWithCode } from './recover-with-code.tsx';
import { RecoveryNote } from './recovery-note.tsx';
import { forgetRecovery } from './recovery.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSeating } from './seating.ts';
import { gameName } from './table-row.tsx';
import { tempoWords } from './tempo.ts';
import './set-up.css';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly summary: TableSummary;
  onChange(summary: TableSummary): void;
  refresh(): Promise<void>;
}

type Chairs = TableSummary['chairs'];

export function WaitingRoom({ summary, onChange, refresh }: WaitingRoomProps) {
  const { table, game, chairs, tempo } = summary;
  const mine = mySeatAt(summary);
  const isHost = summary.host === thisDevice()?.person.id;
  const seating = useSeating(table, game);
  const [no, setNo] = useState<Refusal>();
  const [busy, setBusy] = useState<Seat>();
  useAnnouncedArrivals(chairs);
  usePresence(summary, refresh);

  /** One thing at a time, until what came of it is shown: a second chair touched meanwhile would be taken as well. */
  const act = async (seat: Seat, run: () => Promise<TableSummary | Refusal | undefined>): Promise<void> => {
    setBusy(seat);
    setNo(undefined);
    const done = await run();
    if (isRefusal(done)) setNo(done);
    else if (done) onChange(done);
    if (!done || isRefusal(done)) await refresh();
    setBusy(undefined);
  };

  const take = (seat: Seat) => act(seat, () => seating.take(seat));
  const leave = (seat: Seat) =>
    act(seat, async () => {
      const left = await leaveSeat(table, seat);
      if (isRefusal(left)) return left;
      forgetTable(table);
      forgetRecovery(table);
      return left;
    });

  const buttonOf = (seat: Seat) => ({ isBusy: busy === seat, isBarred: busy !== undefined });
  const free = chairs.filter(({ person, bot }) => !person && bot === undefined).length;
  const title = mine === undefined ? t('lobby.join-title') : t('lobby.waiting', { free });
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
          {mine === undefined && (
            <div className="field join">
              {host !== undefined && !isHost && <p>{t('lobby.invited-by', { name: isolate(host) })}</p>}
              <DoorName seating={seating} />
            </div>
          )}
          <ul className="chairs">
            {chairs.map(({ seat, person, bot, online }) => {
              const isMine = seat === mine;
              const isFree = !person && bot === undefined;
              const house = houseName(game, seat);
              return (
                <Chair
                  key={seat}
                  house={seat}
                  title={house}
                  isEmpty={isFree}
                  isBot={bot !== undefined}
                  sitter={<Sitter name={person?.name} bot={bot} isMine={isMine} isHere={online || isMine} />}
                >
                  {isFree && mine === undefined && (
                    <ChairButton
                      isMain
                      {...buttonOf(seat)}
                      label={t('lobby.take-seat-of', { house })}
                      onClick={() => take(seat)}
                    >
                      {t('lobby.take-seat')}
                    </ChairButton>
                  )}
                  {isFree && isHost && (
                    <ChairButton
                      {...buttonOf(seat)}
                      label={t('lobby.bot-for', { house })}
                      onClick={() => act(seat, () => seatBot(table, seat, BOT))}
                    >
                      <Icon name="bot" />
                      {t('lobby.add-bot')}
                    </ChairButton>
                  )}
                  {bot !== undefined && isHost && (
                    <ChairButton
                      {...buttonOf(seat)}
                      label={t('lobby.no-bot-for', { house })}
                      onClick={() => act(seat, () => unseatBot(table, seat))}
                    >
                      {t('lobby.remove-bot')}
                    </ChairButton>
                  )}
                  {isMine && (
                    <ChairButton {...buttonOf(seat)} onClick={() => leave(seat)}>
                      {t('lobby.leave-seat')}
                    </ChairButton>
                  )}
                </Chair>
              );
            })}
          </ul>
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

interface ChairButtonProps {
  readonly isMain?: boolean;
  readonly isBusy: boolean;
  /** Something is being done already, at this chair or another. */
  readonly isBarred: boolean;
  readonly label?: string;
  readonly children: ReactNode;
  onClick(): Promise<void>;
}

function ChairButton({ isMain = false, isBusy, isBarred, label, children, onClick }: ChairButtonProps) {
  return (
    <button
      type="button"
      className={`button ${isMain ? 'primary' : 'plain'}`}
      aria-label={label}
      aria-busy={isBusy}
      disabled={isBarred}
      onClick={() => void onClick()}
    >
      {children}
    </button>
  );
}

interface SitterProps {
  readonly name: string | undefined;
  readonly bot: string | undefined;
  readonly isMine: boolean;
  readonly isHere: boolean;
}

function Sitter({ name, bot, isMine, isHere }: SitterProps) {
  if (bot !== undefined) return t('bot.squire');
  if (name === undefined) return t('lobby.empty-seat');
  return (
    <>
      <span className={`presence ${isHere ? 'here' : ''}`} aria-hidden="true" />
      <span>
        <bdi>{name}</bdi>
        {isMine && ` (${t('lobby.you')})`}
      </span>
    </>
  );
}

/** Whoever comes or goes is said once. */
function useAnnouncedArrivals(chairs: Chairs): void {
  const known = useRef<string>(undefined);
  useEffect(() => {
    const people = chairs.flatMap(({ person }) => (person ? [person.name] : []));
    const before = known.current?.split('\n') ?? people;
    known.current = people.join('\n');
    for (const name of people)
      if (!before.includes(name)) announce(t('lobby.arrived', { name: isolate(name) }));
  }, [chairs]);
}

/** Whoever waits here is at the table: the others see it, and what changes there is seen here at once. */
function usePresence(summary: TableSummary, refresh: () => Promise<void>): void {
  const mine = mySeatAt(summary);
  useEffect(() => {
    if (mine === undefined) return undefined;
    const client = openTableClient(summary, { turnedAway: () => void refresh() });
    let seen = client.snapshot().lobby;
    const stop = client.subscribe(() => {
      const { lobby } = client.snapshot();
      if (lobby === seen) return;
      seen = lobby;
      void refresh();
    });
    return () => {
      stop();
      client.close();
    };
  }, [summary.table, mine, refresh]);
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
