// A bot plays a seat for somebody: for me when I wish it, everybody can see it, and one touch takes the seat back; for
// somebody who is away when the others agree.

import type { Seat } from '@three-thrones/kernel';
import { useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { once } from '@three-thrones/ui/once.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Agreements, TableSnapshot } from '../../tables/client.ts';
import { useObjecting, useShown } from '../state/table-context.tsx';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';

function isStoodIn({ lobby, eye }: TableSnapshot): boolean {
  return lobby?.chairs.some(({ seat, bot }) => seat === eye && bot !== undefined) === true;
}

/** Whose seat it is that a bot plays. */
export function stoodInFor({ lobby }: TableSnapshot, seat: Seat): string | undefined {
  const chair = lobby?.chairs.find((one) => one.seat === seat);
  return chair?.bot === undefined ? undefined : chair.person?.name;
}

export function StandIn() {
  const { snapshot, client } = useShown();
  const { report } = useObjecting();
  const { agreements } = client;
  if (!agreements || !isStoodIn(snapshot) || snapshot.outcome) return null;
  return (
    <section className="note panel" aria-label={t('table.stand-in')}>
      <p>{t('table.stand-in.note')}</p>
      <button type="button" className="button primary" onClick={() => report(agreements.standIn(false))}>
        {t('table.stand-in.back')}
      </button>
    </section>
  );
}

/** A bot answers at once, and not everything can be undone: that takes a second touch. */
export function StandInButton({ agreements }: { readonly agreements: Agreements }) {
  const { snapshot } = useShown();
  const { report } = useObjecting();
  const [isAsked, setAsked] = useState(false);
  const isBack = isStoodIn(snapshot);
  const label = isBack ? t('table.stand-in.back') : isAsked ? t('table.stand-in.sure') : t('table.stand-in');
  return (
    <button
      type="button"
      className="icon-button"
      data-asked={isAsked && !isBack}
      aria-label={label}
      title={label}
      onBlur={() => setAsked(false)}
      onClick={(event) => {
        const isSure = isBack || isAsked;
        if (!isSure) {
          // Whatever the button lies in stays open for the second touch.
          event.stopPropagation();
          event.currentTarget.focus();
          announce(t('table.stand-in.sure'));
        } else if (event.detail > 1) {
          event.stopPropagation();
          return;
        } else report(agreements.standIn(!isBack));
        setAsked(!isSure);
      }}
    >
      <Icon name={isBack ? 'person' : 'bot'} />
    </button>
  );
}

/** Somebody who does not come back need not stop the game. */
export function AskForStandIn({ seat }: { readonly seat: Seat }) {
  const { board, client, snapshot } = useShown();
  const { report } = useObjecting();
  const { agreements } = client;
  const isProposed = snapshot.lobby?.proposals.some((one) => one.what === 'stand-in' && one.for === seat);
  if (!agreements || isProposed) return null;
  return (
    <button
      type="button"
      className="text-button"
      onClick={once(() => report(agreements.propose('stand-in', seat)))}
    >
      {t('table.propose.stand-in', houseForms(board, { house: seat }))}
    </button>
  );
}
