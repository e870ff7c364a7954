// How a game is to be played, in words for people who have never played it, and what can be chosen in that mode.

import type { Rules } from '@three-thrones/game-kit/set-up.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { gameWords } from '../games/words.ts';
import { type Choosable, rulesAsked } from './draft.ts';
import { type Laid, withMode, withRule } from './laid.ts';
import { RuleField } from './rule-field.tsx';
import './mode-choice.css';

interface ModeChoiceProps {
  readonly game: string;
  readonly choice: Choosable;
  readonly laid: Laid;
  onChange(laid: Laid): void;
}

export function ModeChoice({ game, choice, laid, onChange }: ModeChoiceProps) {
  const words = gameWords(game);
  return (
    <>
      {choice.modes && choice.modes.length > 1 && (
        <fieldset className="modes">
          <legend>{t('lobby.mode')}</legend>
          {choice.modes.map(({ id }) => (
            <label key={id} className="mode">
              <input
                type="radio"
                name="mode"
                checked={laid.mode?.id === id}
                onChange={() => onChange(withMode(choice, laid, id))}
              />
              <span>
                <b>{words?.t(`mode.${id}.name`)}</b>
                <small>{words?.t(`mode.${id}.text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ModeRules
        {...{ game, laid }}
        onRule={(path, value) => onChange(withRule(choice, laid, path, value))}
      />
    </>
  );
}

interface ModeRulesProps {
  readonly game: string;
  readonly laid: Laid;
  onRule(path: string, value: Rules[string]): void;
}

/** Difficulty, expansions and the like: what makes it another game is not folded away. */
export function ModeRules({ game, laid: { mode, rules, draft }, onRule }: ModeRulesProps) {
  const asked = rulesAsked(mode, draft.length, rules);
  if (asked.length === 0) return null;
  return (
    <div className="mode-rules">
      {asked.map((rule) => (
        <RuleField
          key={rule.path}
          {...{ game, rule }}
          value={rules[rule.path] ?? rule.values[0]}
          taken={draft.map(({ house }) => house)}
          onChange={(value) => onRule(rule.path, value)}
        />
      ))}
    </div>
  );
}
