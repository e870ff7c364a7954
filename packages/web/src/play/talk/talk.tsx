// Table talk: with everybody, or with one seat alone. Ready-made phrases and offers arrive in the reader's language.

import type { Chat } from '@three-thrones/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Talk as TalkPart } from '../../tables/client.ts';
import { once } from '@three-thrones/ui/once.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatDate, isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { BargainCard } from '../diplomacy/bargain-card.tsx';
import { BargainForm, listenersAt } from '../diplomacy/bargain-form.tsx';
import { firstUnread, inChannel, PHRASES, phraseIn, phraseText } from './channels.ts';
import { type Channel, keepTalk, keptTalk, useKeptTalk, withEntry } from '../diplomacy/kept-talk.ts';
import { useReading, useUnreadIn } from './use-unread.ts';
import { PromiseList } from '../diplomacy/promise-list.tsx';
import { type Bargain, isAnswer, offersTo } from '../diplomacy/promises.ts';
import { roundOf, useBargains } from '../diplomacy/use-bargains.ts';
import { useObjecting, useShown, useTalkWish } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';
import type { TalkWish } from '../state/use-table.ts';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';
import { TeamLine } from '../together/parts.ts';
import './talk.css';

/** A wish leads to its channel once: a talk that is opened later opens where something waits. */
const followed = new WeakSet<TalkWish>();

function newWish(wish: TalkWish | undefined): TalkWish | undefined {
  return wish && !followed.has(wish) ? wish : undefined;
}

export function Talk({ talk }: { readonly talk: TalkPart }) {
  const shown = useShown();
  const { snapshot, board } = shown;
  const { report } = useObjecting();
  const wish = useTalkWish();
  const { eye, chat } = snapshot;
  const unread = useUnreadIn();
  const [to, setTo] = useState<Channel>(() => newWish(wish)?.to ?? firstUnread(unread) ?? '');
  useEffect(() => {
    const fresh = newWish(wish);
    if (!fresh) return;
    followed.add(fresh);
    setTo(fresh.to);
  }, [wish]);
  useReading(to);
  const kept = useKeptTalk(snapshot.id);
  const text = kept.words[to] ?? '';
  const setText = (words: string): void =>
    keepTalk(snapshot.id, {
      words: withEntry(keptTalk(snapshot.id).words, to, words === '' ? undefined : words),
    });
  const said = useRef<HTMLDivElement>(null);
  const [isOffering, setOffering] = useState(false);
  const bargains = useBargains();
  const messages = inChannel(chat, eye, to || undefined).filter((message) => !isAnswered(message));

  useEffect(() => {
    said.current?.scrollTo({ top: said.current.scrollHeight });
  }, [messages.length, to]);

  function send(words: string): void {
    if (words.trim() === '') return;
    const sent = talk.say(words.trim(), to || undefined);
    report(sent);
    if (words !== text) return;
    setText('');
    // What was not taken is there to be sent again, unless something else has been typed meanwhile.
    void sent.then((no) => {
      const { words: now } = keptTalk(snapshot.id);
      if (no && !now[to]) setText(words);
    });
  }

  const elsewhere = offersTo(eye, bargains, roundOf(shown)).filter(
    ({ from, isPrivate }) => (isPrivate ? from : '') !== to,
  );
  // Those who win or lose together have plans instead.
  const listeners = snapshot.lobby?.together ? [] : listenersAt(shown);
  const canOffer =
    eye !== 'spectator' && !snapshot.outcome && (to ? listeners.includes(to) : listeners.length > 0);
  return (
    <div className="talk">
      {eye !== 'spectator' && <Channels to={to} unread={unread} onChange={setTo} />}
      <div ref={said} className="talk-said">
        <PromiseList bargains={bargains} />
        <div className="offers-elsewhere" aria-live="polite">
          {elsewhere.map(({ number, from, isPrivate }) => (
            <button
              key={number}
              type="button"
              className="button"
              onClick={() => setTo(isPrivate ? from : '')}
            >
              <Shield house={from} />
              {t('table.bargain.for-you', houseForms(board, { house: from }))}
            </button>
          ))}
        </div>
        <ol className="messages" aria-live="polite" aria-label={t('table.talk')}>
          {messages.map((message) => (
            <Message
              key={message.number}
              message={message}
              bargain={bargains.find(({ number }) => number === message.number)}
            />
          ))}
        </ol>
        {messages.length === 0 && <p className="quiet">{t('table.talk.empty')}</p>}
      </div>
      {isMuted(shown) ? (
        <p className="note">{t('error.muted')}</p>
      ) : (
        <>
          <div className="talk-ways">
            {canOffer && (
              <button type="button" className="talk-offer" onClick={() => setOffering(true)}>
                <Icon name="bargain" />
                {kept.offers[to] ? t('table.bargain.continue') : t('table.bargain.make')}
              </button>
            )}
            <div className="phrases" role="group" aria-label={t('table.talk.phrases')}>
              {PHRASES.map((phrase) => (
                <button key={phrase} type="button" onClick={once(() => send(phraseText(phrase)))}>
                  {t(`table.phrase.${phrase}`)}
                </button>
              ))}
            </div>
          </div>
          {canOffer && isOffering && (
            <BargainForm talk={talk} only={to || undefined} onClose={() => setOffering(false)} />
          )}
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
        </>
      )}
    </div>
  );
}

