// Exploration tokens on the map: face down by their backs, face up on parchment.

import { Aside } from '../../map/aside.tsx';
import { steps } from '../../map/clear.ts';
import { areas } from '../../geometry/drawing.ts';
import { memo } from 'react';
import type { DomainId, TokenKind } from '../../../data/ids.ts';
import { domainsAt, isNorth, type World } from '../../../rules/queries.ts';
import './map.css';

export const SIGN_OF_TOKEN: Readonly<Record<TokenKind, string>> = {
  'valyrian-steel': 'valyrian-blade',
  'three-eyed-raven': 'raven',
  'remove-white-walker': 'skull',
  'gold-1': 'gold',
  'gold-2': 'gold',
  'gold-3': 'gold',
  'dragon-glass': 'dragonglass',
  'loss-of-gold': 'gold',
  'add-white-walker': 'white-walker',
  'evoke-terror': 'terror',
};

export function FindsOnMap({ world }: { readonly world: World }) {
  const { up, down } = world.coop!.tokens;
  return domainsAt(world).flatMap((at) =>
    up[at] || down[at]
      ? [<Finds key={at} at={at} open={(up[at] ?? []).join(' ')} isDown={down[at] !== undefined} />]
      : [],
  );
}

interface FindsProps {
  readonly at: DomainId;
  /** Kinds of the open ones, as one word after another: the same words draw nothing anew. */
  readonly open: string;
  readonly isDown: boolean;
}

/** Each lies a little aside of the one below it. */
const ASIDE = 13;

const Finds = memo(function Finds({ at, open, isDown }: FindsProps) {
  const [x, y] = areas[at].slots.token;
  const kinds = open === '' ? [] : (open.split(' ') as TokenKind[]);
  const back = isNorth(at) ? 'te-find-blue' : 'te-find-brown';
  return (
    <Aside step={steps[at].badge}>
      <g transform={`translate(${x} ${y})`}>
        <g className="map-body">
          {isDown && <use href={`#${back}`} x={kinds.length * -ASIDE} y={kinds.length * ASIDE} />}
          {kinds.map((kind, nth) => (
            <g
              key={nth}
              transform={`translate(${-ASIDE * (kinds.length - 1 - nth)} ${ASIDE * (kinds.length - 1 - nth)})`}
            >
              <use href="#te-find-open" />
              <use
                href={`#icon-${SIGN_OF_TOKEN[kind]}`}
                className={`te-find te-find-${kind}`}
                x="-9"
                y="-9"
                width="18"
                height="18"
              />
            </g>
          ))}
        </g>
      </g>
    </Aside>
  );
});
