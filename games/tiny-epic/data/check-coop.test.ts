// Proves that coop.json and the ids agree.
import { expect, it } from 'vitest';
import coopJson from './coop.json' with { type: 'json' };
import { rangerCard, RANGERS_BY_ROUND, rangersFor, tokensOfColour } from './coop.ts';
import { ALL_DOMAINS, NORTHERN_DOMAINS, RANGER_CARDS, TOKEN_KINDS } from './ids.ts';

it('names Ranger cards, tokens and domains as the ids do', () => {
  expect(coopJson.rangerCards.map(({ id }) => id)).toEqual(RANGER_CARDS);
  const { brown, blue } = coopJson.explorationTokens;
  expect(new Set([...brown.kinds, ...blue.kinds].map(({ id }) => id))).toEqual(new Set(TOKEN_KINDS));
  for (const id of RANGER_CARDS) {
    const { tokens, whiteWalkers, attack } = rangerCard(id);
    for (const at of [...tokens, ...whiteWalkers]) expect(NORTHERN_DOMAINS).toContain(at);
    expect([...ALL_DOMAINS, undefined]).toContain(attack);
  }
});

it('has as many tokens as it says, and a card for each round', () => {
  expect(tokensOfColour('brown')).toHaveLength(coopJson.explorationTokens.brown.total);
  expect(tokensOfColour('blue')).toHaveLength(coopJson.explorationTokens.blue.total);
  expect(RANGERS_BY_ROUND.map((variants) => variants.length)).toEqual([1, 2, 2, 2, 3, 2]);
});

it('has a card for each round at a table of any size', () => {
  const rounds = (players: number): number[] =>
    rangersFor({ order: Array.from({ length: players }) }).map((variants) => variants.length);
  expect(rounds(2)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(rounds(3)).toEqual([1, 1, 1, 2, 1, 2]);
  expect(rounds(4)).toEqual([1, 1, 2, 2, 2, 2]);
  expect(rounds(5)).toEqual(rounds(4));
});
