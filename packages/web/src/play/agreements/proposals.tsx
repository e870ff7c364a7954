// Things the others must agree to: taking moves back, stopping and starting the clocks, a bot for somebody who is away,
// somebody new for a bot.

import type { TableInfo } from '@three-thrones/protocol';
import { useState } from 'react';
import { once } from '@three-thrones/ui/once.ts';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';

type Proposal = TableInfo['proposals'][number];

export function Proposals() {
  const shown = useShown();
  const { client, snapshot } = shown;
  const { report } = useObjecting();
  const { agreements } = client;
  const proposals = snapshot.lobby?.proposals ?? [];
  const declined = useDeclined(shown);
  if (proposals.length + declined.length === 0) return null;
  return (
    <section className="proposals" aria-label={t('table.proposals')}>
      {proposals.map((proposal) => {
        const { id, agreed } = proposal;
        const isMine = agreed.includes(snapshot.eye);
        const isAboutMe = proposal.for === snapshot.eye;
        const answer = (agree: boolean) => once(() => agreements && report(agreements.consent(id, agree)));
        return (
          <div key={id} className="note panel">
            <p>{wish(proposal, shown)}</p>
            {agreements && !isMine && (
              <span>
                {!isAboutMe && (
                  <button type="button" className="button primary" onClick={answer(true)}>
                    {t('table.proposals.agree')}
                  </button>
                )}
                <button type="button" className="button" onClick={answer(false)}>
                  {isAboutMe ? t('table.proposals.i-am-here') : t('table.proposals.refuse')}
                </button>
              </span>
            )}
            {isMine && <small>{t('table.proposals.waiting')}</small>}
          </div>
        );
      })}
      {declined.map(({ id, words, putAway }) => (
        <div key={id} className="note panel" role="status">
          <p>{words}</p>
          <CloseButton onClose={putAway} />
        </div>
      ))}
    </section>
  );
}

/** What I have proposed and somebody has refused, or the game has overtaken. */
function useDeclined(shown: Shown) {
  const { lobby, eye } = shown.snapshot;
  const [put, setPut] = useState<readonly string[]>([]);
  const ended = [
    ...(lobby?.declined ?? []).map(({ refusedBy, ...one }) => ({
      ...one,
      words: refusal(one.what, whoIs(refusedBy, shown)),
    })),
    ...(lobby?.lapsed ?? []).map((one) => ({ ...one, words: t('table.proposals.lapsed') })),
  ];
  return ended
    .filter(({ id, by }) => by === eye && !put.includes(id))
    .map(({ id, words }) => ({ id, words, putAway: () => setPut([...put, id]) }));
}

function whoIs(seat: string, { names, board }: Shown): string {
  return names[seat] ? isolate(names[seat]) : board.houseName(seat);
}

function wish({ what, by, for: absent }: Proposal, shown: Shown): string {
  const who = whoIs(by, shown);
  if (what === 'take-back') return t('table.proposals.take-back', { who });
  if (what === 'open-seat')
    return t('table.proposals.open-seat', { who, ...houseForms(shown.board, { house: absent ?? '' }) });
  if (what !== 'stand-in')
    return what === 'pause' ? t('table.proposals.pause', { who }) : t('table.proposals.resume', { who });
  return absent === shown.snapshot.eye
    ? t('table.proposals.stand-in-for-you', { who })
    : t('table.proposals.stand-in', { who, ...houseForms(shown.board, { house: absent ?? '' }) });
}

function refusal(what: string, who: string): string {
  if (what === 'take-back') return t('table.proposals.no.take-back', { who });
  if (what === 'stand-in') return t('table.proposals.no.stand-in', { who });
  if (what === 'open-seat') return t('table.proposals.no.open-seat', { who });
  return what === 'pause' ? t('table.proposals.no.pause', { who }) : t('table.proposals.no.resume', { who });
}
