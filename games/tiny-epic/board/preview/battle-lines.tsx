// A battle line by line, both sides beside each other, and what my chances are.

import { size } from '@three-thrones/kernel';
import type { CardId } from '../../data/ids.ts';
import {
  band,
  committing,
  type Line,
  type Prospect,
  type Result,
  type Side,
  type SideProspect,
  spread,
  type Unknown,
} from '../../rules/queries.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { FightRow, FightSide, FightSides, Verdict } from '@three-thrones/game-kit/board/fight.tsx';
import { isTie, lastBattle, TIE } from '../last-battle.ts';
import type { Props } from '../types.ts';
import { cardName, house, placeForms, t } from '../words/names.ts';
import './battle-lines.css';

interface BattleLinesProps extends Props {
  readonly battle: Prospect;
}

export function BattleLines({ battle, ...props }: BattleLinesProps) {
  const { eye, view, log } = props;
  const { winner } = view.world.battle ?? {};
  // Once it is decided, units leave: what they counted is told in the log.
  const fought = winner === undefined ? undefined : lastBattle(log);
  const [attacker, defender] = (['attacker', 'defender'] as const).map((side): SideProspect => {
    const { lines, total } = fought?.[side] ?? {};
    return lines && total !== undefined ? { ...battle[side], lines, total } : battle[side];
  }) as [SideProspect, SideProspect];
  const mine: Side | undefined =
    attacker.house === eye ? 'attacker' : defender.house === eye ? 'defender' : undefined;
  const isCompared = !battle.retreated;
  return (
    <>
      <FightSides>
        <SideLines
          side={attacker}
          role={mine === 'attacker' ? t('outlook.you-attack') : t('outlook.attacks')}
          isCompared={isCompared}
        />
        <SideLines
          side={defender}
          role={mine === 'defender' ? t('outlook.you-defend') : t('outlook.defends')}
          isCompared={isCompared}
        />
      </FightSides>
      {battle.retreated && <Retreated sides={[attacker, defender]} />}
      {winner !== undefined && (
        <Verdict>
          <Rich text={t('battle.won', { house: house(winner) })} />
          {fought && isTie(fought) && (
            <small>
              {t('battle.tie')} <RuleLink game="tiny-epic" rule={TIE} />
            </small>
          )}
        </Verdict>
      )}
      {mine && winner === undefined && isCompared && (
        <Odds
          battle={battle}
          mine={mine}
          mayAdd={mayAdd(props, mine)}
          retreats={view.rulesVersion === 1 ? 'must' : 'may'}
        />
      )}
    </>
  );
}

function Retreated({ sides }: { readonly sides: readonly SideProspect[] }) {
  return (
    <>
      {sides
        .filter(({ fled }) => fled)
        .map((side) => (
          <Verdict key={side.house}>
            <Rich text={t('battle.fled', { house: house(side.house) })} />
          </Verdict>
        ))}
      <p>{t('battle.nobody')}</p>
    </>
  );
}

const UNKNOWN: Readonly<Record<Unknown, 'outlook.line.hidden' | 'outlook.line.top' | 'outlook.line.down'>> = {
  hand: 'outlook.line.hidden',
  deck: 'outlook.line.top',
  down: 'outlook.line.down',
};

export const SIGNS: Readonly<Record<Line['what'], string>> = {
  tokens: 'power-token',
  heroes: 'hero',
  dragons: 'dragon',
  castle: 'castle',
  throne: 'iron-throne',
  card: 'card',
  conscripts: 'conscripts',
  event: 'action-event',
  'rival-card': 'card',
  'solo-hero': 'hero',
  companion: 'card',
  'night-king': 'power',
  track: 'snow',
  walkers: 'white-walker',
  'ice-dragon': 'dragon',
  terrified: 'hostility',
};

/** What a line without a card is about. */
const ABOUT: Readonly<Record<Line['what'], Thing>> = {
  tokens: 'term:power-token',
  heroes: 'term:hero',
  dragons: 'term:dragon',
  castle: 'term:castle',
  throne: 'term:iron-throne',
  card: 'term:plot-card',
  conscripts: 'term:strength',
  event: 'action:event',
  'rival-card': 'term:rival-card',
  'solo-hero': 'term:rival-hero',
  companion: 'term:plot-card',
  'night-king': 'term:night-king',
  track: 'term:night-king-mat',
  walkers: 'term:white-walker',
  'ice-dragon': 'term:ice-dragon',
  terrified: 'term:terrified-house',
};

interface SideLinesProps {
  readonly side: SideProspect;
  readonly role: string;
  /** Whether strengths are compared: not after a retreat. */
  readonly isCompared: boolean;
}

