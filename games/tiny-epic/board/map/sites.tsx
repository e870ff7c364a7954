// What is printed on the map and who holds it: names, castles with pennants, gold, the Iron Throne.

import { type DomainId, type HouseId, MAP_CARDS, NORTHERN_MAP_CARDS } from '../../data/ids.ts';
import { controller, domainsAt, TREATY, type World } from '../../rules/queries.ts';
import { clsx } from 'clsx';
import { type CSSProperties, memo } from 'react';
import { areas, decor, type PlaceId, seas } from '../geometry/drawing.ts';
import { type DomainName, LINE, NAME_SIZE } from './domain-names.ts';
import type { MapProps } from './props.ts';

export function Sites({ world, pennants }: Pick<MapProps, 'world' | 'pennants'>) {
  const ruins = world.coop?.destroyed ?? [];
  return domainsAt(world).map((id) => (
    <Site
      key={id}
      id={id}
      banner={bannerOf(world, id)}
      isRuin={ruins.includes(id)}
      {...(pennants?.lowered.has(id) && {
        ...{ changes: pennants.key, lasts: pennants.lasts, lowered: pennants.lowered.get(id) },
      })}
    />
  ));
}

/** Whose banner flies: in the Treaty that of the house whose units stand there. */
export function bannerOf(w: World, id: DomainId): HouseId | undefined {
  const side = controller(w, id);
  return side === TREATY ? w.map[id][0]?.house : side;
}

interface SiteProps {
  readonly id: DomainId;
  readonly banner: HouseId | undefined;
  /** Its castle has been destroyed for good. */
  readonly isRuin: boolean;
  /** It changes hands just now, in this beat, and takes so long; the pennant that flew here comes down. */
  readonly changes?: string;
  readonly lasts?: number;
  readonly lowered?: HouseId | undefined;
}

const Site = memo(function Site({ id, banner, isRuin, changes, lasts, lowered }: SiteProps) {
  const { kind, slots } = areas[id];
  const [x, y] = slots.castle ?? [0, 0];
  return (
    <g className="te-site">
      {slots.castle ? (
        <g transform={`translate(${x} ${y})`}>
          <g key={changes} {...(changes !== undefined && { className: 'te-changes', style: paced(lasts) })}>
            {lowered && (
              <g className="te-lowered">
                <Pennant house={lowered} isHigh={kind === 'kings-landing'} />
              </g>
            )}
            {banner && (
              <g className="te-hoisted">
                <Pennant house={banner} isHigh={kind === 'kings-landing'} />
              </g>
            )}
          </g>
          <use href={kind === 'kings-landing' ? '#te-throne' : isRuin ? '#te-ruin' : '#te-castle'} />
        </g>
      ) : undefined}
      {slots.gold.map(([goldX, goldY]) => (
        <use key={goldX} href="#te-coin" x={goldX} y={goldY} />
      ))}
    </g>
  );
});

function paced(lasts = 0): CSSProperties {
  return { '--lasts': `${lasts}ms` } as CSSProperties;
}

function Pennant({ house, isHigh }: { readonly house: HouseId; readonly isHigh: boolean }) {
  return <use href={`#te-pennant-${house}`} className={clsx(isHigh && 'te-raised')} />;
}

interface NamesProps {
  readonly label: MapProps['label'];
  readonly names: readonly DomainName[];
  readonly hasNorth: boolean;
}

export const Names = memo(function Names({ label, names, hasNorth }: NamesProps) {
  return (
    <g className="map-names">
      {(hasNorth ? [...NORTHERN_MAP_CARDS, ...MAP_CARDS] : MAP_CARDS).map((card) => {
        const { at, angle } = seas[card].label;
        return (
          <text
            key={card}
            className="map-sea-name te-sea-name"
            transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}
          >
            <tspan>{label.sea(card)}</tspan>
          </text>
        );
      })}
      {(Object.keys(decor.places) as PlaceId[]).map((id) => {
        const { at, water } = decor.places[id];
        const name = label.place?.(id);
        return name === undefined ? undefined : (
          <text key={id} className={clsx('te-place-name', water && 'te-on-water')} x={at[0]} y={at[1]}>
            {name}
          </text>
        );
      })}
      {names.map((name) => (
        <Name key={name.id} {...name} />
      ))}
    </g>
  );
});

function Name({ id, lines, size, growth }: DomainName) {
  const { at } = areas[id].label;
  const style = { '--growth': growth.toFixed(3) } as CSSProperties;
  return (
    <g
      transform={`translate(${at[0]} ${at[1]})`}
      className={clsx(id === 'kings-landing' && 'te-capital')}
      style={style}
    >
      <text className="map-land-name te-domain-name" fontSize={NAME_SIZE * size}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" dy={index === 0 ? `${(-(lines.length - 1) * LINE) / 2}em` : `${LINE}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
