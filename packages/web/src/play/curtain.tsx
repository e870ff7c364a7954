// At a hot seat nobody sees the cards of another: the device changes hands behind this curtain.

import { useEffect, useRef } from 'react';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { LanguageList } from '@three-thrones/ui/tools.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';
import { useShown } from './state/table-context.tsx';
import './curtain.css';

export function Curtain({ seat }: { readonly seat: string }) {
  const { board, client, names } = useShown();
  const name = names[seat];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain" aria-labelledby="curtain-title">
      <div className="panel">
        <Shield house={seat} />
        <h1 id="curtain-title">
          {t('table.curtain.title', { who: name ? isolate(name) : board.houseName(seat) })}
        </h1>
        <p>{t('table.curtain.text', houseForms(board, { house: seat }))}</p>
        <button ref={button} type="button" className="button primary" onClick={() => client.liftCurtain?.()}>
          {t('table.curtain.lift')}
        </button>
      </div>
      <LanguageList />
    </main>
  );
}

/** At a hot seat a question about open things is asked before all eyes: whose it is, and the way to one's own cards. */
export function AskedOpenly({ seat }: { readonly seat: string }) {
  const { board, client, names, snapshot } = useShown();
  if (!client.lookAlone || snapshot.eye !== 'spectator' || !snapshot.decision) return null;
  const name = names[seat];
  return (
    <p className="asked-openly">
      <b>{name ? isolate(name) : board.houseName(seat)}</b>
      <button type="button" className="text-button" onClick={() => client.lookAlone?.()}>
        {t('table.curtain.look-alone')}
      </button>
    </p>
  );
}
