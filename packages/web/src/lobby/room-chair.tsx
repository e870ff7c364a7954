// One chair of the waiting room: who sits there, and what whoever looks may do about it.

import type { Refusal, Seat } from '@three-thrones/kernel';
import type { ReactNode } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { houseForms, houseName } from '../games/words.ts';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { seatBot, type TableSummary, unseatBot } from '../tables/online/api.ts';
import { Chair } from './chair.tsx';
import { BOT } from '../tables/online/invite.ts';

export type Act = (seat: Seat, run: () => Promise<TableSummary | Refusal | undefined>) => Promise<void>;

interface RoomChairProps {
  readonly summary: TableSummary;
  /** What there is to know about its house, once it is there. */
  readonly about: ReactNode;
  readonly chair: TableSummary['chairs'][number];
  readonly mine: Seat | undefined;
  readonly isHost: boolean;
  /** The chair at which something is being done. */
  readonly busy: Seat | undefined;
  readonly act: Act;
  onTake(): Promise<void>;
  onLeave(): Promise<void>;
  onKick(): void;
}

export function RoomChair(props: RoomChairProps) {
  const { summary, about, chair, mine, isHost, busy, act, onTake, onLeave, onKick } = props;
  const { table, game } = summary;
  const { seat, person, bot, online } = chair;
  const isMine = seat === mine;
  const isFree = !person && bot === undefined;
  const house = houseForms(game, seat);
  const button = { isBusy: busy === seat, isBarred: busy !== undefined };
  return (
    <Chair
      house={seat}
      title={houseName(game, seat)}
      isEmpty={isFree}
      isBot={bot !== undefined}
      about={about}
      sitter={<Sitter name={person?.name} bot={bot} isMine={isMine} isHere={online || isMine} />}
    >
      {isFree && mine === undefined && (
        <ChairButton isMain {...button} label={t('lobby.take-seat-of', house)} onClick={onTake}>
          {t('lobby.take-seat')}
        </ChairButton>
      )}
      {isFree && isHost && (
        <ChairButton
          {...button}
          label={t('lobby.bot-for', house)}
          onClick={() => act(seat, () => seatBot(table, seat, BOT))}
        >
          <Icon name="bot" />
          {t('lobby.add-bot')}
        </ChairButton>
      )}
      {bot !== undefined && isHost && (
        <ChairButton
          {...button}
          label={t('lobby.no-bot-for', house)}
          onClick={() => act(seat, () => unseatBot(table, seat))}
        >
          {t('lobby.remove-bot')}
        </ChairButton>
      )}
      {isMine && (
        <ChairButton {...button} onClick={onLeave}>
          {t('lobby.leave-seat')}
        </ChairButton>
      )}
      {person && !isMine && isHost && (
        <ChairButton
          {...button}
          label={t('lobby.kick.of', { name: isolate(person.name) })}
          onClick={async () => onKick()}
        >
          {t('lobby.kick')}
        </ChairButton>
      )}
    </Chair>
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
