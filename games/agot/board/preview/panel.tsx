// The panel beside the options: a combat line by line, bids once they are open, or what the marked option leads to.

import type { HouseId, WildlingId } from '../../data/ids.ts';
import { bidding, type Facts, type Questions } from '../../rules/queries.ts';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { Verdict } from '@three-thrones/game-kit/board/fight.tsx';
import { Barrier, Consequences, emptyWords, Outlook } from '@three-thrones/game-kit/board/outlook.tsx';
import { combatNow, combatPreview, marchLines, possibleSupport, withOffers } from './battle.ts';
import { CombatLines } from '../combat-lines.tsx';
import { type Fought, lastCombat } from '../last-combat.ts';
import { consequences } from './consequences.ts';
import { OrdersPool } from '../orders-pool.tsx';
import type { Props, Told } from '../types.ts';
import { wildlingLines } from '../words/about.ts';
import { cardName, house, isCard, placed, t, track, units, wildlingCard } from '../words/names.ts';
import { option } from '../words/options.ts';
import './panel.css';

export function PreviewPanel(props: Props) {
  const { view, preview, decision, eye } = props;
  const { world } = view;
  const isFighting = world.combat !== undefined && !world.combat.over;
  const ahead = preview?.barrier ? undefined : preview;
  const coming = ahead && combatPreview(world, ahead);
  const isOffering = decision?.kind === 'support.declare';
  const under = isFighting ? combatNow(isOffering ? withOffers(view) : world, props.log) : undefined;
  const fought = coming ?? under;
  const lines =
    ahead && decision && !isFighting
      ? [
          ...marchLines(world, ahead),
          ...consequences(world, ahead.view.world, decision.seat as HouseId),
          ...(coming ? possibleSupport(coming.world) : []),
        ]
      : [];
  const card = tried(props);
  const wild = world.wildlingCard;
  const bids = bidsShown(props);
  const last = fought || wild || bids || lines.length > 0 || preview ? undefined : lastCombat(props.log);
  const isEmpty = !fought && !wild && !bids && !preview?.barrier && lines.length === 0;
  const title = fought
    ? plain(t('outlook.combat', { in: placed(fought.world.combat!.area, 'in') }))
    : t('outlook.title');
  return (
    <Outlook className="ag-outlook" title={title} note={coming && t('outlook.preview')}>
      {fought && <CombatLines combat={fought} eye={eye} tried={card} />}
      {wild && <WildlingLines id={wild} />}
      {isFighting && !card && decision && FIGHTS.includes(decision.kind) && (
        <p className="quiet">{t('outlook.choose-card')}</p>
      )}
      <OrdersPool {...props} />
      {bids}
      <Consequences lines={lines} />
      {preview?.barrier && <Barrier words={t('outlook.barrier')} />}
      {isEmpty && <p className="quiet">{emptyWords(props, option, t)}</p>}
      {last && <LastCombat fought={last} />}
    </Outlook>
  );
}

const FIGHTS: readonly (keyof Questions)[] = ['combat.chooseCard', 'cancelCard.replace', 'swapCard.choose'];

/** The card I am about to play, or have sealed already. */
function tried({ decision, marked, picked }: Props) {
  if (!decision || !FIGHTS.includes(decision.kind)) return undefined;
  const id = marked ?? picked[0];
  return id !== undefined && isCard(id) ? id : undefined;
}

/** The bidding that is under way: what mine leaves me, or everybody's once they are open. */
function bidsShown({ view, decision, number, log }: Props) {
  const under = bidding(view);
  if (!under) return undefined;
  const { world } = view;
  if (decision?.kind === 'track.bid' || decision?.kind === 'wildlings.bid') {
    const without = under.for === 'wildlings' ? under.without : undefined;
    const bidders = world.order.filter((id) => id !== without);
    const all = bidders.reduce((sum, id) => sum + (world.players[id]?.power ?? 0), 0);
    const left = (world.players[decision.seat]?.power ?? 0) - (number ?? 0);
    return (
      <Consequences
        about="term:bidding"
        lines={[
          t('outlook.bid.leaves', { n: left }),
          ...(under.for === 'wildlings' ? [t('outlook.bid.needed', { n: under.strength, all })] : []),
          ...(without ? [t('outlook.bid.without', { house: house(without) })] : []),
        ]}
      />
    );
  }
  const made = under.bids ?? lastBids(log);
  if (!made) return undefined;
  const title =
    under.for === 'wildlings'
      ? t('outlook.bids.wildlings')
      : plain(t('outlook.bids.track', { track: track(under.track) }));
  return <Bids title={title} bids={made} />;
}

function lastBids(log: readonly Told[]): Facts['bids.revealed']['bids'] | undefined {
  const last = log.at(-1)?.fact;
  return last?.kind === 'bids.revealed' ? last.data.bids : undefined;
}

function Bids({ title, bids }: { readonly title: string; readonly bids: Facts['bids.revealed']['bids'] }) {
  const all = Object.entries(bids).sort(([, one], [, other]) => other - one);
  return (
    <div className="ag-bids">
      <h3>{title}</h3>
      <ul>
        {all.map(([id, n]) => (
          <li key={id} data-about="term:bidding">
            <Shield house={id} />
            <span>{plain(house(id))}</span>
            <b>{formatNumber(n)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The wildling card that is being carried out. */
function WildlingLines({ id }: { readonly id: WildlingId }) {
  return (
    <div className="ag-last" data-about={`wildling:${id}`}>
      <h3>{plain(wildlingCard(id))}</h3>
      <ul>
        {wildlingLines(id).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** While nothing is marked: how the last combat ended. */
function LastCombat({ fought }: { readonly fought: Fought }) {
  const { attacker, defender, area, winner, tie } = fought;
  return (
    <div className="ag-last">
      <h3>{plain(t('outlook.last-combat', { in: placed(area, 'in') }))}</h3>
      <ul>
        {[attacker, defender].map(({ house: id, card, total, lost }) => (
          <li key={id} data-wins={winner === id}>
            <Shield house={id} />
            <span>
              <b data-about="term:combat-strength">
                {plain(house(id))} {formatNumber(total)}
              </b>
              <small>
                {card ? <Rich text={cardName(card)} /> : t('cards.none')}
                {' · '}
                {lost.length > 0 ? (
                  <Rich text={t('outlook.lost', { units: units(lost) })} />
                ) : (
                  t('outlook.nobody-lost')
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Verdict>{plain(t('outlook.won', { house: house(winner) }))}</Verdict>
      {tie && <p className="quiet">{plain(t('outlook.tie', { house: house(winner) }))}</p>}
    </div>
  );
}
