// §22 The single player's Teammate, an automaton on the side of the Treaty.

import { teammateScenario } from './coop-teammate-table.ts';

teammateScenario(
  '22.2 You, the Teammate, you, the Teammate, each followed by Evoke Terror',
  ({ given, when, then }) => {
    given.personTurn(['whisper', 'whisper', 'whisper']);
    given.deck('dealmaking', 'banished-to-the-watch');
    when('lannister').places('whisper', 'plot');
    when('lannister').skips();
    when('lannister').skips();
    then.happened('die.placed', 'terror.evoked', 'rival.rolled');
  },
);

teammateScenario('20.5, 22.2 The slots used last round are closed', ({ given, then }) => {
  given.coins('march', 'sail');
  given.personTurn(['whisper', 'whisper', 'plot']);
  then.refused('lannister', 'place:whisper@march').because('slot-blocked', '20.5');
});

teammateScenario(
  '22.2 The dice of a round become coins, and three dice are rolled anew',
  ({ given, then }) => {
    given.slots({ march: 'whisper', plot: 'event' });
    given.coop({
      rangers: ['ranger-2b'],
      down: { 'haunted-forest': 'dragon-glass', 'storrolds-point': 'dragon-glass' },
    });
    given.rolls('march', 'sail', 'plot');
    given.step('layCoins');
    then.dice('lannister').is(['march', 'sail', 'plot']);
    then.refused('lannister', 'place:march@plot').because('slot-blocked', '20.5');
  },
);

teammateScenario('20.6, 22.1 Its person may follow the die, never the first action', ({ given, then }) => {
  given.teammateActs('whisper', 2);
  then.offered('lannister', 'whisper', 'follow');
});

teammateScenario('22.2 Its domains and castles are the Treaty’s', ({ given, then }) => {
  given.army('hornwood', 'stark-2');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.round(6);
  given.coop({ gold: 0 });
  given.step('taxes');
  then.coop.gold(1);
  then.coop.castles(2);
  then.over();
});

teammateScenario(
  '22.3 It goes where its card sends it: an unoccupied domain is the Treaty’s',
  ({ given, when, then }) => {
    // Card 5: from the northern row, March goes to Hornwood
    given.army('winterfell', 'stark-2+eddard-stark');
    given.teammateActs('march', 5);
    when('lannister', 'rivalMove.chooseTarget').answers('hornwood');
    then.army('hornwood').is('stark-1+eddard-stark');
    then.army('winterfell').is('stark-1');
    then.controls('treaty', 'hornwood', 'winterfell');
  },
);

teammateScenario(
  '22.3 Yours counts as friendly: it goes to the nearest White Walker and attacks',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'lannister-1');
    given.army('casterly-rock', 'jaime-lannister');
    given.coop({ walkers: ['the-rills', 'sunspear'], steel: 5 });
    given.deck('drain-the-coffers', 'safe-passage');
    given.teammateActs('march', 5);
    then.told('rival.target', { target: 'hornwood', verdict: 'friendly' });
    then.told('rival.nextTarget', { section: 'walker', targets: ['the-rills'] });
    when('lannister', 'rivalMove.chooseTarget').answers('the-rills');
    // A token and the Hero's 3, a card of 3, against 1 and a Retreat that counts 0
    then.lines('attacker').are('tokens 1', 'heroes 3', 'safe-passage 3');
    then.lines('defender').are('walkers 1');
    then.coop.score(1);
    then.army('the-rills').is('stark-1+eddard-stark');
  },
);

