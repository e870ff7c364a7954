// One rule of a game, to be chosen: a switch, a row of values, or a house.

import type { RuleChoice, RuleValue } from '@three-thrones/game-kit/set-up.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { gameWords, houseName } from '../games/words.ts';

interface RuleFieldProps {
  readonly game: string;
  readonly rule: RuleChoice;
  readonly value: RuleValue;
  /** Houses somebody at the table plays: not to be had. */
  readonly taken?: readonly (string | undefined)[];
  onChange(value: RuleValue): void;
}

export function RuleField({ game, rule, value, taken = [], onChange }: RuleFieldProps) {
  const words = gameWords(game);
  const say = (key: string): string => words?.t(`setting.${rule.words}.${key}`) ?? key;
  if (rule.isHouse)
    return (
      <label className="field rule-choice">
        <span>{say('name')}</span>
        <select className="input" value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {rule.values.map((one) =>
            taken.includes(String(one)) ? null : (
              <option key={String(one)} value={String(one)}>
                {one === '' ? t('lobby.random-house') : houseName(game, String(one))}
              </option>
            ),
          )}
        </select>
        <span className="hint">{say('text')}</span>
      </label>
    );
  if (typeof rule.values[0] === 'boolean')
    return (
      <div className="rule-choice">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {say('name')}
        </label>
        <p className="hint">{say('text')}</p>
      </div>
    );
  return (
    <fieldset className="choices rule-choice">
      <legend>{say('name')}</legend>
      {(rule.inOrder ?? rule.values).map((one) => (
        <label key={String(one)} className="choice">
          <input type="radio" name={rule.path} checked={value === one} onChange={() => onChange(one)} />
          {say(String(one))}
        </label>
      ))}
      <p className="hint">{say('text')}</p>
    </fieldset>
  );
}
