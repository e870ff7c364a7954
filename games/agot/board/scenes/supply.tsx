// Barrels are counted: every house slides to its new place on the supply track.

import { supplyLimits } from '../../data/data.ts';
import type { CSSProperties } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import type { Props } from '../types.ts';
import { house, sizes, t } from '../words/names.ts';
import { Sheet } from './sheet.tsx';
import { type AgotBeat, supplyShown } from './told.ts';
import './supply.css';

interface SupplyProps extends Pick<Props, 'goOn'> {
  readonly beat: AgotBeat;
}

export function Supply({ beat, goOn }: SupplyProps) {
  const most = supplyLimits.length - 1;
  return (
    <Sheet
      className="ag-scene-supply"
      {...{ beat, goOn }}
      title={t('mat.supply')}
      detail={t('scene.supply.detail')}
    >
      <ul className="ag-supply-lanes">
        {supplyShown(beat.facts).map(({ house: id, before, now }) => (
          <li key={id} data-house={id}>
            <Shield house={id} />
            <b>{plain(house(id))}</b>
            <span className="ag-supply-lane">
              {supplyLimits.map((_limit, at) => (
                <i key={at}>{formatNumber(at)}</i>
              ))}
              <span className="ag-supply-way">
                <span
                  className="ag-slides"
                  style={{ '--before': before / most, '--now': now / most } as CSSProperties}
                >
                  <Icon name="supply" />
                </span>
              </span>
            </span>
            <small>{t('scene.supply.allows', { sizes: sizes(supplyLimits[now]!) })}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
