// The panel beside the options: a battle line by line, or what the marked option leads to.

import { size } from '@three-thrones/kernel';
import type { CardId, HouseId } from '../../data/ids.ts';
import {
  band,
  committing,
  income,
  type Line,
  type Prospect,
  prospectNow,
  type Result,
  scoringRounds,
  type Side,
  type SideProspect,
  spread,
  tally,
  type Unknown,
} from '../../rules/queries.ts';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { isTie, lastBattle, TIE } from '../last-battle.ts';
import { objectiveLines } from '../mat.tsx';
import { consequences, sureConsequences } from './consequences.ts';
import { Coin } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { cardName, house, isCard, placed, placeForms, t } from '../words/names.ts';
import { option } from '../words/options.ts';

export function PreviewPanel(props: Props) {
  const { view, preview, decision } = props;
  const { world } = view;
  const ahead = preview?.view.world;
  const fighting = prospectNow(world, props.eye, tried(props));
  const coming = !fighting && !preview?.barrier && ahead ? prospectNow(ahead, props.eye) : undefined;
  const lines = preview && decision && !fighting ? sureConsequences(world, preview, decision.seat) : [];
  const stopped = preview?.stopped?.world;
  const ifStopped = stopped && decision && !fighting ? consequences(world, stopped, decision.seat) : [];
  const battle = fighting ?? coming;
  return (
    // It scrolls, and must be scrolled by keys too.
    <section className="te-outlook panel" aria-labelledby="te-outlook" tabIndex={0}>
      <header>
        <h2 id="te-outlook">
          {battle ? plain(t('outlook.battle', { in: placed(battle.domain, 'in') })) : t('outlook.title')}
        </h2>
        {coming && <small>{t('outlook.battle.preview')}</small>}
      </header>
      {battle && <BattleLines battle={battle} {...props} />}
      {ifStopped.length === 0 && <Consequences lines={lines} />}
      {ifStopped.length > 0 && (
        <>
          <h3>{t('outlook.stop')}</h3>
          <Consequences lines={ifStopped} />
        </>
      )}
      {preview?.barrier && (
        <p className="te-barrier">
          <Icon name="lock" />
          {t('outlook.barrier')}
        </p>
      )}
      {!battle && !preview?.barrier && lines.length === 0 && ifStopped.length === 0 && (
        <p className="quiet">{emptyWords(props)}</p>
      )}
      {!battle && !preview && <Standing {...props} />}
    </section>
  );
}

function Consequences({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="te-consequences">
      {lines.map((line) => (
        <li key={line}>
          <Rich text={line} />
        </li>
      ))}
    </ul>
  );
}

function emptyWords({ decision, marked, preview, view }: Props): string {
  if (!decision) return t('outlook.empty.waiting');
  const hint = marked === undefined ? undefined : option(decision, marked, view).hint;
  if (hint !== undefined) return plain(hint);
  return marked !== undefined && preview ? t('outlook.nothing') : t('outlook.empty');
}

