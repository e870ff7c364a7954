// The round, castles against the seven that win, the wildling threat and the bans of the round, in the top bar.

import { tables } from '../data/data.ts';
import { structuresOf, type World } from '../rules/queries.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { Props } from './types.ts';
import { ban, house, t } from './words/names.ts';

export function Tracks({ view, eye }: Props) {
  const { world } = view;
  return (
    <div className="gt-tracks">
      <Rounds round={world.round} />
      <Victory world={world} eye={eye} />
      <Threat threat={world.threat} />
      <Bans world={world} />
    </div>
  );
}

function Rounds({ round }: { readonly round: number }) {
  const { rounds } = tables;
  return (
    <div className="gt-rounds" data-about="track:round">
      <span className="gt-label" aria-hidden="true">
        {t('mat.round')}
      </span>
      <span className="unseen">{t('mat.round.n', { n: round, all: rounds })}</span>
      <ol aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => at + 1).map((one) => (
          <li key={one} className={clsx({ past: one < round, now: one === round })}>
            {formatNumber(one)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Victory({ world, eye }: { readonly world: World; readonly eye: string }) {
  const all = tables.areasToWin;
  const held = world.order.map((id) => ({ id, n: structuresOf(world, id).length }));
  return (
    <div className="gt-victory" data-about="track:victory">
      <span className="gt-label">{t('mat.victory')}</span>
      <div className="gt-rule">
        <ol aria-hidden="true">
          {Array.from({ length: all + 1 }, (_, n) => (
            <li key={n} className={clsx({ goal: n === all })}>
              {formatNumber(n)}
            </li>
          ))}
        </ol>
        <ul>
          {held.map(({ id, n }, at) => {
            const level = held.slice(0, at).filter((other) => other.n === n).length;
            const style = { '--at': Math.min(n, all) / all, '--level': level } as CSSProperties;
            return (
              <li key={id} style={style} className={clsx({ me: eye === id })} data-about={`house:${id}`}>
                <Shield house={id} />
                <span className="unseen">{plain(t('mat.victory.of', { house: house(id), n, all }))}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function Threat({ threat }: { readonly threat: number }) {
  const { attackAt } = tables.wildlings;
  return (
    <div
      className={clsx('gt-threat', { high: threat >= attackAt - 2 })}
      data-about="term:wildling-threat"
      style={{ '--at': threat / attackAt } as CSSProperties}
    >
      <Icon name="wildling" />
      <span dir="ltr" aria-hidden="true">
        <b>
          <Counted value={threat} />
        </b>{' '}
        <i>/{formatNumber(attackAt)}</i>
      </span>
      <span className="unseen">{t('mat.threat.n', { n: threat, all: attackAt })}</span>
    </div>
  );
}

/** Orders nobody may place this round. */
function Bans({ world: { bans } }: { readonly world: World }) {
  if (bans.length === 0) return null;
  return (
    <ul className="gt-bans" aria-label={t('mat.bans')}>
      {bans.map((id) => (
        <li key={id} title={ban(id)}>
          <Icon name={`order-${id === 'march-plus-1' ? 'march' : id}`} />
          {id === 'march-plus-1' && <em aria-hidden="true">{formatSigned(1)}</em>}
          <span className="unseen">{ban(id)}</span>
        </li>
      ))}
    </ul>
  );
}
