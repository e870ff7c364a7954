// `/here/:id`: a table on this device; with `?pace=0` everything is shown at once. `/here/new?game=…&players=…&seed=…`
// lays one and goes there; whatever else stands there belongs to the configuration: `&mode=…`.

import { gameIds } from '@three-thrones/catalogue';
import { configFromWords } from '@three-thrones/game-kit/config-words.ts';
import { isRefusal, type Reason, type Refusal, type Seat } from '@three-thrones/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { MessagePage } from '@three-thrones/ui/message-page.tsx';
import { refusalWords } from '@three-thrones/ui/i18n/refusal-words.ts';
import { Link, navigate, type Params } from '@three-thrones/ui/router.tsx';
import { forgetRecord } from '../engine/records.ts';
import { playNow, recordOf } from '../tables/local/local-games.ts';
import { type LocalTable, openLocalTable } from '../tables/local/local-table.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { TableScreen } from '../play/table-screen.tsx';

export function LocalTableScreen({ params }: { readonly params: Params }) {
  const id = params['id'] ?? '';
  return id === 'new' ? <NewLocalTable key={location.search} /> : <OpenedTable key={id} id={id} />;
}

interface Opened {
  readonly client: LocalTable;
  readonly people: Readonly<Record<Seat, string>>;
}

function OpenedTable({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | Refusal>();
  useEffect(() => {
    let isCurrent = true;
    let client: LocalTable | undefined;
    void open(id).then((found) => {
      client = isRefusal(found) ? undefined : found.client;
      if (isCurrent) setOpened(found);
      else client?.close();
    });
    return () => {
      isCurrent = false;
      client?.close();
    };
  }, [id]);
  if (!opened) return <p className="loading">{t('common.loading')}</p>;
  return isRefusal(opened) ? <NotOpened id={id} no={opened} /> : <AtLocalTable {...opened} />;
}

async function open(id: string): Promise<Opened | Refusal> {
  const client = await openLocalTable(id);
  if (isRefusal(client)) return client;
  const record = await recordOf(id);
  const people = Object.entries(record?.players ?? {}).map(([seat, player]): [Seat, string] => [
    seat,
    player.kind === 'person' ? player.name : t('table.bot'),
  ]);
  return { client, people: Object.fromEntries(people) };
}

/** With these the game goes on; with anything else it is no longer there. */
const GOES_ON = ['not-kept', 'rules-failed'];

function AtLocalTable({ client, people }: Opened) {
  const trouble = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.trouble,
  );
  if (trouble !== undefined && !GOES_ON.includes(trouble))
    return (
      <MessagePage title={t('error.no-table.title')} text={refusalWords({ code: trouble, rule: '0' })} />
    );
  return (
    <TableScreen
      client={client}
      people={people}
      notices={trouble !== undefined && <TroubleNotice key={trouble} reason={{ code: trouble, rule: '0' }} />}
    />
  );
}

/** Stays until it is put away, or is no longer true. */
function TroubleNotice({ reason }: { readonly reason: Reason }) {
  const [isOpen, setOpen] = useState(true);
  const words = refusalWords(reason);
  useEffect(() => announce(words, { urgent: true }), [words]);
  if (!isOpen) return null;
  return (
    <div className="note panel trouble">
      <p>{words}</p>
      <CloseButton onClose={() => setOpen(false)} />
    </div>
  );
}

/** Worth another try: what was missing may be there by then. */
const MAY_COME = ['rules-not-here', 'device-keeps-nothing', 'rules-failed'];

function NotOpened({ id, no }: { readonly id: string; readonly no: Refusal }) {
  const text = refusalWords(no);
  if (no.code === 'no-such-local-table') return <MessagePage title={t('error.no-table.title')} text={text} />;
  return (
    <MessagePage title={t('error.unreadable.title')} text={text}>
      {MAY_COME.includes(no.code) ? <TryAgain /> : <DeleteGame id={id} />}
      <Link to="/tables" className="button">
        {t('tables.title')}
      </Link>
    </MessagePage>
  );
}

function TryAgain() {
  return (
    <button type="button" className="button primary" onClick={() => location.reload()}>
      {t('common.try-again')}
    </button>
  );
}

/** Nothing brings it back: that takes a second touch. */
function DeleteGame({ id }: { readonly id: string }) {
  const [isAsked, setAsked] = useState(false);
  const forget = async (): Promise<void> => {
    await forgetRecord(id).catch(() => undefined);
    navigate('/tables', { replace: true });
  };
  if (!isAsked)
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {t('tables.delete')}
      </button>
    );
  return (
    <button
      type="button"
      className="button delete"
      onClick={() => void forget()}
      onBlur={() => setAsked(false)}
      ref={(button) => button?.focus()}
    >
      {t('tables.delete-for-good')}
    </button>
  );
}

function NewLocalTable() {
  const [no, setNo] = useState<Refusal>();
  useEffect(() => {
    const wanted = new URLSearchParams(location.search);
    const own = ['game', 'players', 'seed', 'pace'];
    const [, players, seed, pace] = own.map((name) => wanted.get(name) ?? undefined);
    let isCurrent = true;
    void playNow(wanted.get('game') ?? gameIds[0]!, {
      ...(players !== undefined && { players: Number(players) }),
      ...(seed !== undefined && { seed }),
      config: configFromWords([...wanted].filter(([name]) => !own.includes(name))),
    }).then((id) => {
      if (!isCurrent) return;
      if (isRefusal(id)) setNo(id);
      else navigate(`/here/${id}${pace === undefined ? '' : `?pace=${pace}`}`, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!no) return <p className="loading">{t('common.loading')}</p>;
  const more = new Set(
    (no.mistakes ?? []).filter(({ code }) => code !== 'config-malformed').map(refusalWords),
  );
  return (
    <MessagePage
      title={t('error.broken.title')}
      text={refusalWords(no)}
      more={[...more].map((sentence) => <p key={sentence}>{sentence}</p>)}
    >
      {(MAY_COME.includes(no.code) || no.code === 'device-full') && <TryAgain />}
    </MessagePage>
  );
}
