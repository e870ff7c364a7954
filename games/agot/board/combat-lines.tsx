// A combat line by line, both sides beside each other, and how a card of mine would fare against each of theirs.

import type { CardId } from '../data/ids.ts';
import {
  counted,
  icons,
  leader,
  type Line,
  meetings,
  otherSide,
  type Played,
  prospectOf,
  type Side,
  sideIn,
  type SideProspect,
  type World,
} from '../rules/queries.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import type { StagedLine } from '@three-thrones/game-kit/board/reveal.tsx';
import { FightRow, FightSide, FightSides, Verdict } from '@three-thrones/game-kit/board/fight.tsx';
import type { CombatPreview } from './preview/battle.ts';
import { lineWords } from './words/lines.ts';
import { cardName, house, housed, t } from './words/names.ts';
import { UNIT_ICONS } from './words/options.ts';

interface CombatLinesProps {
  /** The combat as it stands, or as the marked option would leave it. */
  readonly combat: CombatPreview;
  readonly eye: string;
  /** A card of mine counted in as if it lay there already. */
  readonly tried: CardId | undefined;
}

export function CombatLines({ combat: { world, ...end }, eye, tried }: CombatLinesProps) {
  const combat = world.combat!;
  const mine = sideIn(world, eye);
  const played: Played = {
    attacker: combat.attacker.card,
    defender: combat.defender.card,
    ...(mine && tried && { [mine]: tried }),
  };
  const sides = end.sides ?? prospectOf(world, played);
  const isOpen = combat.attacker.card !== undefined || combat.defender.card !== undefined;
  const { side, tie } = leader(world, played);
  const winner = end.winner ?? (combat.winner && combat[combat.winner].house);
  return (
    <>
      <FightSides>
        {sides.map((one) => (
          <SideLines
            key={one.side}
            prospect={one}
            role={roleOf(one.side, mine)}
            icons={icons(world, one.side, played)}
            isHidden={!isOpen && !played[one.side] && !winner}
            wins={winner === one.house}
          />
        ))}
      </FightSides>
      {winner && (
        <Verdict>
          <Rich text={t('outlook.won', { house: house(winner) })} />
        </Verdict>
      )}
      {end.tie && <p className="quiet">{plain(t('outlook.tie', { house: house(winner!) }))}</p>}
      {!winner && tie && (
        <p className="quiet">{plain(t('outlook.tie', { house: house(combat[side].house) }))}</p>
      )}
      {mine && tried && !winner && <Meetings world={world} side={mine} card={tried} />}
    </>
  );
}

function roleOf(side: Side, mine: Side | undefined): string {
  const isMine = side === mine;
  if (side === 'attacker') return isMine ? t('outlook.you-attack') : t('outlook.attacks');
  return isMine ? t('outlook.you-defend') : t('outlook.defends');
}

interface SideLinesProps {
  readonly prospect: SideProspect;
  readonly role: string;
  readonly icons: { readonly swords: number; readonly towers: number };
  /** A House card is still to come. */
  readonly isHidden: boolean;
  readonly wins: boolean;
}

function SideLines({ prospect, role, icons: { swords, towers }, isHidden, wins }: SideLinesProps) {
  const { house: id, lines, total } = prospect;
  return (
    <FightSide
      house={id}
      title={plain(house(id))}
      detail={role}
      about="term:combat-strength"
      total={<Counted value={total} />}
      wins={wins}
      rows={
        <>
          {lines.map((line, at) => (
            <FightRow key={at} sign={signOf(line)} about={thingOf(line)} words={plain(lineWords(line))}>
              {line.amount === 0 ? formatNumber(0) : formatSigned(line.amount)}
            </FightRow>
          ))}
          {isHidden && (
            <FightRow sign="card" about="term:house-card" words={t('outlook.line.hidden')}>
              {t('outlook.line.hidden.amount')}
            </FightRow>
          )}
        </>
      }
    >
      {(swords > 0 || towers > 0) && (
        <p className="ag-icons" data-about="term:sword-icon">
          {t('outlook.icons', { swords, towers })}
        </p>
      )}
    </FightSide>
  );
}

/** A line as it is counted over the map. */
export function stagedLine(line: Line): StagedLine {
  return { sign: signOf(line), about: thingOf(line), words: plain(lineWords(line)), amount: line.amount };
}

function signOf({ what, by }: Line): string {
  switch (what) {
    case 'units':
      return UNIT_ICONS[by as keyof typeof UNIT_ICONS];
    case 'routed':
      return 'retreat';
    case 'march':
    case 'defense':
    case 'support':
      return `order-${what}`;
    case 'garrison':
      return 'garrison';
    case 'blade':
      return 'valyrian-blade';
    case 'tides':
      return 'secret';
    case 'card':
    case 'ability':
      return 'card';
  }
}

/** What a line is about that speaks of no thing of its own. */
const ABOUT: Readonly<Record<Line['what'], Thing>> = {
  units: 'term:combat-strength',
  routed: 'term:routed',
  march: 'term:combat-strength',
  defense: 'term:combat-strength',
  support: 'term:support',
  garrison: 'term:garrison',
  blade: 'token:fiefdoms',
  card: 'term:house-card',
  ability: 'term:house-card',
  tides: 'term:combat-strength',
};

function thingOf({ what, by }: Line): Thing {
  const kinds: Readonly<Partial<Record<Line['what'], string>>> = {
    units: 'unit',
    march: 'order',
    defense: 'order',
    support: 'area',
    card: 'card',
    ability: 'card',
    tides: 'tide',
  };
  const kind = kinds[what];
  return kind && by ? `${kind}:${by}` : ABOUT[what];
}

/** Hands lie open: what each of their cards would make of mine. */
function Meetings({ world, side, card }: { world: World; side: Side; card: CardId }) {
  const met = meetings(world, side, card);
  if (met.length < 2) return null;
  const foe = world.combat![otherSide(side)].house;
  const { sure, mine, theirs } = counted(met, side);
  return (
    <div className="ag-met">
      <h3>{plain(t('outlook.against', { card: cardName(card), ...housed({ house: foe }) }))}</h3>
      <ul>
        {met.map((one) => (
          <li
            key={one.card}
            className={one.wins ? 'board-wins' : 'board-loses'}
            data-about={`card:${one.card}`}
          >
            <b aria-hidden="true">{one.wins ? '+' : '−'}</b>
            <span>{plain(cardName(one.card))}</span>
            {one.turnedBy && (
              <span className="ag-turned" data-about="token:fiefdoms" title={t('outlook.blade')}>
                <Icon name="valyrian-blade" />
                <span className="unseen">{t('outlook.blade')}</span>
              </span>
            )}
            <em>
              <bdi>{formatNumber(one.mine)}</bdi>:<bdi>{formatNumber(one.theirs)}</bdi>
            </em>
            <span className="unseen">{one.wins ? t('outlook.win') : t('outlook.lose')}</span>
          </li>
        ))}
      </ul>
      <Verdict>{t('outlook.verdict', { n: sure, all: met.length })}</Verdict>
      {theirs > 0 && <p>{plain(t('outlook.blade.theirs', { n: theirs, house: house(foe) }))}</p>}
      {mine > 0 && <p>{t('outlook.blade.mine', { n: mine })}</p>}
      <p className="quiet">{t(world.switches.tidesOfBattle ? 'outlook.tides' : 'outlook.abilities')}</p>
    </div>
  );
}
