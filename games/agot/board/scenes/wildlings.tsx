// Wildlings: the host at the Wall, everybody's bids against it, whether the Watch holds, and what the card brings.

import type { HouseId } from '../../data/ids.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { from, oneByOne } from '@three-thrones/game-kit/board/scene/paced.ts';
import { ShownCard } from '@three-thrones/game-kit/board/scene/shown-cards.tsx';
import type { Props } from '../types.ts';
import { fact } from '../words/facts.ts';
import { house, houses, say, t, wildlingCard } from '../words/names.ts';
import { BidRows } from './bids.tsx';
import { Sheet } from './sheet.tsx';
import { type AgotBeat, bidders, bidsShown, consequencesOf, lastOf } from './told.ts';
import './wildlings.css';

interface SceneProps<K extends AgotBeat['main']['kind']> extends Pick<Props, 'goOn'> {
  readonly beat: AgotBeat;
  readonly data: Extract<AgotBeat['main'], { kind: K }>['data'];
}

export function Attack({ beat, data: { strength }, goOn }: SceneProps<'wildlings.attack'>) {
  return (
    <Sheet className="ag-scene-wild" {...{ beat, goOn }} title={t('log.wildlings')}>
      <Wall strength={strength} />
      <p className="ag-note board-comes" style={from(0.5)}>
        {t('fact.wildlings.attack', { strength })}
      </p>
    </Sheet>
  );
}

/** Every two of its strength are one icon of the Westeros cards. */
const PER_WILDLING = 2;

/** The host stands before the Wall. */
function Wall({ strength, sum }: { readonly strength: number; readonly sum?: ReactNode }) {
  const host = Array.from({ length: Math.ceil(strength / PER_WILDLING) }, (_, at) => at);
  const comes = oneByOne(host.length, 0, 0.5);
  return (
    <div className="ag-wall" aria-hidden="true">
      <span className="ag-host">
        {host.map((at) => (
          <span key={at} className="board-lands" style={from(comes(at))}>
            <Icon name="wildling" />
          </span>
        ))}
      </span>
      <strong>{formatNumber(strength)}</strong>
      <span className="ag-ice" />
      {sum}
    </div>
  );
}

export function Result({ beat, data, goOn }: SceneProps<'wildlings.result'>) {
  const { strength, sum, watch, threat } = data;
  const bids = bidsShown(lastOf(beat.facts, 'bids.revealed')?.bids ?? {}, beat.before.world.order);
  const named = bidders(bids, watch);
  const throne = beat.after.world.holders['iron-throne'];
  return (
    <Sheet className="ag-scene-wild" {...{ beat, goOn }} title={t('log.wildlings')}>
      <Wall
        strength={strength}
        sum={
          <strong className="ag-watch board-lands" style={from(0.72)} data-holds={watch}>
            {formatNumber(sum)}
          </strong>
        }
      />
      <BidRows bids={bids} isNamed={({ house: id }) => named.includes(id)} />
      <div className="ag-wild-end board-comes" data-holds={watch} style={from(0.84)}>
        <p className="ag-note">
          {watch
            ? t('fact.wildlings.result.watch', { strength, sum, threat })
            : t('fact.wildlings.result.lost', { strength, sum, threat })}
        </p>
        <p>{plain(namedWords(named, watch, throne))}</p>
      </div>
    </Sheet>
  );
}

function namedWords(named: readonly HouseId[], watch: boolean, throne: HouseId): string {
  const key = watch ? 'scene.wildlings.highest' : 'scene.wildlings.lowest';
  const words = t(key, { houses: houses(named) });
  return named.length < 2 ? words : `${words}. ${t('scene.bids.ties', { house: house(throne) })}`;
}

/** Lines of a card that come true, with those they are for. */
const MOST_LINES = 6;

export function WildlingCard({ beat, data, goOn }: SceneProps<'wildlings.card'>) {
  const { card, watch, house: named } = data;
  const told = consequencesOf(beat).flatMap((one) => fact({ seq: beat.seq, fact: one }) ?? []);
  const shown = told.slice(0, MOST_LINES);
  const comes = oneByOne(shown.length, 0.6, 1);
  return (
    <Sheet
      className="ag-scene-wild"
      {...{ beat, goOn }}
      title={plain(wildlingCard(card))}
      detail={plain(
        watch
          ? t('scene.wildlings.highest', { houses: house(named) })
          : t('scene.wildlings.lowest', { houses: house(named) }),
      )}
    >
      <ShownCard className="ag-wild-card" turns={0.2} sign="wildling" about={`wildling:${card}`}>
        <span className="ag-wild-face">
          {(['reward', 'lowest', 'others'] as const).map((side) => (
            <span key={side} className={clsx({ now: (side === 'reward') === watch })}>
              {t(`about.wildling.${side}`, { text: say(`wildling.${card}.${side}`) })}
            </span>
          ))}
        </span>
      </ShownCard>
      {shown.length > 0 && (
        <ul className="ag-wild-lines">
          {shown.map(({ text, house: id }, at) => (
            <li key={at} className="board-comes" style={from(comes(at))}>
              {id !== undefined && <Shield house={id} />}
              <span>
                <Rich text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
