// What is printed on the map and who holds it: names, castles with pennants, gold, the Iron Throne.

import { DOMAINS, type DomainId, type HouseId, MAP_CARDS } from '@three-thrones/tiny-epic/data/ids.ts';
import { controller, type World } from '@three-thrones/tiny-epic/queries';
import { clsx } from 'clsx';
import { type CSSProperties, memo, useMemo } from 'react';
import { type FittedName, fittedName, roomToGrow } from '../../map/names.ts';
import { useWidths } from '../../map/use-widths.ts';
import { areas, decor, type PlaceId, seas } from '../geometry/drawing.ts';
import { LARGEST_NAMES } from './plan.ts';
import type { MapProps } from './props.ts';

/** The size names are drawn at, in units of the map. */
const NAME_SIZE = 19;

export function Sites({ world }: { readonly world: World }) {
  return DOMAINS.map((id) => <Site key={id} id={id} banner={controller(world, id)} />);
}

interface SiteProps {
  readonly id: DomainId;
  readonly banner: HouseId | undefined;
}

const Site = memo(function Site({ id, banner }: SiteProps) {
  const { kind, slots } = areas[id];
  const [x, y] = slots.castle ?? [0, 0];
  return (
    <g className="te-site">
      {slots.castle ? (
        <g transform={`translate(${x} ${y})`}>
          {banner ? (
            <use href={`#te-pennant-${banner}`} className={clsx(kind === 'kings-landing' && 'te-raised')} />
          ) : undefined}
          <use href={kind === 'kings-landing' ? '#te-throne' : '#te-castle'} />
        </g>
      ) : undefined}
      {slots.gold.map(([goldX, goldY]) => (
        <use key={goldX} href="#te-coin" x={goldX} y={goldY} />
      ))}
    </g>
  );
});

interface NamesProps {
  readonly label: MapProps['label'];
}

export const Names = memo(function Names({ label }: NamesProps) {
  const widthOf = useWidths('800', NAME_SIZE, label);
  const names = useMemo(() => drawnNames(label, widthOf), [label, widthOf]);
  return (
    <g className="map-names">
      {MAP_CARDS.map((card) => {
        const { at, angle } = seas[card].label;
        return (
          <text
            key={card}
            className="map-sea-name te-sea-name"
            transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}
          >
            {label.sea(card)}
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

interface NameProps extends FittedName {
  readonly id: DomainId;
  /** How much larger it may be drawn from afar. */
  readonly growth: number;
}

function drawnNames(label: MapProps['label'], widthOf: (text: string) => number): readonly NameProps[] {
  const fitted = DOMAINS.map((id) => ({
    id,
    ...fittedName(label.domain(id), areas[id].label.width, widthOf),
  }));
  const growths = roomToGrow(
    fitted.map(({ id, lines, size }) => ({
      at: areas[id].label.at,
      width: Math.max(...lines.map(widthOf)) * size,
      height: NAME_SIZE * size * (1 + 0.9 * (lines.length - 1)),
    })),
    LARGEST_NAMES,
  );
  return fitted.map((name, index) => ({ ...name, growth: growths[index]! }));
}

function Name({ id, lines, size, growth }: NameProps) {
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
          <tspan key={line} x="0" dy={index === 0 ? `${-(lines.length - 1) * 0.45}em` : '0.9em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
