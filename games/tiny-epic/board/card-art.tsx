// A picture for every card: a sky, a land and one large sign, chosen by what the card does. No two of one hand look alike.

import { card } from '../data/data.ts';
import type { CardId } from '../data/ids.ts';
import * as kit from '@three-thrones/game-kit/board/card.tsx';

interface Scene {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly sign: string;
  readonly tint: string;
}

const BLOOD = { sky: '#5b1613', far: '#8f2a1e', near: '#2a0c0a', tint: '#f3dcae' };
const WINTER = { sky: '#40535c', far: '#b9c3b8', near: '#dfe3d6', tint: '#1f2b2a' };
const GOLD = { sky: '#6b4d22', far: '#8d6a30', near: '#4a3213', tint: '#f6e2ae' };
const FIELD = { sky: '#2f4a5c', far: '#5f7b4d', near: '#1c2a24', tint: '#f0d27a' };
const SEA = { sky: '#274a5e', far: '#3f7384', near: '#122c3a', tint: '#e6efe6' };
const NIGHT = { sky: '#1d2238', far: '#343d63', near: '#0d1020', tint: '#d9d3ee' };
const COURT = { sky: '#4a2f45', far: '#6d4763', near: '#241522', tint: '#f4dfc8' };

const SCENES: Readonly<Record<string, Scene>> = {
  'relocate-hero': { ...WINTER, sign: 'hero' },
  'gain-gold-others-gain': { ...GOLD, sign: 'gold' },
  'tax-the-throne': { ...COURT, sign: 'iron-throne' },
  'multi-march': { ...FIELD, sign: 'action-march' },
  'gold-per-ally-token': { ...GOLD, sign: 'truce' },
  'direct-move-battle': { ...FIELD, sign: 'hostility' },
  'eliminate-token': { ...NIGHT, sign: 'skull' },
  'return-opponent-ally-tokens': { ...BLOOD, sign: 'sword' },
  'gain-gold': { ...GOLD, sign: 'order-consolidate' },
  'march-battle': { ...BLOOD, sign: 'siege-engine' },
  'march-or-sail-battle-np': { ...FIELD, sign: 'knight' },
  'march-or-sail-battle': { ...BLOOD, sign: 'hostility' },
  'recruit-free': { ...FIELD, sign: 'footman' },
  'trade-ally-token': { ...COURT, sign: 'influence' },
  'buy-vp': { ...SEA, sign: 'port' },
  'sacrifice-own-token': { ...WINTER, sign: 'valyrian-blade' },
  'gain-vp-gold': { ...WINTER, sign: 'victory-point' },
  'eliminate-and-rout': { ...NIGHT, sign: 'order-raid' },
  'hero-card-drill': { ...FIELD, sign: 'sword' },
  'plot-then-alliance': { ...COURT, sign: 'truce' },
  'sell-ally-tokens': { ...BLOOD, sign: 'betrayal' },
  'multi-recruit': { ...FIELD, sign: 'action-recruit' },
  'gold-per-domain': { ...GOLD, sign: 'supply' },
  'swap-ally-token': { ...COURT, sign: 'action-whisper' },
  'eliminate-unit-of-leader': { ...BLOOD, sign: 'power' },
  'return-ally-token-for': { ...COURT, sign: 'betrayal' },
  'capture-single-token': { ...SEA, sign: 'ship' },
  'single-combat': { ...BLOOD, sign: 'order-defense' },
  'whisper-then-event': { ...NIGHT, sign: 'raven' },
  'plot-free': { ...NIGHT, sign: 'secret' },
  'multi-whisper': { ...COURT, sign: 'rules' },
  'long-sail': { ...SEA, sign: 'action-sail' },
  'max-gold': { ...GOLD, sign: 'stronghold' },
  'recruit-fixed-price': { ...GOLD, sign: 'conscripts' },
  'sacrifice-then-battle': { ...BLOOD, sign: 'order-raid' },
  'buy-ally-tokens': { ...GOLD, sign: 'power-token' },
  'gold-per-alliance': { ...COURT, sign: 'leader' },
};

const PLAIN: Scene = { ...NIGHT, sign: 'card' };

/** Three lands, so that cards with the same effect still differ. */
const LANDS = [
  ['M0 62V44L26 30L44 42L62 26L84 44L104 34L120 46V62Z', 'M0 62V54Q30 44 60 52T120 50V62Z'],
  ['M0 62V40Q30 26 60 38T120 34V62Z', 'M0 62V56L18 48L34 55L56 46L78 56L98 49L120 55V62Z'],
  ['M0 62V38L18 28L32 37L52 21L70 35L92 19L120 37V62Z', 'M0 62V50Q40 58 64 50T120 54V62Z'],
] as const;

const SIZE = [120, 62] as const;
const [WIDTH, HEIGHT] = SIZE;

export function CardArt({ id }: { readonly id: CardId }) {
  const { kind, event } = card(id);
  const land = LANDS[id.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LANDS.length]!;
  if (kind === 'hero') {
    const { house } = card(id) as { house: string };
    return (
      <kit.CardArt size={SIZE} house={house}>
        <rect width={WIDTH} height={HEIGHT} className="board-art-field" />
        <path d={land[0]} fill="#000" opacity=".22" />
        <circle cx="60" cy="31" r="29" fill="#fff" opacity=".12" />
        <use href={`#sigil-${house}`} x="33" y="4" width="54" height="54" className="board-art-charge" />
      </kit.CardArt>
    );
  }
  const { sky, far, near, sign, tint } = SCENES[event.effect] ?? PLAIN;
  return (
    <kit.CardArt size={SIZE}>
      <rect width={WIDTH} height={HEIGHT} fill={sky} />
      <circle cx={id.length % 2 === 0 ? 84 : 38} cy="20" r="15" fill={tint} opacity=".2" />
      <path d={land[0]} fill={far} />
      <path d={land[1]} fill={near} />
      <use
        href={`#icon-${sign}`}
        x="38"
        y="8"
        width="44"
        height="44"
        color={tint}
        style={{ ['--icon-2' as string]: sky }}
      />
    </kit.CardArt>
  );
}