/** While nothing is marked: what the round and the next scoring would bring. */
function Standing({ view, eye, asked }: Props) {
  const { world } = view;
  if (!world.players[eye] || asked.length === 0) return null;
  const points = tally(world, eye);
  const next = scoringRounds(world).scoringAfterRounds.find((round) => round >= world.round);
  return (
    <div className="te-standing">
      <h3>{t('outlook.now')}</h3>
      <ul>
        <li>
          <Coin /> {t('outlook.now.taxes', { gold: income(world, eye) })}
        </li>
        <li data-about="term:objective">
          <Icon name="order-star" />{' '}
          {t('outlook.now.scoring', { points: points.castles + points.objectives + points.alliances })}
          <small>{t('outlook.now.parts', { ...points })}</small>
          {next !== undefined && <small>{t('outlook.now.scored-after', { round: next })}</small>}
        </li>
      </ul>
      <h3 data-about="term:objective">{t('mat.objectives')}</h3>
      <ul>
        {objectiveLines(eye as HouseId).map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card one is about to commit, counted in as if it lay there already. */
function tried({ decision, marked }: Props): { side: Side; card: CardId } | undefined {
  if (marked === undefined || !isCard(marked)) return undefined;
  if (decision?.kind === 'battle.attackerCard') return { side: 'attacker', card: marked };
  return decision?.kind === 'battle.defenderCard' ? { side: 'defender', card: marked } : undefined;
}

interface BattleLinesProps extends Props {
  readonly battle: Prospect;
}

function BattleLines({ battle, ...props }: BattleLinesProps) {
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
      <div className="te-sides">
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
      </div>
      {battle.retreated && <Retreated sides={[attacker, defender]} />}
      {winner !== undefined && (
        <p className="te-verdict">
          <Rich text={t('battle.won', { house: house(winner) })} />
          {fought && isTie(fought) && (
            <small>
              {t('battle.tie')} <RuleLink game="tiny-epic" rule={TIE} />
            </small>
          )}
        </p>
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
          <p key={side.house} className="te-verdict">
            <Rich text={t('battle.fled', { house: house(side.house) })} />
          </p>
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

const SIGNS: Readonly<Record<Line['what'], string>> = {
  tokens: 'power-token',
  heroes: 'hero',
  castle: 'castle',
  throne: 'iron-throne',
  card: 'card',
  conscripts: 'conscripts',
  event: 'action-event',
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
    <div className="te-side">
      <div className="te-side-head">
        <Shield house={id} />
        <span>
          <b>{role}</b>
          <small>{plain(house(id))}</small>
        </span>
        {isCompared && (
          <strong>
            <Counted value={total} />
            {more > 0 && <i>–{formatNumber(total + more)}</i>}
          </strong>
        )}
      </div>
      <table>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td>
                <Icon name={SIGNS[line.what]} />
              </td>
              <th scope="row" data-about={line.card && `card:${line.card}`}>
                {plain(lineWords(line))}
              </th>
              <td>{formatSigned(line.strength)}</td>
            </tr>
          ))}
          {secrets.map((card) => (
            <IconRow key={card} card={card} sign="secret" words="outlook.line.secret" upTo={secretMost} />
          ))}
          {retreat && <IconRow card={retreat} sign="retreat" words="outlook.line.retreat" />}
          {unknown && (
            <tr>
              <td>
                <Icon name="why" />
              </td>
              <th scope="row">{t(UNKNOWN[unknown])}</th>
              <td>{upToWords(most * hidden)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface IconRowProps {
  readonly card: CardId;
  readonly sign: string;
  readonly words: 'outlook.line.secret' | 'outlook.line.retreat';
  readonly upTo?: number;
}

/** A card that shows no strength of its own. */
function IconRow({ card, sign, words, upTo }: IconRowProps) {
  return (
    <tr>
      <td>
        <Icon name={sign} />
      </td>
      <th scope="row" data-about={`card:${card}`}>
        {plain(t(words, { card: cardName(card) }))}
      </th>
      <td>{upTo !== undefined && upToWords(upTo)}</td>
    </tr>
  );
}

function upToWords(most: number): string {
  return `${formatNumber(0)}–${formatNumber(most)}`;
}

function lineWords(line: Line): string {
  switch (line.what) {
    case 'tokens':
      return t('outlook.line.tokens', { n: line.strength });
    case 'heroes':
      return t('outlook.line.heroes', { n: line.count! });
    case 'card':
      return t('outlook.line.card', { card: cardName(line.card!) });
    case 'conscripts':
      return t('outlook.line.conscripts', { card: cardName(line.card!) });
    case 'castle':
    case 'throne':
    case 'event':
      return t(`outlook.line.${line.what}`);
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
  ['win', 'outlook.win'],
  ['open', 'outlook.open'],
  ['lose', 'outlook.lose'],
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
  if (retreat && retreats === 'must') return <p className="te-verdict">{t('outlook.you-retreat')}</p>;
  return (
    <>
      <div className="te-odds" aria-hidden="true">
        {PARTS.map(([result, words]) => {
          const part = strip.filter((one) => one.result === result);
          if (part.length === 0) return null;
          return (
            <span key={result} className={result} style={{ flexGrow: part.length }}>
              {other.unknown && <b>{part.map(({ shown }) => formatNumber(shown)).join(' ')}</b>}
              {t(words)}
            </span>
          );
        })}
      </div>
      <p className="te-verdict">
        <Rich text={verdict(battle, mine, more)} />
      </p>
      {(other.unknown !== undefined || spread(battle[mine]) > 0) && (
        <p className="quiet">{t('outlook.wild')}</p>
      )}
      {retreat && <p>{t('outlook.you-may-retreat')}</p>}
    </>
  );
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
