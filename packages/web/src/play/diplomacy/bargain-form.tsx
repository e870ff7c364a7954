// The form in which an offer is put together: to whom, what I promise, what I ask in return, until when.

import type { Seat } from '@three-thrones/kernel';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { offerText, type Term, type TermKind, termKindsOf, type Terms, type Until } from './promises.ts';
import type { Talk } from '../../tables/client.ts';
import { keepTalk, keptTalk, withEntry } from './kept-talk.ts';
import { TermFields } from './term-fields.tsx';
import { roundOf } from './use-bargains.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';

interface BargainFormProps {
  readonly talk: Talk;
  /** The house of the private talk, if this is one. */
  readonly only: Seat | undefined;
  onClose(): void;
}

/** Houses that can answer: bots do not bargain. */
export function listenersAt({ snapshot, view }: Shown): readonly Seat[] {
  const chairs = snapshot.lobby?.chairs ?? [];
  const isBot = (seat: Seat): boolean =>
    chairs.some((chair) => chair.seat === seat && chair.bot !== undefined && chair.person === undefined);
  return view.seats.filter((seat) => seat !== snapshot.eye && !isBot(seat));
}

export function BargainForm({ talk, only, onClose }: BargainFormProps) {
  const shown = useShown();
  const { board, snapshot, view } = shown;
  const { report } = useObjecting();
  const listeners = only === undefined ? listenersAt(shown) : [only];
  const endings = endingsAt(shown);
  const channel = only ?? '';
  const [terms, setTerms] = useState<Terms>(() => {
    const draft = keptTalk(snapshot.id).offers[channel];
    const isFit = draft && listeners.includes(draft.to);
    return isFit
      ? fitting(shown, draft)
      : { to: listeners[0]!, until: endings[0]![0], give: ['peace'], want: [] };
  });
  const [isTooLittle, setTooLittle] = useState(false);
  const name = useId();
  // A round may end while somebody still thinks about the offer.
  const until = (endings.find(([end]) => end === terms.until) ?? endings[0]!)[0];
  const others = view.seats.filter((seat) => seat !== snapshot.eye && seat !== terms.to);

  /** What is not sent yet is there again after a reload. */
  function keep(draft: Terms | undefined): void {
    keepTalk(snapshot.id, { offers: withEntry(keptTalk(snapshot.id).offers, channel, draft) });
  }

  function change(next: Partial<Terms>): void {
    setTerms({ ...terms, ...next });
    keep({ ...terms, ...next });
    setTooLittle(false);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const { give, want } = terms;
    if (give.length + want.length === 0) return setTooLittle(true);
    report(talk.say(offerText({ ...terms, until }), only));
    keep(undefined);
    onClose();
  }

  return (
    <Dialog title={t('table.bargain.make')} onClose={onClose}>
      <form className="bargain-form" onSubmit={send}>
        <div className="field">
          <label htmlFor={`${name}-to`}>{t('table.talk.to')}</label>
          <select
            id={`${name}-to`}
            className="input"
            value={terms.to}
            onChange={({ target }) => change(addressed(terms, target.value))}
          >
            {listeners.map((seat) => (
              <option key={seat} value={seat}>
                {board.houseName(seat)}
              </option>
            ))}
          </select>
        </div>
        <TermFields
          {...{ board, others }}
          head={t('table.bargain.i-give')}
          towards={terms.to}
          terms={terms.give}
          onChange={(give) => change({ give })}
        />
        <TermFields
          {...{ board, others }}
          head={t('table.bargain.i-want')}
          towards={snapshot.eye}
          terms={terms.want}
          onChange={(want) => change({ want })}
        />
        <div className="field">
          <label htmlFor={`${name}-until`}>{t('table.bargain.until')}</label>
          <select
            id={`${name}-until`}
            className="input"
            value={until}
            onChange={({ target: { value } }) => change({ until: value === 'end' ? value : Number(value) })}
          >
            {endings.map(([end, words]) => (
              <option key={end} value={end}>
                {words}
              </option>
            ))}
          </select>
        </div>
        {only === undefined && (
          <p className="note">
            <Icon name="people" />
            {t('table.bargain.public')}
          </p>
        )}
        <p className="quiet">{t('table.promises.note')}</p>
        {isTooLittle && (
          <p className="note bad" role="alert">
            {t('table.bargain.too-little')}
          </p>
        )}
        <button type="submit" className="button primary">
          {only === undefined ? t('table.bargain.send-to-all') : t('table.talk.send')}
        </button>
      </form>
    </Dialog>
  );
}

/** A draft of before, with what can still be promised here. */
function fitting({ board, view }: Shown, draft: Terms): Terms {
  const ground = { seats: view.seats, places: board.places?.ids ?? [] };
  const isFit = (term: Term): boolean => {
    const [kind, what = ''] = term.split(':') as [TermKind, string?];
    if (kind === 'leave') return ground.places.includes(what);
    if (kind === 'fight') return ground.seats.includes(what) && what !== draft.to;
    return termKindsOf(board).includes(kind);
  };
  return { ...draft, give: draft.give.filter(isFit), want: draft.want.filter(isFit) };
}

/** Nobody is asked to fight against themselves. */
function addressed({ give, want }: Terms, to: Seat): Partial<Terms> {
  const isLeft = (term: Term): boolean => term !== `fight:${to}`;
  return { to, give: give.filter(isLeft), want: want.filter(isLeft) };
}

/** The last round ends with the game. */
function endingsAt(shown: Shown): readonly (readonly [Until, string])[] {
  const now = roundOf(shown);
  const { last } = shown.board.rounds(shown.view);
  const words = [t('table.bargain.until.now'), t('table.bargain.until.next'), t('table.bargain.until.later')];
  const rounds = now === 'over' ? [] : words.map((said, later) => [now + later, said] as const);
  return [...rounds.filter(([round]) => round < last), ['end', t('table.bargain.until.end')]];
}
