// §21.8 Evoke Terror, §21.14 alliances and terror, §21.15 taxes, §21.16 scoring.

import { coopScenario } from './coop-table.ts';

coopScenario('21.8 Each shield of a house in the game frightens a token of its pool', ({ given, then }) => {
  given.deck('dealmaking');
  given.terror('lannister');
  then.coop.terror('arryn', 1);
  then.coop.terror('tyrell', 1);
  then.pool('arryn').is(5);
  then.discard().includes('dealmaking');
});

coopScenario('21.8 With an empty pool nothing happens', ({ given, then }) => {
  given.deck('banished-to-the-watch');
  given.coop({ allies: { tyrell: 6 } });
  given.terror('lannister');
  then.coop.terror('tyrell', 0);
  then.told('terror.nothing', { house: 'tyrell' });
  then.coop.nightScore(0);
});

coopScenario('21.8 Any other shield frightens with a White Walker, a player’s too', ({ given, then }) => {
  given.deck('complex-negotiations');
  given.terror('lannister');
  then.coop.terrorWalkers(2);
  then.coop.walkersInPool(8);
});

coopScenario('21.8 Without a White Walker in the pool that is a point', ({ given, then }) => {
  given.deck('complex-negotiations');
  given.coop({ terrorWalkers: 9, walkers: ['thenn'] });
  given.terror('lannister');
  then.coop.nightScore(2);
});

coopScenario(
  '21.8, 30.2 It follows each turn with its follows, and no bottom die',
  ({ given, when, then }) => {
    given.round(6);
    given.turn('lannister', ['whisper', 'whisper']);
    given.deck('dealmaking');
    given.coop({ gold: 0 });
    when('lannister').places('whisper', 'whisper');
    when('lannister').skips();
    when('lannister').skips();
    then.notTold('terror.evoked');
    when('stark').skips();
    then.tellings('terror.evoked').are({ card: 'dealmaking' });
  },
);

coopScenario(
  '21.14 Every two White Walkers in the Terror Pool take a token with them',
  ({ given, when, then }) => {
    given.round(6);
    given.coop({ terrorWalkers: 5, allies: { arryn: 2, tully: 1 } });
    given.step('alliances');
    when('lannister', 'terror.giveToken').answers('arryn', 'tully');
    then.coop.allies('arryn', 1);
    then.coop.terror('arryn', 1);
    then.coop.terror('tully', 1);
    then.coop.terrorWalkers(0);
    then.coop.walkersInPool(10);
  },
);

coopScenario('21.14 One alone takes none, and a Treaty without tokens gives none', ({ given, then }) => {
  given.round(6);
  given.coop({ terrorWalkers: 1, allies: { arryn: 1 } });
  given.step('alliances');
  then.coop.allies('arryn', 1);
  then.coop.terrorWalkers(0);
});

coopScenario('21.14 A tie of two goes to the Treaty, two against one too', ({ given, then }) => {
  given.coop({ allies: { arryn: 2, tully: 2 }, terror: { arryn: 2, tully: 1 } });
  given.step('alliances');
  then.ally('arryn', 'treaty');
  then.ally('tully', 'treaty');
  then.coop.terrified();
});

coopScenario('21.14 One against one leaves the Shield on the mat', ({ given, then }) => {
  given.joined('arryn');
  given.coop({ allies: { arryn: 1 }, terror: { arryn: 1, tully: 1 }, terrified: ['tully'] });
  given.step('alliances');
  then.ally('arryn', undefined);
  then.coop.terrified();
});

coopScenario('21.14 The Throne counts as one for the Night King', ({ given, then }) => {
  given.coop({
    wall: false,
    nightKing: 'kings-landing',
    nightKingThrone: true,
    allies: { arryn: 2, tully: 2 },
    terror: { arryn: 2, tully: 1, greyjoy: 1 },
  });
  given.step('alliances');
  // 3 against 2; 2 against 2; 2 against nothing; 1 against nothing
  then.coop.terrified('arryn', 'greyjoy');
  then.ally('tully', 'treaty');
  then.ally('tyrell', undefined);
});

coopScenario(
  '21.14, 12.4 A house that is Terrified leaves the Treaty with Hero and castles',
  ({ given, when, then }) => {
    given.joined('tully');
    given.army('riverrun', 'tully-2+hoster-tully+stark-1');
    given.army('winterfell', 'stark-1+eddard-stark');
    given.coop({ allies: { tully: 1 }, terror: { tully: 2 } });
    given.step('alliances');
    when('stark', 'retreat.chooseTarget').answers('flints-finger');
    then.coop.terrified('tully');
    then.ally('tully', undefined);
    then.army('riverrun').is('tully-2');
    then.coop.heroCards();
    then.coop.castles(2);
    then.told('terror.terrified', { house: 'tully' });
  },
);

coopScenario('21.14 A later check wins it back', ({ given, then }) => {
  given.coop({ terrified: ['tully'], terror: { tully: 2 }, allies: { tully: 3 } });
  given.step('alliances');
  then.ally('tully', 'treaty');
  then.coop.terrified();
  then.told('terror.calmed', { house: 'tully' });
});

coopScenario('21.14 Afterwards both pools keep two of a house', ({ given, then }) => {
  given.round(6);
  given.coop({ allies: { arryn: 4 }, terror: { arryn: 2, tully: 3 }, terrified: ['tully'] });
  given.step('cull');
  then.coop.allies('arryn', 2);
  then.coop.terror('arryn', 2);
  then.coop.terror('tully', 2);
  then.pool('tully').is(4);
});

