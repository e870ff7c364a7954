// Fetched at the end of a game online. Nobody could steer the dice: what was promised before the game, what was shown
// after it, and whether it fits.

import type { Seat } from '@three-thrones/kernel';
import type { Receipt, Revealed } from '@three-thrones/protocol/fairness';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatList, t } from '@three-thrones/ui/i18n/index.ts';
import { CopyButton } from '@three-thrones/ui/copy-button.tsx';
import { keptShare } from '../../tables/online/receipts.ts';
import { Details } from './details.tsx';
import { isBrought, shownIn, type Verdict, verdictOn, withoutShare } from './fairness-check.ts';
import { saveJson } from '@three-thrones/ui/save-file.ts';
import { useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';

export function FairOnline() {
  const shown = useShown();
  const { board, snapshot } = shown;
  const { lobby } = snapshot;
  const revealed = useMemo(() => lobby && shownIn(lobby), [lobby]);
  const kept = useReceipt(shown);
  if (!revealed || !kept) return null;
  return <Report shown={revealed} receipt={kept.receipt} houseName={(seat) => board.houseName(seat)} />;
}

interface ReportProps {
  readonly shown: Revealed;
  readonly receipt: Receipt | undefined;
  readonly houseName: (seat: Seat) => string;
}

/** Everything that can be said about the dice of a finished game. */
export function Report({ shown, receipt, houseName }: ReportProps) {
  return (
    <>
      <VerdictNote verdict={verdictOn(shown, receipt)} houseName={houseName} />
      <Details>
        {!isBrought(shown) && (
          <p>{shown.chance === undefined ? t('table.fair.how-old') : t('table.fair.how')}</p>
        )}
        <Reservations shown={shown} houseName={houseName} />
        <Files id={shown.table} receipt={receipt} />
        <Numbers shown={shown} houseName={houseName} />
      </Details>
    </>
  );
}

/** What this device has kept of the game: nothing until it has been looked up. */
function useReceipt({
  snapshot: { id, eye, lobby },
}: Shown): { readonly receipt: Receipt | undefined } | undefined {
  const [kept, setKept] = useState<{ receipt: Receipt | undefined }>();
  const round = lobby?.round ?? 0;
  useEffect(() => {
    let isGone = false;
    void keptShare({ table: id, seat: eye, round }).then(
      (share) => isGone || setKept({ receipt: share?.receipt }),
    );
    return () => {
      isGone = true;
    };
  }, [id, eye, round]);
  return kept;
}

interface VerdictNoteProps extends Pick<ReportProps, 'houseName'> {
  readonly verdict: Verdict;
}

function VerdictNote({ verdict, houseName }: VerdictNoteProps) {
  switch (verdict.kind) {
    case 'proved':
      return <p className="note good">{t('table.fair.holds')}</p>;
    case 'unproved':
      return <p className="note">{t('table.fair.no-receipt')}</p>;
    case 'old':
      return <p className="note">{t('table.fair.old')}</p>;
    case 'brought':
      return <p className="note">{t('table.fair.brought')}</p>;
    case 'unsound':
      return (
        <p className="note bad" role="alert">
          {t('table.fair.broken')}
        </p>
      );
    case 'broken':
      return (
        <div className="note bad" role="alert">
          <Icon name="why" />
          <div>
            <p>{t('table.fair.not-my-receipt')}</p>
            <ul>
              {verdict.problems.map(({ code, seat = '' }) => (
                <li key={`${code} ${seat}`}>{t(`table.fair.problem.${code}`, { house: houseName(seat) })}</li>
              ))}
            </ul>
          </div>
        </div>
      );
  }
}

type ShownProps = Omit<ReportProps, 'receipt'>;

/** What no receipt can prove, and who had no part in it. */
function Reservations({ shown, houseName }: ShownProps) {
  const houses = withoutShare(shown).map((seat) => houseName(seat));
  return (
    <>
      {houses.length > 0 && <p>{t('table.fair.no-share', { houses: formatList(houses) })}</p>}
      {shown.round > 0 && <p>{t('table.fair.round', { round: shown.round })}</p>}
      <p>{limitsOf(shown)}</p>
    </>
  );
}

function limitsOf(shown: Revealed): string {
  if (isBrought(shown)) return t('table.fair.brought-limits');
  return shown.chance === undefined ? t('table.fair.limits-old') : t('table.fair.limits');
}

function Files({ id, receipt }: { readonly id: string; readonly receipt: Receipt | undefined }) {
  const name = `three-thrones-${id}`;
  const command = `npx tt verify ${name}.txt${receipt ? ` --receipt ${name}-receipt.json` : ''}`;
  return (
    <>
      <div className="fair-files">
        <a className="button" href={`/api/tables/${encodeURIComponent(id)}/export`} download={`${name}.txt`}>
          {t('table.fair.download')}
        </a>
        {receipt && (
          <button type="button" className="button" onClick={() => saveJson(`${name}-receipt.json`, receipt)}>
            {t('table.fair.download-receipt')}
          </button>
        )}
        <CopyButton
          text={command}
          label={t('table.fair.copy-command')}
          done={t('table.fair.command-copied')}
        />
      </div>
      <p className="quiet">
        {t('table.fair.verify')} <code dir="ltr">{command}</code>
      </p>
    </>
  );
}

function Numbers({ shown, houseName }: ShownProps) {
  return (
    <dl>
      {!isBrought(shown) && (
        <>
          <dt>{t('table.fair.commitment')}</dt>
          <dd dir="ltr">{shown.commitment}</dd>
          <dt>{t('table.fair.server-seed')}</dt>
          <dd dir="ltr">{shown.serverSeed}</dd>
        </>
      )}
      {shown.seats
        .filter((seat) => shown.entropy[seat])
        .map((seat) => (
          <div key={seat}>
            <dt>{t('table.fair.entropy', { house: houseName(seat) })}</dt>
            <dd dir="ltr">{shown.entropy[seat]}</dd>
          </div>
        ))}
      <dt>{t('table.fair.seed')}</dt>
      <dd dir="ltr">{shown.seed}</dd>
    </dl>
  );
}
