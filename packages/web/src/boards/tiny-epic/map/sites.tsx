// What is printed on the map and who holds it: names, castles with pennants, gold, the Iron Throne.

import { DOMAINS, type DomainId, type HouseId, MAP_CARDS } from '@three-thrones/tiny-epic/data/ids.ts';
import { controller, type World } from '@three-thrones/tiny-epic/queries';
import { clsx } from 'clsx';
import { memo, useEffect, useState } from 'react';
import { areas, decor, type PlaceId, seas } from '../geometry/drawing.ts';
import type { MapProps } from './props.ts';
import { fittedName, NAME_SIZE } from './names.ts';

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
  const widthOf = useWidths();
  return (
    <g className="te-names">
      {MAP_CARDS.map((card) => {
        const { at, angle } = seas[card].label;
        return (
          <text
            key={card}
            className="te-sea-name"
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
      {DOMAINS.map((id) => (
        <Name key={id} id={id} name={label.domain(id)} widthOf={widthOf} />
      ))}
    </g>
  );
});

interface NameProps {
  readonly id: DomainId;
  readonly name: string;
  readonly widthOf: (text: string) => number;
}

function Name({ id, name, widthOf }: NameProps) {
  const { at, width } = areas[id].label;
  const { lines, size } = fittedName(name, width, widthOf);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={clsx(id === 'kings-landing' && 'te-capital')}>
      <text className="te-domain-name" fontSize={NAME_SIZE * size}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" dy={index === 0 ? `${-(lines.length - 1) * 0.45}em` : '0.9em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Measures names in the font they are drawn in, and again when that font has arrived. */
function useWidths(): (text: string) => number {
  const [widthOf, setWidthOf] = useState(() => measure());
  useEffect(() => {
    let here = true;
    const again = async (): Promise<void> => {
      await document.fonts.ready;
      if (here) setWidthOf(() => measure());
    };
    void again();
    return () => {
      here = false;
    };
  }, []);
  return widthOf;
}

function measure(): (text: string) => number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return (text) => text.length * NAME_SIZE * 0.5;
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif') || 'serif';
  brush.font = `800 ${NAME_SIZE}px ${serif}`;
  return (text) => brush.measureText(text).width;
}
