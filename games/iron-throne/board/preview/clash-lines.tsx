// Both sides of an encounter line by line, how it stands, and what hidden cards could do to it.

import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { FightRow, FightSide, FightSides } from '@three-thrones/game-kit/board/fight.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { isTruce } from '../../data/data.ts';
import type { AbilityId, CharacterId } from '../../data/ids.ts';
import { outcomeNow, type Side, strengthOf, type World } from '../../rules/queries.ts';
import { m, momentWords } from '../moments/words.ts';
import { houseName, person, personOn } from '../stage/words.ts';
import type { Looking } from '../timing/model.ts';
import type { Props } from '../types.ts';
import { cardName, t } from '../words/names.ts';
import { type ClashSide, clashSides, type Line, mayStillAct, type Odds, oddsFor } from './clash.ts';
import { FateBox } from './fate-box.tsx';

/** The outcome and both sums, as far as the cards are known. */
export function clashTitle(w: World): string {
  const outcome = w.encounter?.result?.outcome ?? (w.encounter?.revealed && outcomeNow(w));
  if (!outcome) return m('clash.title');
  const { challenger: a, defender: b } = w.encounter!.result?.strength ?? {
    challenger: strengthOf(w, 'challenger'),
    defender: strengthOf(w, 'defender'),
  };
  return m('clash.versus', { outcome: m(`scene.outcome.${outcome}`), a, b });
}

export function ClashLines(props: Props) {
  const { view, eye, asked, decision } = props;
  const looking: Looking = { world: view.world, eye, asked: decision ? [decision, ...asked] : asked };
  const sides = clashSides(looking);
  const odds = oddsFor(looking);
  const others = view.world.encounter!.result ? [] : mayStillAct(looking);
  return (
    <>
      {/* The order of the table, in every language. */}
      <div className="it-clash" dir="ltr">
        <FightSides>
          <SideLines side={sides.challenger} props={props} />
          <SideLines side={sides.defender} props={props} />
        </FightSides>
      </div>
      {odds && <OddsBar odds={odds} />}
      <FateBox world={view.world} eye={eye} />
      {others.length > 0 && (
        <div className="it-may">
          <h3>{m('clash.may')}</h3>
          <ul>
            {others.map(({ id, kind, standing, seat }) => (
              <li
                key={id}
                className={clsx(standing)}
                data-about={kind === 'leader' ? `leader:${id}` : `card:${id}`}
              >
                <b>{personOn(id)}</b>{' '}
                <small>
                  {houseName(seat)}
                  {kind === 'card' && ` · ${momentWords(`timing.is.${standing}`)}`}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function SideLines({ side, props }: { readonly side: ClashSide; readonly props: Props }) {
  const { seat, lines, total, card, isHidden, low, high } = side;
  const { encounter } = props.view.world;
  const isOpen = encounter!.revealed !== undefined;
  const isMine = seat === props.eye;
  return (
    <FightSide
      house={seat}
      title={isMine ? roleOf(side.side, true) : houseName(seat)}
      detail={isMine ? houseName(seat) : roleOf(side.side, false)}
      about="term:strength"
      wins={encounter!.result?.winner === side.side}
      total={
        <>
          <Counted value={total} />
          {high > total && !encounter!.result && (
            <i title={m('clash.hidden')}> {m('clash.range', { low, high })}</i>
          )}
        </>
      }
      rows={
        <>
          {lines.map((line, at) => (
            <LineRow key={at} line={line} side={side} />
          ))}
          {!isOpen && card !== undefined && (
            <FightRow sign="card" about={`card:${card}`} words={m('clash.card-mine')}>
              {isTruce(card) ? m('clash.truce') : formatSigned(total - sum(lines))}
            </FightRow>
          )}
          {isHidden && encounter!.lying[seat] && (
            <FightRow sign="why" about={`clash:${seat}`} words={m('clash.card-hidden')}>
              ?
            </FightRow>
          )}
        </>
      }
    />
  );
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}

function roleOf(side: Side, isMine: boolean): string {
  if (side === 'challenger') return m(isMine ? 'clash.you-challenge' : 'clash.challenges');
  return m(isMine ? 'clash.you-defend' : 'clash.defends');
}

function LineRow({ line, side }: { readonly line: Line; readonly side: ClashSide }) {
  const [sign, about, words] = lineOf(line, side);
  return (
    <FightRow sign={sign} about={about} words={words}>
      {formatSigned(line.amount)}
    </FightRow>
  );
}

function lineOf({ what, id }: Line, { card, seat }: ClashSide): [sign: string, about: Thing, words: string] {
  if (what === 'character') return ['leader', `character:${id!}`, person(id as CharacterId)];
  if (what === 'bonus') return ['order-star', `term:strength`, personOn(id as AbilityId)];
  if (card === undefined) return ['card', `clash:${seat}`, m('clash.no-card')];
  return [isTruce(card) ? 'truce' : 'hostility', `card:${card}`, plain(cardName(card))];
}

const PARTS = ['win', 'tie', 'lose'] as const;

/** For every card the other side may show, how it would end. */
function OddsBar({ odds }: { readonly odds: Odds }) {
  return (
    <div className="it-odds">
      <small>{m('clash.theirs')}</small>
      <dl data-about="term:strength">
        {PARTS.filter((part) => odds[part].length > 0 || odds.truce === part).map((part) => (
          <div key={part} className={part} style={{ flexGrow: odds[part].length + 1 }}>
            <dt>{m(`clash.${part}`)}</dt>
            <dd>
              {odds.truce === part && (
                <span data-about="term:truce">
                  <Icon name="truce" />
                  <span className="unseen">{t('term.truce')}</span>
                </span>
              )}{' '}
              {odds[part].map((value) => formatNumber(value)).join(' ')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
