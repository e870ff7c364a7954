// A table around one device: everybody is named here, secrets lie behind a curtain.

import { isRefusal, refusal, type Refusal } from '@three-thrones/kernel';
import { type FormEvent, useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { NotFound } from '../app/message-page.tsx';
import { Page } from '../app/page.tsx';
import { navigate, type Params } from '../app/router.tsx';
import { formatNumber, t } from '../i18n/index.ts';
import { choosable } from './choosable.ts';
import { type Choosable, configOf, type Draft, draftFor, type Rules, rulesConfig } from './draft.ts';
import { BOT } from './invite.ts';
import { RefusalNote } from './refusal-note.tsx';
import { DraftChairs, HouseChoice, housesTitle, PlayerCount, RuleChoices } from './set-up.tsx';
import { gameName } from './table-row.tsx';
import { useGameWords } from './use-game.ts';

export function HotSeatScreen({ params }: { params: Params }) {
  const game = params['game'] ?? '';
  const choice = choosable(game);
  const isReady = useGameWords(game);
  if (!choice) return <NotFound />;
  return (
    <Page title={t('hot-seat.title')}>
      <div className="page-head">
        <h1>{t('hot-seat.title')}</h1>
        <p>{gameName(game)}</p>
      </div>
      {isReady && <HotSeatForm game={game} choice={choice} />}
    </Page>
  );
}

function HotSeatForm({ game, choice }: { game: string; choice: Choosable }) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(choice.least));
  const [rules, setRules] = useState<Rules>({});
  const [isBusy, setBusy] = useState(false);
  const [no, setNo] = useState<Refusal>();
  const shared = { game, choice, draft, onChange: setDraft };

  const sitDown = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setNo(undefined);
    const id = await layTable(game, draft, choice, rules);
    setBusy(false);
    if (isRefusal(id)) setNo(id);
    else navigate(`/here/${id}`);
  };

  return (
    <form className="panel sheet set-up" onSubmit={(event) => void sitDown(event)}>
      <p>{t('hot-seat.explained')}</p>
      <PlayerCount {...shared} />
      <DraftChairs {...shared} isNamed />
      <details className="fold">
        <summary>
          <Icon name="chevron" />
          {housesTitle(choice)}
          <span className="detail">{draft.some(({ house }) => house) ? '' : t('lobby.drawn')}</span>
        </summary>
        <div className="fold-body">
          <HouseChoice {...shared} />
        </div>
      </details>
      <RuleChoices game={game} choice={choice} rules={rules} onChange={setRules} />
      {no && <RefusalNote no={no} />}
      <div className="actions">
        <button type="submit" className="button primary" aria-busy={isBusy} disabled={isBusy}>
          {t('hot-seat.begin')}
        </button>
      </div>
    </form>
  );
}

async function layTable(
  game: string,
  draft: Draft,
  choice: Choosable,
  rules: Rules,
): Promise<string | Refusal> {
  const { seats, leaders } = configOf(draft, choice);
  const config = { seats, ...rulesConfig(rules), ...(Object.keys(leaders).length > 0 && { leaders }) };
  const people = seats.flatMap((seat, at) =>
    draft[at]!.by === 'person' ? [[seat, nameAt(draft, at)] as const] : [],
  );
  try {
    const { createHotSeat } = await import('../here/index.ts');
    return await createHotSeat(game, { config, people: Object.fromEntries(people), bots: BOT });
  } catch {
    return refusal('no-table-here', '0');
  }
}

function nameAt(draft: Draft, at: number): string {
  return draft[at]!.name.trim() || t('lobby.player-number', { number: formatNumber(at + 1) });
}