teammateScenario('22.3 Of equally near White Walkers you choose', ({ given, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.coop({ walkers: ['the-rills', 'white-harbor', 'sunspear'] });
  given.teammateActs('event', 7);
  then.options('lannister').are(['the-rills', 'white-harbor']);
});

teammateScenario('22.3 Without a White Walker it stays', ({ given, then }) => {
  given.army('hornwood', 'lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.teammateActs('march', 5);
  then.told('rival.stays', { domain: 'winterfell' });
  then.offered('lannister', 'march', 'follow');
});

teammateScenario('22.3 It does not go north while the Wall stands', ({ given, then }) => {
  given.coop({ walkers: ['crasters-keep'] });
  given.teammateActs('event', 7);
  then.told('rival.stays', { domain: 'winterfell' });
});

teammateScenario('22.3 Once the Wall is down it does', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1+eddard-stark');
  given.coop({ wall: false, walkers: ['crasters-keep'], steel: 5 });
  given.deck('drain-the-coffers', 'safe-passage');
  given.teammateActs('event', 7);
  when('lannister', 'rivalMove.chooseTarget').answers('crasters-keep');
  then.army('crasters-keep').is('eddard-stark');
});

teammateScenario('22.3 The north is in the northern row', ({ given, then }) => {
  given.army('crasters-keep', 'stark-2+eddard-stark');
  given.coop({ wall: false });
  given.teammateActs('march', 5);
  then.told('rival.target', { row: 'north', target: 'hornwood', verdict: 'unoccupied' });
});

teammateScenario(
  '22.3, E80 The Night King’s domain is closed to it while he has more points',
  ({ given, then }) => {
    given.coop({ wall: false, nightKing: 'hornwood', nightKingScore: 1 });
    given.teammateActs('march', 5);
    then.told('rival.target', { target: 'hornwood', verdict: 'closed' });
    then.told('rival.stays');
  },
);

teammateScenario(
  '22.3, 21.23 With the courage it attacks him, and may win the game',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.coop({ wall: false, glass: 3, nightKing: 'hornwood' });
    given.deck('drain-the-coffers', 'kingslayer');
    given.teammateActs('march', 5);
    when('lannister', 'rivalMove.chooseTarget').answers('hornwood');
    // A token, the Hero's 3 and a card of 5, against 3 and the Ice Dragon's 3
    then.strength('attacker').is(9);
    then.strength('defender').is(6);
    then.wins(['lannister'], 'night-king-beaten');
  },
);

teammateScenario('21.18, 22.3 King’s Landing is closed to it without six castles', ({ given, then }) => {
  given.coop({ walkers: ['kings-landing'] });
  given.teammateActs('event', 7);
  then.told('rival.stays');
});

teammateScenario(
  '22.3 A house outside the Treaty it attacks: the token won is the Treaty’s',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'greyjoy-2');
    given.army('pyke', 'greyjoy-1');
    given.deck('drain-the-coffers', 'kingslayer');
    given.army('the-eyrie', 'arryn-3');
    given.deck('spoils-of-war', 'kingslayer');
    given.teammateActs('march', 5);
    when('lannister').answers('hornwood', 'greyjoy');
    then.coop.allies('greyjoy', 1);
    then.coop.score(1);
  },
);

teammateScenario(
  '22.4 "You" is the Night King: card 6 eliminates the nearest White Walker',
  ({ given, when, then }) => {
    given.coop({ walkers: ['hornwood', 'sunspear'] });
    given.teammateActs('event', 6);
    when('lannister', 'rivalSpecial.eliminate').answers('hornwood');
    then.coop.walkers('sunspear');
  },
);

teammateScenario('22.4 Card 3: the Night King has no gold, and the Treaty loses none', ({ given, then }) => {
  given.coop({ gold: 4 });
  given.teammateActs('event', 3);
  then.coop.gold(4);
});

teammateScenario('22.4 Card 4: he has no cards, and you keep yours', ({ given, then }) => {
  given.hand('lannister', ['vendetta']);
  given.teammateActs('event', 4);
  then.hand('lannister').includes('vendetta');
});

teammateScenario('22.4 Card 2: its points are the Treaty’s', ({ given, then }) => {
  given.teammateActs('event', 2);
  then.coop.score(2);
});

teammateScenario(
  '22.4 Card 10: the Night King controls no castle, so the Treaty gains points',
  ({ given, then }) => {
    given.army('old-town', 'lannister-1+jaime-lannister');
    given.army('the-rills', 'stark-1+eddard-stark');
    given.teammateActs('event', 10);
    then.coop.score(3);
  },
);

