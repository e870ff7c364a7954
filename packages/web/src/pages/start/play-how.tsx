// One quiet line under "Play now": what it will be this time, and the way to have it otherwise.

import type { CoverMode } from '@three-thrones/game-kit/cover.ts';
import { useState } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { houseName } from '../../games/words.ts';
import { type Choosable, housesOf, inMode } from '../../lobby/draft.ts';
import { withRule } from '../../lobby/laid.ts';
import { ModeRules } from '../../lobby/mode-choice.tsx';
import { useChoosable, useGameWords } from '../../lobby/use-game.ts';
import { type HowToPlay, laidAtOnce, LEVELS } from './play-now.ts';

interface PlayHowProps {
  readonly game: string;
  /** The mode that is chosen, where there are several. */
  readonly mode?: CoverMode | undefined;
  readonly how: HowToPlay;
  onChange(how: HowToPlay): void;
}

export function PlayHow({ game, mode, how, onChange }: PlayHowProps) {
  const [isOpen, setOpen] = useState(false);
  const { players, house, level } = how;
  const isAlone = mode?.isAlone ?? false;
  return (
    <details className="fold play-how" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        <span>
          {!isAlone && <>{t('start.how.players', { players })} · </>}
          {house === undefined ? t('start.how.any-house') : <Shield house={house} />}
          {!isAlone && <> · {t(`bot.${level as Level}`)}</>}
        </span>
      </summary>
      {isOpen && <Choices {...{ game, how, onChange }} />}
    </details>
  );
}

type Level = (typeof LEVELS)[number];

type ChoicesProps = Pick<PlayHowProps, 'game' | 'how' | 'onChange'>;

/** Names of houses are a game's own words: they are fetched when somebody looks here. */
function Choices(props: ChoicesProps) {
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
