// A page to look at the map with a few hand-made tables: ?world=…&lang=…&theme=night.

import { tinyEpic, type World } from '@three-thrones/tiny-epic';
import type { DomainId, MapCardId } from '@three-thrones/tiny-epic/data/ids.ts';
import en from '@three-thrones/tiny-epic/text/en.json';
import fa from '@three-thrones/tiny-epic/text/fa.json';
import hu from '@three-thrones/tiny-epic/text/hu.json';
import uk from '@three-thrones/tiny-epic/text/uk.json';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/app/fonts.css';
import '../src/app/tokens.css';
import '../src/app/base.css';
import { placeSprites } from '../src/app/sprites.ts';
import { DomainMap, type MapLabels, type MapProps } from '../src/boards/tiny-epic/map/map.tsx';
import { SEAS, PLACES } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = (query.get('lang') ?? 'en') as 'en' | 'uk' | 'hu' | 'fa';
const texts: Record<string, Record<string, string>> = { en, uk, hu, fa };
document.documentElement.lang = lang;
document.documentElement.dir = lang === 'fa' ? 'rtl' : 'ltr';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';
placeSprites();

function table(document: object): World {
  const state = tinyEpic.position(document, randomFrom(seeded('map')));
  if ('refused' in state) throw new Error(JSON.stringify(state));
  return state.world;
}

const mock = table({
  seats: ['stark', 'lannister', 'baratheon', 'martell'],
  nonPlayers: ['tully', 'tyrell', 'greyjoy'],
  alliances: { tully: 'stark' },
  map: {
    winterfell: 'stark-1',
    'flints-finger': 'stark-1',
    riverrun: 'tully-2+stark-1',
    ashemark: 'stark-2+eddard-stark+tully-1',
    'casterly-rock': 'lannister-2+jaime-lannister',
    'shield-islands': 'lannister-1',
    'old-town': 'lannister-1',
    'kings-landing': 'baratheon-2',
    dragonstone: 'baratheon-1',
    'storms-end': 'baratheon-1+robert-baratheon',
    'the-reach': 'baratheon-1',
    starfall: 'martell-1',
    blackhaven: 'martell-2',
    sunspear: 'martell-1+oberyn-martell',
    'the-eyrie': 'arryn-3',
    highgarden: 'tyrell-3',
    pyke: 'greyjoy-1',
  },
});

const crowded = table({
  seats: ['stark', 'lannister', 'tyrell', 'martell'],
  nonPlayers: ['tully', 'greyjoy', 'baratheon'],
  alliances: { tully: 'stark', greyjoy: 'lannister', baratheon: 'tyrell', arryn: 'martell' },
  map: {
    'flints-finger': 'stark-3+tully-3',
    winterfell: 'stark-2+eddard-stark+tully-2+hoster-tully',
    'casterly-rock': 'lannister-2+jaime-lannister+greyjoy-3',
    pyke: 'greyjoy-2+euron-greyjoy+lannister-3',
    'old-town': 'tyrell-3+baratheon-2',
    dragonstone: 'baratheon-2+robert-baratheon+tyrell-2+olenna-tyrell',
    'the-eyrie': 'martell-3+arryn-3',
    starfall: 'martell-2+oberyn-martell+arryn-3',
    'kings-landing': 'lannister-3',
  },
});

const scenes: Record<string, Omit<MapProps, 'label' | 'onPick' | 'onHover'>> = {
  start: {
    world: table({ seats: ['stark', 'lannister', 'martell', 'greyjoy'] }),
    targets: new Map(),
    arrows: [],
    refused: new Set(),
    fit: [],
  },
  all: { world: mock, targets: new Map(), arrows: [], refused: new Set(), fit: [] },
  march: {
    world: mock,
    origin: 'ashemark',
    chosen: 'casterly-rock',
    targets: new Map([
      ['casterly-rock', 'battle'],
      ['highgarden', 'battle'],
      ['riverrun', 'go'],
    ]),
    arrows: [
      { from: 'ashemark', to: 'casterly-rock', battle: true },
      { from: 'ashemark', to: 'highgarden', battle: true },
      { from: 'ashemark', to: 'riverrun', battle: false },
    ],
    refused: new Set<DomainId>(['kings-landing', 'pyke']),
    fit: ['ashemark', 'casterly-rock', 'highgarden', 'riverrun'],
  },
  battle: {
    world: crowded,
    origin: 'ashemark',
    targets: new Map([['casterly-rock', 'battle']]),
    arrows: [],
    refused: new Set(),
    army: { at: 'casterly-rock', from: 'ashemark', units: 'tyrell-2+olenna-tyrell+baratheon-3' },
    fit: ['ashemark', 'casterly-rock'],
  },
  crowded: { world: crowded, targets: new Map(), arrows: [], refused: new Set(), fit: [] },
  sail: {
    world: mock,
    origin: 'starfall',
    targets: new Map([
      ['pyke', 'battle'],
      ['sunspear', 'go'],
      ['the-eyrie', 'battle'],
      ['casterly-rock', 'battle'],
    ]),
    arrows: [
      { from: 'starfall', to: 'pyke', battle: true },
      { from: 'starfall', to: 'the-eyrie', battle: true },
      { from: 'starfall', to: 'casterly-rock', battle: true },
    ],
    refused: new Set(),
    fit: ['starfall', 'pyke', 'the-eyrie', 'sunspear'],
  },
};

const label: MapLabels = {
  domain: (id) => texts[lang]![`domain.${id}.name`]!,
  sea: (card: MapCardId) => SEAS[card][lang],
  describe: (id) => texts[lang]![`domain.${id}.name`]!,
  control: (name) => name,
  place: (id) => PLACES[id][lang],
};

function Demo() {
  const [name, setName] = useState(query.get('scene') ?? 'all');
  const [picked, setPicked] = useState('');
  Object.assign(window, { scene: setName });
  const scene = scenes[name]!;
  const insets = useMemo(() => ({ top: Number(query.get('top') ?? 0) }), []);
  return (
    <>
      <DomainMap {...scene} label={label} insets={insets} onPick={(id) => setPicked(id)} onHover={() => {}} />
      <output hidden>{picked}</output>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Demo />);