teammateScenario(
  '22.4 Card 5: a token of the house that the Terror Pool holds most of',
  ({ given, when, then }) => {
    given.coop({ terror: { arryn: 2, tully: 1 } });
    given.teammateActs('event', 5);
    then.options('lannister').are(['arryn']);
    when('lannister', 'rivalToken.choose').answers('arryn');
    then.coop.allies('arryn', 1);
    then.coop.terror('arryn', 2);
  },
);

teammateScenario('22.4 Card 8: the Night King gives a token back to its house', ({ given, when, then }) => {
  given.coop({ terror: { arryn: 1, tully: 1 } });
  given.teammateActs('event', 8);
  then.options('lannister').are(['arryn', 'tully']);
  when('lannister').answers('tully');
  then.coop.terror('tully', 0);
  then.pool('tully').is(6);
});

teammateScenario('22.4 Card 12: the Treaty takes a token out of the Terror Pool', ({ given, when, then }) => {
  given.coop({ terror: { arryn: 1 } });
  given.teammateActs('event', 12);
  when('lannister').answers('arryn');
  then.coop.terror('arryn', 0);
  then.coop.allies('arryn', 1);
});

teammateScenario('22.4 Card 1: the bonus is for its next battle', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.coop({ walkers: ['hornwood'], steel: 5 });
  given.bonus(2);
  given.deck('drain-the-coffers', 'spoils-of-war');
  given.teammateActs('march', 5);
  when('lannister').answers('hornwood');
  then.lines('attacker').are('tokens 1', 'heroes 3', 'rival-card 2', 'spoils-of-war 1');
});

teammateScenario('22.4 Card 9: a unit into the Hero’s domain', ({ given, then }) => {
  given.teammateActs('event', 9);
  then.army('winterfell').is('stark-2+eddard-stark');
});

teammateScenario(
  '22.4 Card 11: its Hero goes home; a White Walker there does not make room',
  ({ given, then }) => {
    given.army('the-rills', 'stark-1+eddard-stark');
    given.coop({ walkers: ['winterfell'] });
    given.teammateActs('event', 11);
    then.army('the-rills').is('stark-1+eddard-stark');
    then.coop.walkers('winterfell');
  },
);

teammateScenario('22.4 Card 11: a house outside the Treaty does', ({ given, when, then }) => {
  given.army('the-rills', 'stark-1+eddard-stark');
  given.army('winterfell', 'greyjoy-2');
  given.teammateActs('event', 11);
  when('lannister', 'retreat.chooseTarget').answers('hornwood');
  then.army('winterfell').is('stark-1+eddard-stark');
  then.army('the-rills').is('stark-1');
});

teammateScenario('20.10, 22.1 It recruits free, with allies of the Treaty', ({ given, when, then }) => {
  given.joined('tully');
  given.coop({ gold: 0, allies: { tully: 2 } });
  given.teammateActs('recruit', 2);
  when('lannister', 'rivalRecruit.chooseAlly').answers('tully');
  when('lannister', 'rivalRecruit.chooseDomain').answers('winterfell');
  when('lannister', 'rivalRecruit.chooseDomain').answers('winterfell');
  then.army('winterfell').is('stark-2+eddard-stark+tully-1');
});

