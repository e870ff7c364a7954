// The parts both kinds of set-up share: how many, who sits where, which houses.

import { Icon } from '../app/icon.tsx';
import { gameWords, houseName } from '../i18n/game-words.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { Chair } from './chair.tsx';
import { type Choosable, type Draft, type DraftChair, withChair, withHouse, withPlayers } from './draft.ts';
import './set-up.css';

interface SetUpProps {
  readonly game: string;
  readonly choice: Choosable;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function PlayerCount({ choice: { least, most }, draft, onChange }: SetUpProps) {
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

export function DraftChairs({ game, draft, onChange, isNamed }: DraftChairsProps) {
  return (
    <ul className="chairs">
      {draft.map((chair, at) => {
        const { by, house, name } = chair;
        const change = (changed: Partial<DraftChair>): void => onChange(withChair(draft, at, changed));
        const number = formatNumber(at + 1);
        const title = house === undefined ? t('lobby.random-house') : houseName(game, house);
        const isBot = by === 'bot';
        return (
          <Chair key={at} house={house} isBot={isBot} title={title} sitter={sitterOf(chair, at, isNamed)}>
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

/** Which house sits where, and who leads it. */
export function HouseChoice({ game, choice, draft, onChange }: SetUpProps) {
  const words = gameWords(game);
  return (
    <div className="house-choice">
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
              value={house ?? ''}
              onChange={({ target }) => onChange(withHouse(draft, at, target.value || undefined))}
            >
              <option value="">{t('lobby.random-house')}</option>
              {choice.houses.map(({ id }) => (
                <option key={id} value={id}>
                  {houseName(game, id)}
                </option>
              ))}
            </select>
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
                  {words?.t(`hero.${id}.name`) ?? id}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </div>
  );
}