coopScenario(
  '21.15 Gold by fiefs, northern ones too, and by King’s Landing, none by Force Tracks',
  ({ given, then }) => {
    given.round(6);
    given.army('ashemark', 'lannister-3');
    given.army('thenn', 'stark-3');
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.army('winterfell', 'eddard-stark');
    given.joined('tully');
    given.army('the-rills', 'tully-1');
    given.coop({ wall: false, gold: 0 });
    given.step('taxes');
    then.coop.gold(3);
  },
);

coopScenario('21.15 King’s Landing pays two', ({ given, then }) => {
  given.round(6);
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'jaime-lannister');
  given.coop({ gold: 0 });
  given.step('taxes');
  then.coop.gold(2);
});

coopScenario('21.15 The Treaty holds ten gold at most', ({ given, then }) => {
  given.round(6);
  given.army('ashemark', 'lannister-3');
  given.army('the-rills', 'stark-3');
  given.army('casterly-rock', 'jaime-lannister');
  given.army('winterfell', 'eddard-stark');
  given.coop({ gold: 9 });
  given.step('taxes');
  then.coop.gold(10);
});

coopScenario(
  '21.15 Then the Night King gains a point for each White Walker on the map',
  ({ given, then }) => {
    given.round(6);
    given.coop({ walkers: ['thenn', 'hornwood', 'crasters-keep'], terrorWalkers: 2 });
    given.step('taxes');
    then.coop.nightScore(3);
    then.told('king.points', { points: 3, reason: 'walkers-on-map' });
  },
);

coopScenario('21.15, 30.7 A fief with a White Walker pays nothing', ({ given, then }) => {
  given.coop({ gold: 0, walkers: ['ashemark'] });
  given.step('taxes');
  then.coop.gold(0);
});

coopScenario(
  '21.16 A point for every two castles, rounded down, none for a destroyed one',
  ({ given, then }) => {
    given.round(3);
    given.army('castle-black', 'stark-1');
    given.army('winterfell', 'eddard-stark');
    given.army('pyke', 'lannister-1');
    given.army('casterly-rock', 'jaime-lannister');
    given.army('starfall', 'greyjoy-3');
    given.coop({ destroyed: ['pyke'] });
    given.step('scoring');
    then.told('scoring.tally', { seat: 'treaty', castles: 1, objectives: 0, alliances: 0 });
    then.coop.score(1);
    then.coop.nightScore(0);
  },
);

coopScenario('21.16 Objectives count only where units of the own house stand', ({ given, then }) => {
  given.round(5);
  // Lannister: home, and two fiefs; Stark: two fiefs, but at home only an ally
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-2');
  given.army('shield-islands', 'lannister-1+jaime-lannister');
  given.army('the-rills', 'stark-2');
  given.army('thenn', 'stark-2+eddard-stark');
  given.army('winterfell', 'tully-2');
  given.joined('tully');
  given.coop({ wall: false, nightKing: 'lands-of-always-winter' });
  given.step('scoring');
  then.told('scoring.tally', { seat: 'treaty', castles: 1, objectives: 3, alliances: 1 });
  then.coop.score(5);
});

coopScenario(
  '21.16 A fief of another player, or of an ally alone, is no objective of one’s own',
  ({ given, then }) => {
    given.round(3);
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.army('ashemark', 'lannister-2');
    given.army('shield-islands', 'tully-2');
    given.joined('tully');
    given.army('the-rills', 'stark-1+eddard-stark');
    given.step('scoring');
    // Lannister's home; for two fiefs with own units one is missing
    then.told('scoring.tally', { objectives: 1 });
  },
);

coopScenario('21.16 Only rounds 3 and 5 are scored', ({ given, then }) => {
  given.round(4);
  given.step('cleanUp');
  then.notTold('scoring.tally');
});

coopScenario('18.10, 21.16 A Loyal Companion leaves when scoring begins', ({ given, then }) => {
  given.round(3);
  given.beside('stark', ['loyal-companion']);
  given.step('scoring');
  then.beside('stark').is([]);
  then.discard().includes('loyal-companion');
});

coopScenario(
  '30.3, 30.4 Terror, comparison, cull, taxes, then the Night King’s points',
  ({ given, when, then }) => {
    given.round(6);
    given.army('ashemark', 'lannister-2');
    given.army('casterly-rock', 'jaime-lannister');
    given.coop({ gold: 0, terrorWalkers: 2, allies: { arryn: 4 }, walkers: ['thenn'] });
    given.step('alliances');
    when('lannister').answers('arryn');
    then.happened('terror.token', 'terror.walkersLeft', 'terror.counted', 'alliance.taken');
    then.happened('terror.counted', 'ally-token.returned', 'gold.gained', 'king.points', 'round.ended');
    then.ally('arryn', 'treaty');
  },
);

coopScenario('30.5 Scoring comes last, and after round 5 another round begins', ({ given, then }) => {
  given.round(5);
  given.army('old-town', 'lannister-1+jaime-lannister');
  given.coop({
    rangers: ['ranger-6a'],
    down: { 'antler-river': 'dragon-glass', 'storrolds-point': 'dragon-glass' },
  });
  given.step('taxes');
  then.happened('round.ended', 'scoring.tally', 'round.began');
});