teammateScenario('21.17, 22.1 It recruits nothing into a domain of yours', ({ given, when, then }) => {
  // Card 4: one unit into each of its two castle domains with the fewest units
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('pyke', 'lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.army('castle-black', 'tully-1');
  given.army('starfall', 'greyjoy-3');
  given.army('riverrun', 'tully-2');
  given.joined('tully');
  given.teammateActs('recruit', 4);
  when('lannister', 'rivalRecruit.chooseDomain').answers('castle-black');
  then.army('castle-black').is('tully-1+stark-1');
});

teammateScenario(
  '22.5 Its Plot: a house’s token by its shield, any house you choose by another',
  ({ given, when, then }) => {
    given.deck('a-timely-alliance'); // Stark and Tully
    given.teammateActs('plot', 1);
    then.options('lannister').are(['arryn', 'tyrell', 'tully', 'greyjoy']);
    when('lannister', 'rivalToken.choose').answers('greyjoy');
    when('lannister', 'rivalToken.choose').answers('tully');
    then.coop.allies('greyjoy', 1);
    then.coop.allies('tully', 1);
  },
);

teammateScenario('22.5 Your shield is such another one', ({ given, when, then }) => {
  given.deck('hire-sellswords'); // Lannister
  given.coop({ allies: { arryn: 1 } });
  given.teammateActs('plot', 1);
  when('lannister', 'rivalToken.choose').answers('tyrell');
  then.coop.allies('tyrell', 1);
  then.coop.allies('arryn', 1);
});

teammateScenario('22.5 Of a token and its Hero the token is lost', ({ given, when, then }) => {
  given.army('crasters-keep', 'stark-1+eddard-stark');
  given.army('the-rills', 'stark-1');
  given.coop({
    wall: false,
    rangers: ['ranger-1'],
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.deck('spoils-of-war', 'safe-passage');
  given.step('round');
  when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
  then.options('lannister').are(['stark']);
  when('lannister', 'loss.chooseLoss').answers('stark');
  then.recruited('stark').is(1);
});

teammateScenario('22.5, 21.11 With only its Hero there nothing is lost', ({ given, when, then }) => {
  given.army('crasters-keep', 'eddard-stark');
  given.army('the-rills', 'stark-1');
  given.coop({
    wall: false,
    gold: 3,
    rangers: ['ranger-1'],
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.deck('spoils-of-war', 'safe-passage');
  given.step('round');
  when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
  // Its 3, the castle and a card of 1, against 6 and a card of 3
  then.strength('defender').is(5);
  then.strength('attacker').is(9);
  then.coop.gold(3);
  then.notTold('unit.lost');
  when('lannister', 'retreat.chooseTarget').answers('frostfangs');
  then.army('frostfangs').is('eddard-stark');
});

teammateScenario(
  '20.13, 22.5 Its Retreat as an attacker leads back to where it came from',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-1+eddard-stark');
    given.coop({ walkers: ['hornwood'] });
    given.deck('spoils-of-war', 'drain-the-coffers');
    given.teammateActs('march', 5);
    when('lannister').answers('hornwood');
    then.army('winterfell').is('stark-1+eddard-stark');
    then.notTold('unit.lost');
  },
);

teammateScenario('21.5, 22.2 It explores in its turn as you say', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3');
  given.army('the-rills', 'eddard-stark');
  given.army('hornwood', 'tully-3');
  given.army('riverrun', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'arryn-3');
  given.joined('tully');
  given.coop({ gold: 0, down: { 'the-rills': 'gold-2' } });
  given.teammateActs('recruit', 1);
  when('lannister', 'rivalRecruit.chooseDomain').answers('the-rills');
  when('lannister', 'rivalRecruit.chooseDomain').answers('the-rills');
  when('lannister', 'exploration.explore').answers('reveal:the-rills', 'take');
  then.coop.gold(2);
});

const REPLACED = [
  ['lannister', 'jaime-lannister', 3],
  ['greyjoy', 'euron-greyjoy', 3],
  ['baratheon', 'robert-baratheon', 3],
] as const;

for (const [house, hero, strength] of REPLACED) {
  teammateScenario(
    `22.4 ${hero}: an ability that makes no sense here is +1 against the dead`,
    ({ given, when, then }) => {
      const others = ['tyrell', 'tully', 'martell'] as const;
      given.person('nights-watch');
      given.teammate(house, [...others]);
      given.army('winterfell', hero);
      given.army('the-rills', `${house}-1`);
      given.coop({ walkers: ['hornwood'], steel: 5 });
      given.deck('drain-the-coffers', 'spoils-of-war');
      given.teammateActs('march', 5);
      when('nights-watch').answers('hornwood');
      then.lines('attacker').are(`heroes ${strength}`, 'solo-hero 1', 'spoils-of-war 1');
    },
  );
}

teammateScenario('22.4 It does not help against a house', ({ given, when, then }) => {
  given.person('nights-watch');
  given.teammate('greyjoy', ['tyrell', 'tully', 'martell']);
  given.army('winterfell', 'euron-greyjoy');
  given.army('the-rills', 'greyjoy-1');
  given.army('hornwood', 'tully-2');
  given.deck('drain-the-coffers', 'spoils-of-war');
  given.teammateActs('march', 5);
  when('nights-watch').answers('hornwood');
  then.coop.score(0);
  then.told('battle.retreat', { side: 'tully' });
});

teammateScenario('22.4 Oberyn alone keeps what is his', ({ given, when, then }) => {
  given.person('nights-watch');
  given.teammate('martell', ['tyrell', 'tully', 'greyjoy']);
  given.army('winterfell', 'oberyn-martell');
  given.army('the-rills', 'martell-1');
  given.coop({ walkers: ['hornwood'], steel: 5 });
  given.deck('drain-the-coffers', 'spoils-of-war');
  given.teammateActs('march', 5);
  when('nights-watch').answers('hornwood');
  then.lines('attacker').are('heroes 4', 'solo-hero 2', 'spoils-of-war 1');
});

teammateScenario('22.4 Eddard recruits one more, as ever', ({ given, when, then }) => {
  given.army('winterfell', 'eddard-stark');
  given.army('the-rills', 'stark-1');
  given.teammateActs('recruit', 7);
  when('lannister').answers('winterfell', 'winterfell');
  then.told('rival.skips', { why: 'no-room' });
});

teammateScenario('22.4 Olenna turns over a second card', ({ given, when, then }) => {
  given.teammate('tyrell', ['stark', 'tully', 'greyjoy']);
  given.army('highgarden', 'tyrell-1+olenna-tyrell');
  given.deck('safe-passage', 'unjust-trial'); // Tully, Arryn
  given.teammateActs('plot', 1);
  when('lannister').answers('tully', 'arryn');
  then.coop.allies('tully', 1);
  then.coop.allies('arryn', 1);
});

teammateScenario('22.4 Hoster takes a token of a house outside the Treaty', ({ given, when, then }) => {
  given.teammate('tully', ['tyrell', 'stark', 'greyjoy']);
  given.joined('tyrell');
  given.deck('unjust-trial');
  given.teammateActs('plot', 1);
  when('lannister').answers('arryn');
  then.options('lannister').are(['arryn', 'stark', 'greyjoy']);
});

teammateScenario('22.4 Card 1 gives that bonus', ({ given, then }) => {
  given.teammateActs('event', 1);
  then.holds('it has the bonus', ({ rival }) => rival!.bonus === 2);
});

teammateScenario('22.5, 21.7 Routed by the Night King it loses a token, not its Hero', ({ given, then }) => {
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('the-rills', 'stark-1');
  given.coop({ wall: false, glass: 3, nightKing: 'hornwood', nightKingScore: 1 });
  given.deck('banished-to-the-watch');
  given.terror('lannister');
  then.asked('lannister', 'rout.chooseLoss');
  then.options('lannister').are(['stark']);
});

teammateScenario('22.4 The changed ability is for the dead alone', ({ given, when, then }) => {
  given.person('nights-watch');
  given.teammate('greyjoy', ['tyrell', 'tully', 'martell']);
  given.army('winterfell', 'euron-greyjoy');
  given.army('the-rills', 'greyjoy-1');
  given.army('hornwood', 'tully-2');
  given.deck('spoils-of-war', 'safe-passage');
  given.teammateActs('march', 5);
  when('nights-watch').answers('hornwood');
  then.lines('attacker').are('heroes 3', 'safe-passage 3');
});
