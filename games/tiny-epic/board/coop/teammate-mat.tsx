// The Teammate of a single player: its dice, its Hero and what he can do, and where it goes when its card leads nowhere.

import { SeatLine } from '@three-thrones/game-kit/board/others.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { house as matOf } from '../../data/data.ts';
import { activeSeat, heroOf } from '../../rules/queries.ts';
import { ForceDots } from '../others.tsx';
import { TurnBeads } from '../solo/turn-beads.tsx';
import type { Props } from '../types.ts';
import { house, say, t } from '../words/names.ts';
import { heroAbilityText, huntWords } from '../words/rival.ts';
import '../others.css';
import './teammates.css';
import '../solo/solo-others.css';
import './teammate-mat.css';

export function TeammateMat(props: Props) {
  const { view } = props;
  const { world } = view;
  const { seat } = world.rival!;
  const { hero, strength } = heroOf(world.rival!);
  const { recruited } = world.players[seat]!;
  const all = matOf(seat).powerTokens;
  const hunts = plain(huntWords(world) ?? '');
  const label = t('teammate.mat.label', { house: house(seat), strength, n: recruited, all, hunts });
  return (
    <div className="te-mates">
      <section
        className="te-mate te-teammate te-opponent panel"
        data-house={seat}
        data-turn={activeSeat(view) === seat}
      >
        <button type="button" className="te-mate-head" {...thingProps(props, `house:${seat}`)}>
          <span className="unseen">{plain(label)}</span>
          <Shield house={seat} />
          <SeatLine seat={seat} name={plain(house(seat))} person={t('teammate.mat')}>
            <ForceDots recruited={recruited} all={all} />
          </SeatLine>
        </button>
        <p className="te-teammate-hero" data-about="term:teammate" aria-hidden="true">
          <span className="te-teammate-strength">{formatNumber(strength)}</span>
          <span>
            <b>{say(`hero.${hero}.name`)}</b>
            <small>{heroAbilityText(seat, { teammate: true })}</small>
          </span>
        </p>
        {hunts !== '' && (
          <p className="te-teammate-hunts" aria-hidden="true">
            <Icon name="white-walker" />
            <small>{hunts}</small>
          </p>
        )}
      </section>
      <TurnBeads {...props} />
    </div>
  );
}
