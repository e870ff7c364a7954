// Things the others must agree to: taking moves back, stopping and starting the clocks.

import { isolate, t } from '../i18n/index.ts';
import type { TableState } from './use-table.ts';

export function Proposals({ table }: { readonly table: TableState }) {
  const { client, snapshot, names, board } = table;
  const proposals = snapshot.lobby?.proposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <section className="proposals" aria-label={t('table.proposals')}>
      {proposals.map(({ id, by, what, agreed }) => {
        const who = names[by] ? isolate(names[by]) : board.houseName(by);
        const isMine = agreed.includes(snapshot.eye);
        return (
          <div key={id} className="note panel">
            <p>{wish(what, who)}</p>
            {snapshot.eye !== 'spectator' && !isMine && (
              <span>
                <button
                  type="button"
                  className="button primary"
                  onClick={() => table.report(client.consent(id, true))}
                >
                  {t('table.proposals.agree')}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => table.report(client.consent(id, false))}
                >
                  {t('table.proposals.refuse')}
                </button>
              </span>
            )}
            {isMine && <small>{t('table.proposals.waiting')}</small>}
          </div>
        );
      })}
    </section>
  );
}

function wish(what: string, who: string): string {
  if (what === 'take-back') return t('table.proposals.take-back', { who });
  return what === 'pause' ? t('table.proposals.pause', { who }) : t('table.proposals.resume', { who });
}
