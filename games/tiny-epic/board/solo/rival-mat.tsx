// The Rival's mat: what it has, how strong its Hero is, and where it goes when its card leads nowhere.

import { clsx } from 'clsx';
import { house as matOf } from '../../data/data.ts';
import { castles, firstSection, heroOf, readsOf, sectionOf, type Space } from '../../rules/queries.ts';
import { isAsked } from '@three-thrones/game-kit/board/asked.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Token } from '../pieces.tsx';
import { Touchable } from '../touchable.tsx';
import type { Props } from '../types.ts';
import { house, say, t } from '../words/names.ts';
import { sectionWords } from '../words/rival.ts';
import './rival-mat.css';

export function RivalMat(props: Props) {
  const { world } = props.view;
  const { seat, difficulty } = world.rival!;
  const { score, vengeance, recruited } = world.players[seat]!;
  const { hero, strength } = heroOf(world.rival!);
  const held = castles(world, seat);
  const section = firstSection(readsOf(world));
  const label = t('rival.mat.label', {
    ...{ house: house(seat), score, strength, n: recruited, all: matOf(seat).powerTokens },
    castles: t('castles.count', { n: held }),
    section: sectionWords(section),
  });
  return (
    <Touchable
      board={props}
      thing={`house:${seat}`}
      label={plain(label)}
      className="te-rival panel"
      house={seat}
      turn={isAsked(props.asked, seat)}
    >
      <span className="te-rival-head">
        <Shield house={seat} />
        <span className="te-rival-name">
          <b>{plain(house(seat))}</b>
          <small>{t('rival.mat', { difficulty: t(`setting.difficulty.${difficulty}`) })}</small>
        </span>
        <span className="te-rival-facts">
          <span data-about="term:castle">
            <Icon name="castle" />
            {formatNumber(held)}
          </span>
          {vengeance > 0 && (
            <span data-about="term:vengeance-token">
              <Icon name="valyrian-blade" />
              {formatNumber(vengeance)}
            </span>
          )}
          <span className="te-rival-score" data-about="term:victory-point">
            <Icon name="order-star" />
            <Counted value={score} />
          </span>
        </span>
      </span>
      <span className="te-rival-hero" data-about="term:solo-hero-card">
        <span className="te-hex">{formatNumber(strength)}</span>
        <span>
          <b>{say(`hero.${hero}.name`)}</b>
          <small>{say(`solo-hero.${seat}.ability`)}</small>
        </span>
        <RivalAllies {...props} />
      </span>
      <ForceSections now={section} seat={seat} recruited={recruited} />
    </Touchable>
  );
}

/** Tokens of its Ally Pool; its allies are ringed. */
function RivalAllies({ view: { world } }: Props) {
  const { seat } = world.rival!;
  const { allies } = world.players[seat]!;
  const owned = world.mats.filter((id) => (allies[id] ?? 0) > 0 || world.nonPlayers[id]!.ally === seat);
  return (
    <span className="te-rival-allies">
      {owned.map((id) => (
        <span
          key={id}
          className={clsx({ allied: world.nonPlayers[id]!.ally === seat })}
          data-about={`house:${id}`}
        >
          <Token house={id} />
          {(allies[id] ?? 0) !== 1 && <sub>{formatNumber(allies[id] ?? 0)}</sub>}
        </span>
      ))}
    </span>
  );
}

interface ForceSectionsProps {
  /** Where the search for the next target begins. */
  readonly now: Space;
  readonly seat: Parameters<typeof matOf>[0];
  readonly recruited: number;
}

/** The Force Track in its five sections, each with the target it stands for (§20.9). */
function ForceSections({ now, seat, recruited }: ForceSectionsProps) {
  const spaces = matOf(seat).forceTrack.map(({ slot }) => slot);
  const sections = [...new Set(spaces.map(sectionOf))];
  return (
    <span className="te-sections" data-about="term:next-target">
      {sections.map((section) => (
        <span
          key={section}
          className={clsx('te-section', { now: section === now, held: section === 1 && now !== 1 })}
        >
          <span className="te-section-spaces">
            {spaces
              .filter((slot) => sectionOf(slot) === section)
              .map((slot) => (
                <i key={slot}>{slot > recruited && <Token house={seat} />}</i>
              ))}
          </span>
          <small>{t(`rival.section.short.${section}`)}</small>
        </span>
      ))}
    </span>
  );
}
