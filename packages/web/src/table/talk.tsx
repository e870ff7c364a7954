// Table talk: with everybody, or with one seat alone. Ready-made phrases arrive in the reader's language.

import type { Seat } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Shield } from '../app/icon.tsx';
import { formatDate, isolate, t } from '../i18n/index.ts';
import { inChannel, PHRASES, phraseIn, phraseText } from './channels.ts';
import type { TableState } from './use-table.ts';

export function Talk({ table }: { readonly table: TableState }) {
  const { snapshot, board, names, client } = table;
  const { eye, chat } = snapshot;
  const [to, setTo] = useState<Seat | ''>(table.talkWish?.to ?? '');
  useEffect(() => {
    if (table.talkWish) setTo(table.talkWish.to);
  }, [table.talkWish]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const shown = inChannel(chat, eye, to || undefined);
  const others = table.view.seats.filter((seat) => seat !== eye);

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);

  function send(words: string): void {
    if (words.trim() === '') return;
    table.report(client.say(words.trim(), to || undefined));
    setText('');
  }

  return (
    <div className="talk">
      {eye !== 'spectator' && (
        <label className="talk-to">
          <span>{t('table.talk.to')}</span>
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{t('table.talk.everybody')}</option>
            {others.map((seat) => (
              <option key={seat} value={seat}>
                {nameOfSeat(board.houseName(seat), names[seat])}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol className="messages" aria-live="polite" aria-label={t('table.talk')}>
        {shown.map((message) => (
          <Message key={message.number} message={message} table={table} />
        ))}
      </ol>
      {shown.length === 0 && <p className="quiet">{t('table.talk.empty')}</p>}
      <div ref={end} />
      <div className="phrases" role="group" aria-label={t('table.talk.phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => send(phraseText(phrase))}>
            {t(`table.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(text);
        }}
      >
        <input
          className="input"
          value={text}
          maxLength={500}
          aria-label={t('table.talk.message')}
          placeholder={t('table.talk.message')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button primary">
          {t('table.talk.send')}
        </button>
      </form>
    </div>
  );
}

function Message({ message, table }: { readonly message: Chat; readonly table: TableState }) {
  const { from, seat, to, text, at } = message;
  const phrase = phraseIn(text);
  return (
    <li data-private={to !== undefined}>
      {seat && <Shield house={seat} />}
      <p>
        <b>{isolate(from)}</b>
        {to !== undefined && <small>{t('table.talk.private', { house: table.board.houseName(to) })}</small>}
        <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
      </p>
      <p dir="auto">{phrase ? t(`table.phrase.${phrase}`) : text}</p>
    </li>
  );
}

function nameOfSeat(house: string, name: string | undefined): string {
  return name ? `${house} · ${isolate(name)}` : house;
}
