// What can be chosen before one plays at once: how many, as whom, against whom, by which rules.

import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { houseName } from '../../games/words.ts';
import { type Choosable, housesOf, inMode } from '../../lobby/draft.ts';
import { withRule } from '../../lobby/laid.ts';
import { ModeRules } from '../../lobby/mode-choice.tsx';
import { useChoosable, useGameWords } from '../../lobby/use-game.ts';
import { type HowToPlay, LEVELS } from './how-to-play.ts';
import { laidAtOnce } from './play-now.ts';

export interface ChoicesProps {
  readonly game: string;
  readonly how: HowToPlay;
  onChange(how: HowToPlay): void;
}

/** Names of houses are a game's own words: they are fetched when somebody looks here. */
export function Choices(props: ChoicesProps) {
  const choice = useChoosable(props.game);
  const isReady = useGameWords(props.game);
  return isReady && typeof choice === 'object' ? <Fields {...props} choice={choice} /> : null;
}

function Fields({ game, choice, how, onChange }: ChoicesProps & { readonly choice: Choosable }) {
  const laid = laidAtOnce(choice, how);
  const { mode, rules, draft } = laid;
  const here = inMode(choice, mode, rules);
  const { least, most } = here;
  const { house, level, ...rest } = how;
  const houses = housesOf(here, draft.length);
  const as = (id: string): HowToPlay => ({ ...rest, level, ...(id !== '' && { house: id }) });
  const ruled = (path: string, value: string | number | boolean): void => {
    const next = withRule(choice, laid, path, value);
    onChange({ ...how, rules: next.rules, players: next.draft.length });
  };
  return (
    <div className="play-how-choices">
      {most > least && (
        <label>
          <span>{t('start.how.seats')}</span>
          <select
            className="input"
            value={draft.length}
            onChange={({ target }) => onChange({ ...how, players: Number(target.value) })}
          >
            {Array.from({ length: most - least + 1 }, (_, at) => (
              <option key={at} value={least + at}>
                {formatNumber(least + at)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{t('start.how.house')}</span>
        <select
          className="input"
          value={houses.some(({ id }) => id === house) ? house : ''}
          onChange={({ target }) => onChange(as(target.value))}
        >
          <option value="">{t('start.how.any-house')}</option>
          {houses.map(({ id }) => (
            <option key={id} value={id}>
              {houseName(game, id)}
            </option>
          ))}
        </select>
      </label>
      {most > 1 && (
        <label>
          <span>{t('start.how.bots')}</span>
          <select
            className="input"
            value={level}
            onChange={({ target }) => onChange({ ...how, level: target.value })}
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {t(`bot.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ModeRules {...{ game, laid }} onRule={ruled} />
    </div>
  );
}
