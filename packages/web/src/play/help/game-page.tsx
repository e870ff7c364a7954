// This game in a page: the goal, what scores with my numbers now, and what a round is.

import type { AnyHelp } from '@three-thrones/game-kit/board/help.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { RichText } from '../../manual/rich-text.tsx';
import { useRules } from '../../manual/use-manual.ts';
import { useShown } from '../state/table-context.tsx';

interface GamePageProps {
  readonly game: string;
  readonly help: AnyHelp;
}

export function GamePage({ game, help }: GamePageProps) {
  const { view } = useShown();
  const aim = help.aim?.(view);
  if (aim !== undefined)
    return (
      <div className="help-game">
        <Opening game={game} help={help} number="minute.1" text={aim} />
        <Standing game={game} help={help} />
      </div>
    );
  return (
    <div className="help-game">
      <Opening game={game} help={help} number="minute.1" />
      <Standing game={game} help={help} />
      <Opening game={game} help={help} number="minute.3" />
      <Opening game={game} help={help} number="minute.2" />
    </div>
  );
}

interface OpeningProps extends GamePageProps {
  readonly number: string;
  /** Another text under the same heading, without its picture. */
  readonly text?: string;
}

/** A section of the manual's opening chapter: it says in a minute what the game is about. */
function Opening({ game, help, number, text }: OpeningProps) {
  const rules = useRules(game);
  const section = typeof rules === 'string' ? undefined : rules.find((one) => one.number === number);
  const Picture = help.pictures[number];
  if (!section) return null;
  return (
    <section>
      <h3>{section.title}</h3>
      {Picture && text === undefined && (
        <div className="help-picture" aria-hidden="true">
          <Picture />
        </div>
      )}
      <RichText game={game} text={text ?? section.text} language={section.language} />
    </section>
  );
}

function Standing({ game, help }: GamePageProps) {
  const { board, view, snapshot } = useShown();
  const { eye } = snapshot;
  return (
    <section>
      <h3>{t(eye === 'spectator' ? 'help.now.watching' : 'help.now')}</h3>
      {!snapshot.outcome && (
        <p className="help-race">
          <Rich text={board.race(view, eye)} />
        </p>
      )}
      <dl className="help-standing">
        {help.standing(view, eye).map(({ icon, label, value, lines, rule }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>
              {value !== undefined && <b>{value}</b>}
              {lines.map((line) => (
                <span key={line}>
                  <Rich text={line} />
                </span>
              ))}
              <RuleLink game={game} rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
