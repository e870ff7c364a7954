// The panel beside the options: a battle line by line, or what the marked option leads to.

import type { CardId, HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import {
  income,
  type Line,
  scoringRounds,
  type Side,
  tally,
  type World,
} from '@three-thrones/tiny-epic/queries';
import { clsx } from 'clsx';
import { Counted } from '../../app/counted.tsx';
import { Icon, Shield } from '../../app/icon.tsx';
import { formatNumber, formatSigned } from '../../i18n/index.ts';
import { plain } from '../../table/rich.ts';
import { Rich } from '../../table/rich-text.tsx';
import type { BoardProps } from '../board.ts';
import { objectiveLines } from './mat.tsx';
import { consequences } from './outlook.ts';
import { Coin } from './pieces.tsx';
import { band, type Prospect, prospectNow, type SideProspect, STRONGEST, type Unknown } from './prospects.ts';
import { cardName, house, isCard, place, placed, t } from './words/names.ts';
import { option } from './words/options.ts';

export function Outlook(props: BoardProps<World>) {
  const { view, preview, decision } = props;
  const { world } = view;
  const ahead = preview?.view.world as World | undefined;
  const fighting = prospectNow(world, props.eye, tried(props));
  const coming = !fighting && !preview?.barrier && ahead ? prospectNow(ahead, props.eye) : undefined;
  const lines =
    preview && ahead && !preview.barrier && decision && !fighting
      ? consequences(world, ahead, decision.seat)
      : [];
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
      {battle && <BattleLines battle={battle} eye={props.eye} winner={world.battle?.winner} />}
      {lines.length > 0 && (
        <ul className="te-consequences">
          {lines.map((line) => (
            <li key={line}>
              <Rich text={line} />
            </li>
          ))}
        </ul>
      )}
      {preview?.barrier && (
        <p className="te-barrier">
          <Icon name="lock" />
          {t('outlook.barrier')}
        </p>
      )}
      {!battle && !preview?.barrier && lines.length === 0 && <p className="quiet">{emptyWords(props)}</p>}
      {!battle && !preview && <Standing {...props} />}
    </section>
  );
}

function emptyWords({ decision, marked, preview, view }: BoardProps<World>): string {
  if (!decision) return t('outlook.empty.waiting');
  const hint = marked === undefined ? undefined : option(decision, marked, view).hint;
  if (hint !== undefined) return plain(hint);
  return marked !== undefined && preview ? t('outlook.nothing') : t('outlook.empty');
}

/** While nothing is marked: what the round and the next scoring would bring. */
function Standing({ view, eye, asked }: BoardProps<World>) {
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
function tried({ decision, marked }: BoardProps<World>): { side: Side; card: CardId } | undefined {
  if (marked === undefined || !isCard(marked)) return undefined;
  if (decision?.kind === 'battle.attackerCard') return { side: 'attacker', card: marked };
  return decision?.kind === 'battle.defenderCard' ? { side: 'defender', card: marked } : undefined;
}

interface BattleLinesProps {
  readonly battle: Prospect;
  readonly eye: string;
  readonly winner: string | undefined;
}

function BattleLines({ battle, eye, winner }: BattleLinesProps) {
  const { attacker, defender } = battle;
  const mine: Side | undefined =
    attacker.house === eye ? 'attacker' : defender.house === eye ? 'defender' : undefined;
  return (
    <>
      <div className="te-sides">
        <SideLines
          side={attacker}
          role={mine === 'attacker' ? t('outlook.you-attack') : t('outlook.attacks')}
        />
        <SideLines
          side={defender}
          role={mine === 'defender' ? t('outlook.you-defend') : t('outlook.defends')}
        />
      </div>
      {winner !== undefined && (
        <p className="te-verdict">
          <Rich text={t('battle.won', { house: house(winner) })} />
        </p>
      )}
      {mine && winner === undefined && <Odds battle={battle} mine={mine} />}
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

function SideLines({ side, role }: { readonly side: SideProspect; readonly role: string }) {
  const { house: id, lines, total, unknown } = side;
  return (
    <div className="te-side">
      <div className="te-side-head">
        <Shield house={id} />
        <span>
          <b>{role}</b>
          <small>{plain(house(id))}</small>
        </span>
        <strong>
          <Counted value={total} />
          {unknown && <i>–{formatNumber(total + STRONGEST)}</i>}
        </strong>
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
          {unknown && (
            <tr>
              <td>
                <Icon name="why" />
              </td>
              <th scope="row">{t(UNKNOWN[unknown])}</th>
              <td>
                {formatNumber(0)}–{formatNumber(STRONGEST)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function lineWords(line: Line): string {
  switch (line.what) {
    case 'tokens':
      return t('outlook.line.tokens', { n: line.strength });
    case 'heroes':
      return t('outlook.line.heroes', { n: Math.max(1, Math.round(line.strength / 2)) });
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

/** For every strength the other side may show: who wins. */
function Odds({ battle, mine }: { readonly battle: Prospect; readonly mine: Side }) {
  const strip = band(battle, mine);
  const wins = strip.filter(({ wins: won }) => won);
  const losses = strip.filter(({ wins: won }) => !won);
  const other = mine === 'attacker' ? battle.defender : battle.attacker;
  return (
    <>
      <div className="te-odds" aria-hidden="true">
        {[wins, losses].map((part, at) =>
          part.length === 0 ? null : (
            <span key={at} className={clsx(at === 0 ? 'win' : 'lose')} style={{ flexGrow: part.length }}>
              {other.unknown && <b>{part.map(({ shown }) => formatNumber(shown)).join(' ')}</b>}
              {at === 0 ? t('outlook.win') : t('outlook.lose')}
            </span>
          ),
        )}
      </div>
      <p className="te-verdict">
        <Rich text={verdict(mine, wins.length, losses, battle)} />
      </p>
      {other.unknown && <p className="quiet">{t('outlook.wild')}</p>}
    </>
  );
}

function verdict(mine: Side, wins: number, losses: readonly { shown: number }[], battle: Prospect): string {
  const values = { place: place(battle.domain), n: losses[0]?.shown ?? 0 };
  if (mine === 'attacker') {
    if (losses.length === 0) return t('outlook.always-win');
    return wins === 0 ? t('outlook.never-win') : t('outlook.win-up-to', values);
  }
  if (losses.length === 0) return t('outlook.always-hold', values);
  return wins === 0 ? t('outlook.never-hold', values) : t('outlook.hold-up-to', values);
}
