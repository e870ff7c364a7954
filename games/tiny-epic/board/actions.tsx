// The Action Mat with its six slots, the dice still to be drafted, and my own.

import { ACTIONS, type ActionId } from '../data/ids.ts';
import { playerOrder } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Plate } from '@three-thrones/game-kit/board/plate.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { Coin, Die } from './pieces.tsx';
import { placedBy } from './placed-by.ts';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import type { Props } from './types.ts';
import { action, house, t } from './words/names.ts';
import './actions.css';

export function Actions(props: Props) {
  const { view, decision, log } = props;
  const { world } = view;
  const owners = placedBy(world, log);
  const current = decision?.kind === 'action.perform' ? decision.about.action : undefined;
  const coins: readonly ActionId[] = world.rival?.coins ?? [];
  return (
    <Plate className="te-actions" label={t('mat.actions')}>
      <header>
        <h2 data-about="term:action-mat">{t('mat.actions')}</h2>
        {world.bottom.length > 0 && <DiceRow label={t('mat.actions.bottom')} dice={world.bottom} />}
      </header>
      <div className="te-loose-dice">
        {world.rolled.length > 0 ? (
          <DiceRow label={t('mat.actions.rolled')} dice={world.rolled} props={props} />
        ) : (
          <OwnDice props={props} />
        )}
      </div>
      <ol className="te-slots">
        {ACTIONS.map((slot) => {
          const die = world.slots[slot];
          const isBlocked = coins.includes(slot);
          const words = die
            ? t('mat.slot.taken', { slot: action(slot), die: action(die) })
            : isBlocked
              ? t('mat.slot.blocked', { slot: action(slot) })
              : t('mat.slot.empty', { slot: action(slot) });
          return (
            <li key={slot}>
              <button
                type="button"
                className={clsx('te-slot', { full: die, now: current === slot, blocked: isBlocked })}
                aria-label={plain(words)}
                {...thingProps(props, `slot:${slot}`)}
              >
                <span className="te-well">
                  {die ? <Die face={die} house={owners[slot]} /> : <Icon name={`action-${slot}`} />}
                  {isBlocked && <Coin />}
                </span>
                <span>{plain(action(slot))}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {coins.length > 0 && (
        <p className="te-blocked" data-about="term:blocked-slot">
          <Coin /> {t('mat.slots.blocked')} <RuleLink game="tiny-epic" rule="20.5" />
        </p>
      )}
    </Plate>
  );
}

interface DiceRowProps {
  readonly label: string;
  readonly dice: readonly ActionId[];
  /** Without it the dice only lie there. */
  readonly props?: Props;
}

function DiceRow({ label, dice, props }: DiceRowProps) {
  return (
    <div className="te-dice-row">
      <small data-about={props ? 'term:action-mat' : 'term:bottom-die'}>{label}</small>
      {dice.map((face, at) =>
        props ? (
          <button
            key={at}
            type="button"
            className="te-die"
            aria-label={plain(action(face))}
            {...thingProps(props, `die:${face}`)}
          >
            <Die face={face} />
          </button>
        ) : (
          <span key={at} data-about={`die:${face}`}>
            <Die face={face} small />
            <span className="unseen">{plain(action(face))}</span>
          </span>
        ),
      )}
    </div>
  );
}

/** My dice; once one is placed, where the other one goes. */
function OwnDice({ props }: { readonly props: Props }) {
  const { view, eye } = props;
  const { world } = view;
  const dice = world.players[eye]?.dice ?? [];
  if (dice.length === 0) return null;
  const next = playerOrder(world, eye)[1]!;
  const isPassedOn = !world.rival && dice.length === 1 && next !== world.handOfTheKing;
  return (
    <DiceRow
      label={isPassedOn ? plain(t('mat.actions.other-die', { house: house(next) })) : t('mat.dice')}
      dice={dice}
      props={props}
    />
  );
}
