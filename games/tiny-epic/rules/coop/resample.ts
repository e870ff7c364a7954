// Tokens and Ranger cards nobody has seen, as they might lie.

import { type Hidden, type Random, size } from '@three-thrones/kernel';
import { rangersFor, type TokenColour, tokensOfColour } from '../../data/coop.ts';
import type { DomainId, TokenKind } from '../../data/ids.ts';
import type { World } from '../state.ts';
import { type Coop, isNorth } from './state.ts';

export function resampleCoop(w: World, random: Random): void {
  const coop = w.coop!;
  const { tokens, rangers } = coop;
  for (const colour of ['brown', 'blue'] as const) {
    const rest = random.shuffle(unseen(coop, colour));
    for (const [at, token] of Object.entries(tokens.down)) {
      if (colourOf(at) === colour && token.secret === undefined) token.secret = rest.shift()!;
    }
    const pile = colour === 'blue' ? tokens.supply : tokens.out;
    if (pile.secret === undefined) fill(pile, rest);
  }
  if (rangers.deck.secret !== undefined) return;
  const variants = rangersFor(w);
  const first = variants.length - size(rangers.deck);
  fill(
    rangers.deck,
    variants.slice(first).map((ofRound) => random.pick(ofRound)),
  );
}

function colourOf(at: string): TokenColour {
  return isNorth(at as DomainId) ? 'blue' : 'brown';
}

/** Tokens of a colour that lie nowhere in sight. */
function unseen({ tokens, glass, steel }: Coop, colour: TokenColour): TokenKind[] {
  const rest = tokensOfColour(colour);
  const seen: TokenKind[] = [...tokens.gone[colour]];
  for (const [at, kinds] of Object.entries(tokens.up)) if (colourOf(at) === colour) seen.push(...kinds);
  for (const [at, token] of Object.entries(tokens.down))
    if (colourOf(at) === colour && token.secret !== undefined) seen.push(token.secret);
  seen.push(...((colour === 'blue' ? tokens.supply : tokens.out).secret ?? []));
  if (colour === 'blue') for (let i = 0; i < glass; i++) seen.push('dragon-glass');
  else for (let i = 0; i < steel; i++) seen.push('valyrian-steel');
  for (const kind of seen) rest.splice(rest.indexOf(kind), 1);
  return rest;
}

function fill<T>(pile: Hidden<T[]>, things: T[]): void {
  pile.secret = things;
  delete pile.count;
}
