// What a house can do, said where somebody chooses one: as the game itself says it.

import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { gameWords, houseName } from '../games/words.ts';
import { type Choosable, housesOf } from './draft.ts';
import './house-about.css';

interface AboutProps {
  readonly game: string;
  readonly choice: Choosable;
  readonly players: number;
}

interface HouseAboutProps extends AboutProps {
  readonly house: string;
  readonly leader?: string | undefined;
}

function aboutOf({ game, choice, players, house, leader }: HouseAboutProps) {
  const words = gameWords(game);
  return words && choice.about?.(house, { players, leader, t: (key, values) => words.t(key, values) });
}

/** Under a chair, folded. */
export function HouseAbout(props: HouseAboutProps) {
  const about = aboutOf(props);
  if (!about) return null;
  return (
    <details className="house-about">
      <summary>
        <Icon name="chevron" />
        {t('lobby.about-house-of', { house: houseName(props.game, props.house) })}
      </summary>
      <Lines lines={about.lines} />
    </details>
  );
}

/** All houses that may play, side by side: to compare them before one chooses. */
export function HousesAbout(props: AboutProps) {
  const { game, choice, players } = props;
  if (!choice.about) return null;
  return (
    <ul className="houses-about" aria-label={t('lobby.compare-houses')}>
      {housesOf(choice, players).map(({ id }) => {
        const about = aboutOf({ ...props, house: id });
        return (
          about && (
            <li key={id}>
              <details className="house-about">
                <summary>
                  <Icon name="chevron" />
                  <Shield house={id} />
                  <span>
                    <b>{houseName(game, id)}</b>
                    <small>{about.short}</small>
                  </span>
                </summary>
                <Lines lines={about.lines.filter(({ text }) => text !== about.short)} />
              </details>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Lines({ lines }: { readonly lines: readonly { readonly head: string; readonly text: string }[] }) {
  return (
    <dl>
      {lines.map(({ head, text }) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