/** Answers to offers and votes on plans are seen there, not among the messages. */
function isAnswered({ text, vote }: Chat): boolean {
  return vote !== undefined || isAnswer(text);
}

interface ChannelsProps {
  readonly to: Channel;
  readonly unread: ReadonlyMap<Channel, number>;
  onChange(to: Channel): void;
}

/** To whom one talks; whoever has said something that was not read yet has a dot. */
function Channels({ to, unread, onChange }: ChannelsProps) {
  const { board, names, snapshot, view } = useShown();
  const others = view.seats.filter((seat) => seat !== snapshot.eye);
  return (
    <div className="talk-to" role="group" aria-label={t('table.talk.to')}>
      {['', ...others].map((channel) => {
        const count = unread.get(channel) ?? 0;
        const name =
          channel === '' ? t('table.talk.everybody') : nameOfSeat(board.houseName(channel), names[channel]);
        return (
          <button
            key={channel}
            type="button"
            data-channel={channel}
            aria-pressed={channel === to}
            aria-label={count > 0 ? `${name} · ${t('table.talk.unread', { count })}` : name}
            title={name}
            onClick={() => onChange(channel)}
          >
            {channel === '' ? <Icon name="people" /> : <Shield house={channel} />}
            {channel === to && <span>{name}</span>}
            {count > 0 && <i className="unread-dot" />}
          </button>
        );
      })}
    </div>
  );
}

interface MessageProps {
  readonly message: Chat;
  /** The offer it makes, if it makes one. */
  readonly bargain: Bargain | undefined;
}

function Message({ message, bargain }: MessageProps) {
  const { board } = useShown();
  const { from, seat, to, text, at } = message;
  const phrase = phraseIn(text);
  const isOfTeam = message.signal !== undefined || message.plan !== undefined;
  return (
    <li data-private={to !== undefined}>
      {seat && !bargain && <Shield house={seat} />}
      <p>
        <b>{isolate(from)}</b>
        {seat === undefined && (
          <small>
            <Icon name="spectate" /> {t('table.talk.watcher')}
          </small>
        )}
        {to !== undefined && <small>{t('table.talk.private', houseForms(board, { house: to }))}</small>}
        <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
      </p>
      {bargain && <BargainCard bargain={bargain} />}
      {isOfTeam && <TeamLine message={message} />}
      {!bargain && !isOfTeam && <p dir="auto">{phrase ? t(`table.phrase.${phrase}`) : text}</p>}
    </li>
  );
}

/** The host has silenced whoever looks. */
function isMuted({ client, snapshot }: Shown): boolean {
  const me = client.people?.me;
  return me !== undefined && snapshot.lobby?.muted?.includes(me) === true;
}

function nameOfSeat(house: string, name: string | undefined): string {
  return name ? `${house} · ${isolate(name)}` : house;
}