function SideLines({ side, role, isCompared }: SideLinesProps) {
  const { house: id, total, unknown, hidden, most, secrets, secretMost, retreat } = side;
  const lines = isCompared ? side.lines : side.lines.filter(({ card }) => card !== undefined);
  const more = spread(side);
  return (
    <FightSide
      house={id}
      title={role}
      detail={plain(house(id))}
      about="term:strength"
      total={
        isCompared ? (
          <>
            <Counted value={total} />
            {more > 0 && <i>–{formatNumber(total + more)}</i>}
          </>
        ) : undefined
      }
      rows={
        <>
          {lines.map((line, at) => (
            <FightRow
              key={at}
              sign={SIGNS[line.what]}
              about={line.card === undefined ? ABOUT[line.what] : `card:${line.card}`}
              words={plain(lineWords(line))}
            >
              {formatSigned(line.strength)}
            </FightRow>
          ))}
          {secrets.map((card) => (
            <FightRow
              key={card}
              sign="secret"
              about={`card:${card}`}
              words={cardWords('outlook.line.secret', card)}
            >
              {upToWords(secretMost)}
            </FightRow>
          ))}
          {retreat && (
            <FightRow
              sign="retreat"
              about={`card:${retreat}`}
              words={cardWords('outlook.line.retreat', retreat)}
            />
          )}
          {unknown && (
            <FightRow sign="why" about="term:unknown-card" words={t(UNKNOWN[unknown])}>
              {upToWords(most * hidden)}
            </FightRow>
          )}
        </>
      }
    />
  );
}

/** A card that shows no strength of its own. */
function cardWords(key: 'outlook.line.secret' | 'outlook.line.retreat', card: CardId): string {
  return plain(t(key, { card: cardName(card) }));
}

function upToWords(most: number): string {
  return `${formatNumber(0)}–${formatNumber(most)}`;
}

export function lineWords(line: Line): string {
  switch (line.what) {
    case 'tokens':
      return t('outlook.line.tokens', { n: line.strength });
    case 'heroes':
    case 'dragons':
      return t(`outlook.line.${line.what}`, { n: line.count! });
    case 'card':
      return t('outlook.line.card', { card: cardName(line.card!) });
    case 'conscripts':
    case 'companion':
      return t(`outlook.line.${line.what}`, { card: cardName(line.card!) });
    case 'castle':
    case 'throne':
    case 'event':
    case 'rival-card':
    case 'solo-hero':
    case 'night-king':
    case 'track':
    case 'ice-dragon':
    case 'terrified':
      return t(`outlook.line.${line.what}`);
    case 'walkers':
      return t('outlook.line.walkers', { n: line.count ?? 1 });
  }
}

/** Whether I can still lay a card after what is marked. */
function mayAdd({ view, preview, marked, eye }: Props, mine: Side): boolean {
  const seen = marked === undefined ? view : preview?.view;
  const hand = seen?.world.players[eye]?.hand;
  if (!seen || !hand || size(hand) === 0) return false;
  const next = committing(seen);
  return next === 'attacker' || next === mine;
}

const PARTS = [
  ['win', 'outlook.win', 'board-wins'],
  ['open', 'outlook.open', 'te-open'],
  ['lose', 'outlook.lose', 'board-loses'],
] as const;

interface OddsProps {
  readonly battle: Prospect;
  readonly mine: Side;
  readonly mayAdd: boolean;
  /** By the first rules whoever showed Retreat had to go. */
  readonly retreats: 'must' | 'may';
}

/** For every strength the other side may show: who wins. */
function Odds({ battle, mine, mayAdd: more, retreats }: OddsProps) {
  const strip = band(battle, mine);
  const other = mine === 'attacker' ? battle.defender : battle.attacker;
  const { retreat } = battle[mine];
  if (retreat && retreats === 'must') return <Verdict>{t('outlook.you-retreat')}</Verdict>;
  return (
    <>
      <div className="te-odds" aria-hidden="true" data-about="term:strength">
        {PARTS.map(([result, words, className]) => {
          const part = strip.filter((one) => one.result === result);
          if (part.length === 0) return null;
          return (
            <span key={result} className={className} style={{ flexGrow: part.length }}>
              {other.unknown && <b>{figures(part.map(({ shown }) => shown))}</b>}
              {t(words)}
            </span>
          );
        })}
      </div>
      <Verdict about="term:strength">
        <Rich text={verdict(battle, mine, more)} />
      </Verdict>
      {(other.unknown !== undefined || spread(battle[mine]) > 0) && (
        <p className="quiet">{t('outlook.wild')}</p>
      )}
      {retreat && <p>{t('outlook.you-may-retreat')}</p>}
    </>
  );
}

/** So many figures can be read side by side; more are told by the first and the last. */
const MOST_FIGURES = 8;

function figures(shown: readonly number[]): string {
  if (shown.length <= MOST_FIGURES) return shown.map((one) => formatNumber(one)).join(' ');
  return `${formatNumber(shown[0]!)}–${formatNumber(shown.at(-1)!)}`;
}

function verdict(battle: Prospect, mine: Side, more: boolean): string {
  const strip = band(battle, mine);
  const all = (result: Result): boolean => strip.every((one) => one.result === result);
  const n = strip.find(({ result }) => result === 'lose')?.shown ?? 0;
  const values = { ...placeForms(battle.domain), n };
  if (strip.some(({ result }) => result === 'open')) return t('outlook.depends');
  if (mine === 'attacker') {
    if (all('win')) return t('outlook.always-win');
    if (!all('lose')) return t('outlook.win-up-to', values);
    return more ? t('outlook.never-win') : t('outlook.always-lose');
  }
  if (all('win')) return t('outlook.always-hold', values);
  if (!all('lose')) return t('outlook.hold-up-to', values);
  return more ? t('outlook.never-hold', values) : t('outlook.always-fall', values);
}
