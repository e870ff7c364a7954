// Every flow of the cooperative game.

import { addWalker, assault, conquest, displace, kingAttack, rout, secondAttack } from './king.ts';
import { nightBattle, nightToken, nightWalker, ranger } from './ranger.ts';
import { coopRound, coopTurn, ownAction } from './round.ts';
import { teammateRound, teammateTurn } from './teammate/round.ts';
import { evokeTerror, terror } from './terror.ts';
import { exploration, glass, turnToken, useToken } from './tokens.ts';

export const coopFlows = [
  ...[coopRound, coopTurn, ownAction, ranger, nightToken, nightWalker, nightBattle],
  ...[addWalker, displace, assault, kingAttack, rout, conquest, secondAttack],
  ...[teammateRound, teammateTurn],
  ...[turnToken, useToken, exploration, glass, evokeTerror, terror],
];
