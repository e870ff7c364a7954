// Who is at a table of the server, and what can be done about them: the host's word, and what all have to agree to.

import type { Refusal } from '@three-thrones/kernel';
import type { TableInfo } from '@three-thrones/protocol';
import { useState } from 'react';
import { once } from '@three-thrones/ui/once.ts';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { navigate } from '@three-thrones/ui/router.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import type { People as Doing } from '../../tables/client.ts';
import { RecoveryItem } from './recovery-code.tsx';
import { keepTalk, useKeptTalk } from '../diplomacy/kept-talk.ts';
import { AskForStandIn } from './stand-in.tsx';
import { ReportHere, useObjecting, useShown } from '../state/table-context.tsx';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';
import './people.css';

type Chair = TableInfo['chairs'][number];

export function People({ onClose }: { onClose(): void }) {
  const [no, setNo] = useState<Refusal>();
  const { client, snapshot } = useShown();
  const { lobby } = snapshot;
  if (!client.people || !lobby) return null;
  const standing = standingOf(lobby, client.people.me);
  return (
    <Dialog title={t('table.people')} onClose={onClose}>
      <ReportHere report={(asked) => void asked.then(setNo)}>
        <ul className="people">
          {lobby.chairs.map((chair) => (
            <Person key={chair.seat} chair={chair} people={client.people!} standing={standing} />
          ))}
        </ul>
        {no && <RefusalNote no={no} />}
        <RecoveryItem recovery={client.people.recovery} />
        {standing.isHost && standing.isAlone && !snapshot.outcome && <CloseTable people={client.people} />}
      </ReportHere>
    </Dialog>
  );
}

/** Whoever looks: whether the table is theirs, and whether nobody but bots plays with them. */
interface Standing {
  readonly isHost: boolean;
  readonly isAlone: boolean;
}

function standingOf({ host, chairs }: TableInfo, me: string | undefined): Standing {
  return {
    isHost: me !== undefined && host === me,
    isAlone: chairs.every(({ person }) => !person || person.id === me),
  };
}

interface PersonProps {
  readonly chair: Chair;
  readonly people: Doing;
  readonly standing: Standing;
}

function Person({ chair, people, standing }: PersonProps) {
  const { seat, person, bot, online } = chair;
  const { snapshot, board } = useShown();
  const isMuted = person !== undefined && snapshot.lobby?.muted?.includes(person.id) === true;
  const isPlayer = snapshot.eye !== 'spectator' && !snapshot.outcome;
  const isAway = person !== undefined && bot === undefined && !online && seat !== snapshot.eye;
  return (
    <li data-house={seat}>
      <Shield house={seat} />
      <p>
        <b>{person ? isolate(person.name) : board.houseName(seat)}</b>
        <small>
          {person && `${board.houseName(seat)} · `}
          {stateOf(chair, seat === snapshot.eye)}
          {isMuted && ` · ${t('table.people.muted')}`}
        </small>
      </p>
      <span className="people-actions">
        {standing.isHost && person && person.id !== people.me && (
          <Mute person={person} people={people} isMuted={isMuted} />
        )}
        {snapshot.lobby?.together && person && person.id !== people.me && <HideSignals person={person} />}
        {isPlayer && !person && bot !== undefined && !chair.open && (
          <OpenSeat chair={chair} people={people} standing={standing} />
        )}
        {isPlayer && isAway && <AskForStandIn seat={seat} />}
      </span>
    </li>
  );
}

function stateOf({ person, bot, online, open }: Chair, isMine: boolean): string {
  if (open) return t('table.people.open');
  if (bot !== undefined) return t('table.bot');
  if (!person) return t('lobby.empty-seat');
  if (isMine) return t('lobby.you');
  return online ? t('table.people.here') : t('table.people.away');
}

interface MuteProps {
  readonly person: NonNullable<Chair['person']>;
  readonly people: Doing;
  readonly isMuted: boolean;
}

function Mute({ person, people, isMuted }: MuteProps) {
  const { report } = useObjecting();
  const name = isolate(person.name);
  return (
    <button
      type="button"
      className="button"
      aria-label={isMuted ? t('table.people.unmute-of', { name }) : t('table.people.mute-of', { name })}
      onClick={once(() => report(people.mute(person.id, !isMuted)))}
    >
      <Icon name={isMuted ? 'sound' : 'mute'} />
      {isMuted ? t('table.people.unmute') : t('table.people.mute')}
    </button>
  );
}

/** On this device alone: nobody else is told. */
function HideSignals({ person }: Pick<MuteProps, 'person'>) {
  const { id } = useShown().snapshot;
  const { unseen = [] } = useKeptTalk(id);
  const isHidden = unseen.includes(person.id);
  const name = isolate(person.name);
  const others = unseen.filter((one) => one !== person.id);
  return (
    <button
      type="button"
      className="button"
      aria-label={isHidden ? t('table.signal.show-of', { name }) : t('table.signal.hide-of', { name })}
      onClick={() => keepTalk(id, { unseen: isHidden ? others : [...others, person.id] })}
    >
      <Icon name="signal-look" />
      {isHidden ? t('table.signal.show') : t('table.signal.hide')}
    </button>
  );
}

/** A host alone with bots asks nobody; anybody else asks the others. */
function OpenSeat({ chair: { seat }, people, standing }: PersonProps) {
  const { client, snapshot, board } = useShown();
  const { report } = useObjecting();
  const isProposed = snapshot.lobby?.proposals.some((one) => one.what === 'open-seat' && one.for === seat);
  if (isProposed) return <small>{t('table.proposals.waiting')}</small>;
  const isMineToSay = standing.isHost && standing.isAlone;
  return (
    <button
      type="button"
      className="button"
      aria-label={t('table.propose.open-seat-of', houseForms(board, { house: seat }))}
      onClick={once(() => {
        const asked = isMineToSay ? people.open(seat) : client.agreements?.propose('open-seat', seat);
        if (asked) report(asked);
      })}
    >
      {t('table.propose.open-seat')}
    </button>
  );
}

function CloseTable({ people }: { readonly people: Doing }) {
  const { report } = useObjecting();
  const close = async (): Promise<Refusal | undefined> => {
    const no = await people.closeTable();
    if (!no) navigate('/');
    return no;
  };
  return (
    <details className="fold">
      <summary>
        <Icon name="chevron" />
        {t('lobby.close-table')}
      </summary>
      <p>{t('table.people.close-explained')}</p>
      <button type="button" className="button" onClick={once(() => report(close()))}>
        {t('lobby.close-table')}
      </button>
    </details>
  );
}
