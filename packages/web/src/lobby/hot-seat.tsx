// A table around one device: everybody is named here, secrets lie behind a curtain.

import { refusal, type Refusal } from '@three-thrones/kernel';
import type { Params } from '@three-thrones/ui/router.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import type { Choosable, Draft } from './draft.ts';
import { configOfLaid, type Laid } from './laid.ts';
import { ModeChoice } from './mode-choice.tsx';
import { BOT } from '../tables/online/invite.ts';
import { RefusalNote } from '@three-thrones/ui/refusal-note.tsx';
import { type SetUpFormProps, SetUpPage, useLaid, useLaying } from './set-up-page.tsx';
import { DraftChairs, HouseChoice, PlayerCount, RuleChoices } from './set-up.tsx';

export function HotSeatScreen({ params }: { params: Params }) {
  return <SetUpPage params={params} title={t('hot-seat.title')} form={HotSeatForm} />;
}

function HotSeatForm({ game, choice }: SetUpFormProps) {
  const table = useLaid(game, choice, 'least');
  const { laid, shared } = table;
  const { isBusy, no, onSubmit } = useLaying(
    () => layTable(game, laid, choice),
    (id) => `/here/${id}`,
  );

  return (
    <form className="panel sheet set-up" onSubmit={onSubmit}>
      {laid.draft.length > 1 && <p>{t('hot-seat.explained')}</p>}
      <ModeChoice {...{ game, choice, laid }} onChange={table.onLaid} />
      <PlayerCount {...shared} />
      <DraftChairs {...shared} isNamed />
      <HouseChoice {...shared} />
      <RuleChoices {...table.others} />
      {no && <RefusalNote no={no} />}
      <div className="actions">
        <button type="submit" className="button primary" aria-busy={isBusy} disabled={isBusy}>
          {t('hot-seat.begin')}
        </button>
      </div>
    </form>
  );
}

async function layTable(game: string, laid: Laid, choice: Choosable): Promise<string | Refusal> {
  const { draft } = laid;
  const { seats, leaders, rules } = configOfLaid(choice, laid);
  const config = { seats, ...rules, ...(Object.keys(leaders).length > 0 && { leaders }) };
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
