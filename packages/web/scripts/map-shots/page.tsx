// The map alone on a page, for pictures of it.

import type { AreaId } from '@three-thrones/agot/data/ids.ts';
import { createRoot } from 'react-dom/client';
import '../../src/ui/styles.css';
import { placeSprites } from '../../src/ui/sprites.ts';
import { WesterosMap } from '../../src/boards/agot/map/map.tsx';
import type { MapLabels } from '../../src/boards/agot/map/props.ts';
import { scenes } from './scenes.ts';

declare global {
  interface Window {
    readonly asked: {
      readonly scene: string;
      readonly language: string;
      readonly theme: string;
      readonly names: Readonly<Record<string, string>>;
      readonly fit: readonly AreaId[] | undefined;
    };
  }
}

const { scene, language, theme, names, fit } = window.asked;
const root = document.documentElement;
root.lang = language;
root.dir = language === 'fa' ? 'rtl' : 'ltr';
root.dataset['theme'] = theme;
placeSprites();

const digits = new Intl.NumberFormat(language, { useGrouping: false });
const signs = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
const label: MapLabels = {
  area: (id) => names[`area.${id}.name`] ?? id,
  describe: (id) => names[`area.${id}.name`] ?? id,
  control: (name) => name,
  number: (value) => digits.format(value),
  signed: (value) => signs.format(value),
  title: () => names['westeros'] ?? 'Westeros',
};

const { fit: own, ...shown } = scenes[scene]!;
createRoot(document.getElementById('map')!).render(
  <WesterosMap
    {...shown}
    fit={fit ?? own}
    label={label}
    onPick={() => undefined}
    onHover={() => undefined}
  />,
);
