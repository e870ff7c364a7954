// A table around one device: everybody is named here, secrets lie behind a curtain.

import { refusal, type Refusal } from '@three-thrones/kernel';
import { useState } from 'react';
import type { Params } from '@three-thrones/ui/router.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { type Choosable, configOf, type Draft, draftFor, type Rules, rulesConfig } from './draft.ts';
import { BOT } from '../tables/online/invite.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { type SetUpFormProps, SetUpPage, useLaying } from './set-up-page.tsx';
import { DraftChairs, HouseChoice, PlayerCount, RuleChoices } from './set-up.tsx';

export function HotSeatScreen({ params }: { params: Params }) {
  return <SetUpPage params={params} title={t('hot-seat.title')} form={HotSeatForm} />;
}

function HotSeatForm({ game, choice }: SetUpFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(choice.least));
  const [rules, setRules] = useState<Rules>({});
  const shared = { game, choice, draft, onChange: setDraft };
  const { isBusy, no, onSubmit } = useLaying(
    () => layTable(game, draft, choice, rules),
    (id) => `/here/${id}`,
  );

  return (
    <form className="panel sheet set-up" onSubmit={onSubmit}>
      <p>{t('hot-seat.explained')}</p>
      <PlayerCount {...shared} />
      <DraftChairs {...shared} isNamed />
      <HouseChoice {...shared} />
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
    const { createHotSeat } = await import('../tables/local/local-games.ts');
    return await createHotSeat(game, { config, people: Object.fromEntries(people), bots: BOT });
  } catch {
    return refusal('no-table-here', '0');
  }
}

function nameAt(draft: Draft, at: number): string {
  return draft[at]!.name.trim() || t('lobby.player-number', { number: formatNumber(at + 1) });
}
