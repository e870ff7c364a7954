// Pictures for the opening chapter of the manual, and for what is hard to tell in words.

import type { Help } from '@three-thrones/game-kit/board/help.ts';
import { Picture, Signs, Then } from '@three-thrones/game-kit/board/picture.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { tables } from '../../data/data.ts';
import type { World } from '../../rules/queries.ts';
import './pictures.css';

/** Five tokens on the boards of others. */
function Aim() {
  return (
    <Picture>
      <Signs
        house="stark"
        names={Array.from({ length: tables.victory }, () => 'influence')}
        worth={formatNumber(tables.victory)}
      />
      <Then />
      <Signs names={['iron-throne']} isGoal />
    </Picture>
  );
}

/** Hostages, the event, support, cards, and what they bring. */
function Round() {
  return (
    <Picture>
      <Signs names={['hostage']} />
      <Then />
      <Signs names={['card', 'leader']} />
      <Then />
      <Signs names={['order-support']} />
      <Then />
      <Signs names={['hostility', 'truce']} />
      <Then />
      <Signs names={['influence', 'power', 'hostage']} />
    </Picture>
  );
}

/** What each side gets, and what losing costs. */
function Win() {
  return (
    <Picture>
      <Signs names={['action-march', 'influence']} worth={formatSigned(tables.rewardInfluence)} />
      <Signs names={['order-defense', 'card']} worth={formatSigned(tables.rewardCards)} />
      <Signs names={['order-defense', 'power']} worth={formatSigned(tables.rewardPower)} />
      <Signs names={['truce', 'influence']} worth={formatSigned(tables.dealInfluence)} />
      <Then />
      <Signs names={['iron-throne']} isGoal />
    </Picture>
  );
}

const OUTCOMES = [
  ['hostility', 'hostility', 'hostility'],
  ['truce', 'truce', 'truce'],
  ['hostility', 'truce', 'betrayal'],
] as const;

/** Two cards and what they make. */
function Outcomes() {
  return (
    <Picture>
      {OUTCOMES.map(([one, other, outcome]) => (
        <span key={outcome} className="it-picture-outcome">
          <Signs names={[one, other]} />
          <Then />
          <Signs names={[outcome]} isGoal />
        </span>
      ))}
    </Picture>
  );
}

/** Power on characters and a card on each side. */
function Strength() {
  return (
    <Picture>
      <Signs house="stark" names={['power', 'power', 'card']} />
      <Signs names={['hostility']} isGoal />
      <Signs house="lannister" names={['power', 'card']} />
    </Picture>
  );
}

/** What can change hands, from one leader to the other. */
function Deal() {
  return (
    <Picture>
      <Signs house="stark" names={['influence']} worth={formatNumber(tables.dealInfluence)} />
      <Signs names={['hostage']} worth={formatNumber(tables.dealHostages)} />
      <Signs names={['power']} worth={formatNumber(tables.dealPower)} />
      <Then />
      <Signs house="lannister" names={['truce']} isGoal />
    </Picture>
  );
}

/** Hand, deck or hostages held: all three lead to a hostage. */
function Sources() {
  return (
    <Picture>
      <Signs house="lannister" names={['card', 'card', 'hostage']} />
      <Then />
      <Signs house="stark" names={['hostage']} isGoal />
    </Picture>
  );
}

export const pictures: Help<World>['pictures'] = {
  'minute.1': Aim,
  'minute.2': Round,
  'minute.3': Win,
  '1.15': Strength,
  '7.2': Deal,
  '7.12': Outcomes,
  '10.1': Sources,
  '17': Aim,
};
