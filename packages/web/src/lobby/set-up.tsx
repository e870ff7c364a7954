// The parts both kinds of set-up share: how many, who sits where, which houses.

import type { Rules } from '@three-thrones/game-kit/set-up.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { gameWords, houseName } from '../games/words.ts';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { Chair } from './chair.tsx';
import {
  type Choosable,
  type Draft,
  type DraftChair,
  housesOf,
  withChair,
  withHouse,
  withPlayers,
} from './draft.ts';
import { Fold } from '@three-thrones/ui/fold.tsx';
import { HouseAbout, HousesAbout } from './house-about.tsx';
import { RuleField } from './rule-field.tsx';
import './set-up.css';

interface SetUpProps {
  readonly game: string;
  readonly choice: Choosable;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function PlayerCount({ choice: { least, most }, draft, onChange }: SetUpProps) {
  if (least === most) return null;
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <fieldset className="choices">
      <legend>{t('lobby.players')}</legend>
      {counts.map((count) => (
        <label key={count} className="choice">
          <input
            type="radio"
            name="players"
            checked={draft.length === count}
            onChange={() => onChange(withPlayers(draft, count))}
          />
          {formatNumber(count)}
        </label>
      ))}
    </fieldset>
  );
}

interface DraftChairsProps extends SetUpProps {
  /** People share this device: they are named here. Otherwise they name themselves when they come. */
  readonly isNamed: boolean;
}

export function DraftChairs({ game, choice, draft, onChange, isNamed }: DraftChairsProps) {
  return (
    <ul className="chairs">
      {draft.map((chair, at) => {
        const { by, house, name } = chair;
        const change = (changed: Partial<DraftChair>): void => onChange(withChair(draft, at, changed));
        const number = formatNumber(at + 1);
        const title = house === undefined ? t('lobby.random-house') : houseName(game, house);
        const isBot = by === 'bot';
        return (
          <Chair
            key={at}
            house={house}
            isBot={isBot}
            title={title}
            sitter={sitterOf(chair, at, isNamed)}
            about={
              house !== undefined && (
                <HouseAbout {...{ game, choice, house, leader: chair.leader }} players={draft.length} />
              )
            }
          >
            {isNamed && !isBot && (
              <input
                className="input"
                aria-label={t('lobby.name-of-player', { number })}
                placeholder={t('lobby.player-number', { number })}
                maxLength={40}
                value={name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
            {at > 0 && (
              <button
                type="button"
                className="button plain"
                aria-label={
                  isBot ? t('lobby.remove-bot-from', { number }) : t('lobby.add-bot-to', { number })
                }
                onClick={() => change({ by: isBot ? 'person' : 'bot' })}
              >
                <Icon name={isBot ? 'person' : 'bot'} />
                {isBot ? t('lobby.remove-bot') : t('lobby.add-bot')}
              </button>
            )}
          </Chair>
        );
      })}
    </ul>
  );
}

function sitterOf({ by }: DraftChair, at: number, isNamed: boolean): string {
  if (by === 'bot') return t('bot.squire');
  if (isNamed) return t('lobby.player-number', { number: formatNumber(at + 1) });
  return at === 0 ? t('lobby.you') : t('lobby.for-a-friend');
}

/** Which house sits where, folded away: without a choice they are drawn. */
export function HouseChoice(props: SetUpProps) {
  return (
    <Fold
      title={housesTitle(props.choice)}
      detail={props.draft.some(({ house }) => house) ? '' : t('lobby.drawn')}
    >
      <div className="fold-body">
        <HouseRows {...props} />
        <HousesAbout game={props.game} choice={props.choice} players={props.draft.length} />
      </div>
    </Fold>
  );
}

function housesTitle({ houses }: Choosable): string {
  return houses.some(({ leaders }) => leaders.length > 0) ? t('lobby.houses-and-leaders') : t('lobby.houses');
}

/** Which house sits where, and who leads it. */
function HouseRows({ game, choice, draft, onChange }: SetUpProps) {
  const leaderName = (id: string): string =>
    (choice.leaderKey && gameWords(game)?.t(choice.leaderKey(id))) ?? id;
  const playing = housesOf(choice, draft.length);
  const hasLeaders = choice.houses.some(({ leaders }) => leaders.length > 0);
  return (
    <div className="house-choice" data-leaders={hasLeaders}>
      {draft.map(({ house, leader }, at) => {
        const number = formatNumber(at + 1);
        const leaders = choice.houses.find(({ id }) => id === house)?.leaders ?? [];
        return (
          <div key={at} className="house-row">
            <span className="house-number">
              {at === 0 ? t('lobby.your-chair') : t('lobby.chair-number', { number })}
            </span>
            <select
              className="input"
              aria-label={t('lobby.house-of', { number })}
              value={playing.some(({ id }) => id === house) ? house : ''}
              onChange={({ target }) => onChange(withHouse(draft, at, target.value || undefined))}
            >
              <option value="">{t('lobby.random-house')}</option>
              {playing.map(({ id }) => (
                <option key={id} value={id}>
                  {houseName(game, id)}
                </option>
              ))}
            </select>
            {hasLeaders && (
              <select
                className="input"
                aria-label={t('lobby.leader-of', { number })}
                value={leader ?? leaders[0] ?? ''}
                disabled={leaders.length === 0}
                onChange={({ target }) => onChange(withChair(draft, at, { leader: target.value }))}
              >
                {leaders.length === 0 && <option value="">{t('lobby.usual-leader')}</option>}
                {leaders.map((id) => (
                  <option key={id} value={id}>
                    {leaderName(id)}
                  </option>
                ))}
              </select>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface RuleChoicesProps {
  readonly game: string;
  readonly choice: Choosable;
  readonly rules: Rules;
  onChange(rules: Rules): void;
}

/** Variants and open points of the rules, folded away: the usual ones are good. */
export function RuleChoices({ game, choice, rules, onChange }: RuleChoicesProps) {
  if (!choice.rules) return null;
  const isUsual = choice.rules.every(({ path, values }) => (rules[path] ?? values[0]) === values[0]);
  return (
    <Fold title={t('lobby.rules')} detail={isUsual ? t('lobby.rules.usual') : t('lobby.rules.changed')}>
      <div className="fold-body">
        {choice.rules.map((rule) => (
          <RuleField
            key={rule.path}
            game={game}
            rule={rule}
            value={rules[rule.path] ?? rule.values[0]}
            onChange={(value) => onChange({ ...rules, [rule.path]: value })}
          />
        ))}
      </div>
    </Fold>
  );
}
