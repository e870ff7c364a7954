// The seven Solo Hero Cards: strength in battle, and what each can do.

import type { DomainId, HouseId } from '../data/ids.ts';
import { scenario } from './solo-table.ts';

const OTHERS: HouseId[] = ['tyrell', 'tully', 'stark'];

scenario('jaime-lannister: strength 3, and 2 more when he attacks a castle', ({ given, when, then }) => {
  given.person('stark');
  given.rivalHouse('lannister', ['tyrell', 'tully', 'greyjoy']);
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.deck('spoils-of-war', 'safe-passage');
  given.rivalActs('march', 2); // central: Riverrun
  when('stark').answers('riverrun');
  then.lines('attacker').are('tokens 1', 'heroes 3', 'solo-hero 2', 'safe-passage 3');
});

scenario("jaime-lannister: or King's Landing", ({ given, when, then }) => {
  given.person('stark');
  given.rivalHouse('lannister', ['tyrell', 'tully', 'greyjoy']);
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-3');
  given.army('highgarden', 'lannister-2');
  given.army('shield-islands', 'tyrell-3');
  given.army('kings-landing', 'arryn-2');
  given.deck('spoils-of-war', 'safe-passage');
  given.rivalActs('event', 7);
  when('stark').answers('kings-landing');
  then.lines('attacker').are('tokens 1', 'heroes 3', 'solo-hero 2', 'safe-passage 3');
});

scenario('jaime-lannister: not when he attacks a fief', ({ given, when, then }) => {
  given.person('stark');
  given.rivalHouse('lannister', ['tyrell', 'tully', 'greyjoy']);
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('shield-islands', 'tyrell-3');
  given.deck('spoils-of-war', 'safe-passage');
  given.rivalActs('march', 1);
  when('stark').answers('shield-islands');
  then.lines('attacker').are('tokens 1', 'heroes 3', 'safe-passage 3');
});

scenario('jaime-lannister: nor when he defends a castle', ({ given, when, then }) => {
  given.person('stark');
  given.rivalHouse('lannister', ['tyrell', 'tully', 'greyjoy']);
  given.army('shield-islands', 'stark-2+eddard-stark');
  given.army('winterfell', 'stark-1');
  given.deck('spoils-of-war');
  given.action('stark', 'march');
  when('stark').marches('shield-islands', 'stark-2', 'casterly-rock');
  when('stark').commits('pass');
  then.lines('defender').are('tokens 1', 'heroes 3', 'castle 1', 'spoils-of-war 1');
});

scenario(
  'eddard-stark: strength 3, and one unit more in his domain with every Recruit',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-1');
    given.army('white-harbor', 'eddard-stark');
    given.rivalActs('recruit', 3);
    when('lannister').answers('winterfell', 'winterfell', 'white-harbor', 'white-harbor');
    then.army('winterfell').is('stark-3');
    then.army('white-harbor').is('stark-2+eddard-stark');
    then.tellings('rival.ability').are({ hero: 'eddard-stark', effect: 'extra-recruit' });
  },
);

scenario('eddard-stark: only if there is room', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('white-harbor', 'eddard-stark');
  given.rivalActs('recruit', 1);
  when('lannister').answers('white-harbor', 'white-harbor');
  then.recruited('stark').is(3);
  then.notTold('rival.ability');
});

scenario('eddard-stark: a unit by a special action is no Recruit', ({ given, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('white-harbor', 'eddard-stark');
  given.rivalActs('event', 9);
  then.army('white-harbor').is('stark-1+eddard-stark');
  then.notTold('rival.ability');
});

scenario('hoster-tully: a token of a house that is not his ally with every Plot', ({ given, when, then }) => {
  given.rivalHouse('tully', ['tyrell', 'stark', 'greyjoy']);
  given.alliance('tyrell', 'tully');
  given.allies('tully', { tyrell: 2 });
  given.deck('banished-to-the-watch');
  given.rivalActs('plot');
  when('lannister').answers('tyrell');
  then.options('lannister').are(['arryn', 'greyjoy', 'stark']);
  when('lannister').answers('stark');
  then.allies('tully', 'tyrell').is(3);
  then.allies('tully', 'stark').is(1);
  then.told('rival.ability', { hero: 'hoster-tully', effect: 'extra-plot-token' });
});

scenario('hoster-tully: nothing if no such house has a token', ({ given, when, then }) => {
  given.rivalHouse('tully', ['tyrell', 'stark', 'greyjoy']);
  given.alliance('tyrell', 'tully');
  given.allies('lannister', { arryn: 6, stark: 6, greyjoy: 6 });
  given.deck('banished-to-the-watch');
  given.rivalActs('plot');
  when('lannister').answers('tyrell');
  then.notTold('rival.ability');
  then.offered('lannister', 'plot', 'follow');
});

scenario('hoster-tully: he fights with 2', ({ given, when, then }) => {
  given.rivalHouse('tully', ['tyrell', 'stark', 'greyjoy']);
  given.army('flints-finger', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');
  when('lannister').marches('flints-finger', 'lannister-2', 'riverrun');
  when('lannister').commits('pass');
  then.lines('defender').are('tokens 1', 'heroes 2', 'castle 1', 'spoils-of-war 1');
});

scenario('olenna-tyrell: a second Plot Card with every Plot', ({ given, when, then }) => {
  given.rivalHouse('tyrell', ['stark', 'tully', 'greyjoy']);
  given.deck('safe-passage', 'vendetta', 'lone-wolf');
  given.rivalActs('plot');
  when('lannister').answers('tully');
  then.told('rival.ability', { hero: 'olenna-tyrell', effect: 'second-plot-card' });
  when('lannister').answers('stark');
  then.tellings('rival.plot').are({ card: 'safe-passage' }, { card: 'vendetta' });
  then.discard().is(['safe-passage', 'vendetta']);
  then.offered('lannister', 'plot', 'follow');
});

scenario('euron-greyjoy: you lose 2 gold before you decide on a card', ({ given, when, then }) => {
  given.rivalHouse('greyjoy', OTHERS);
  given.gold('lannister', 3);
  given.army('ashemark', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['vendetta']); // 2 gold to defend with
  given.rivalActs('march', 4);
  when('lannister').answers('ashemark');
  then.gold('lannister').is(1);
  then.gold('greyjoy').is(0);
  then.refused('lannister', 'vendetta').because('cannot-pay-defence', '6.3');
  then.told('rival.ability', { hero: 'euron-greyjoy', effect: 'steal-on-attack' });
});

scenario('euron-greyjoy: nothing from an empty purse', ({ given, when, then }) => {
  given.rivalHouse('greyjoy', OTHERS);
  given.gold('lannister', 0);
  given.army('ashemark', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.rivalActs('march', 4);
  when('lannister').answers('ashemark');
  then.gold('lannister').is(0);
  then.notTold('rival.ability');
});

scenario(
  'euron-greyjoy: nothing when you attack him, nor when he attacks others',
  ({ given, when, then }) => {
    given.rivalHouse('greyjoy', OTHERS);
    given.gold('lannister', 3);
    given.deck('spoils-of-war', 'safe-passage');
    given.rivalActs('march', 2); // central: Riverrun
    when('lannister').answers('riverrun');
    then.gold('lannister').is(3);
    then.told('battle.started', { attacker: 'greyjoy', defender: 'tully' });
  },
);

/** Oberyn attacks Tyrell, with or without a token. */
for (const [units, lines] of [
  ['martell-1+oberyn-martell', ['heroes 4', 'solo-hero 2', 'safe-passage 3']],
  ['martell-2+oberyn-martell', ['tokens 1', 'heroes 4', 'safe-passage 3']],
] as const) {
  scenario(`oberyn-martell: strength 4, and 2 more alone: ${units}`, ({ given, when, then }) => {
    given.rivalHouse('martell', ['tyrell', 'tully', 'greyjoy']);
    given.army('sunspear', units);
    given.deck('spoils-of-war', 'safe-passage');
    given.rivalActs('march', 1); // south: Highgarden
    when('lannister').answers('highgarden');
    then.lines('attacker').are(...lines);
  });
}

scenario('oberyn-martell: alone in defence as well', ({ given, when, then }) => {
  given.rivalHouse('martell', ['tyrell', 'tully', 'greyjoy']);
  given.army('sunspear', 'martell-1');
  given.army('old-town', 'oberyn-martell');
  given.army('starfall', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');
  when('lannister').marches('starfall', 'lannister-2', 'old-town');
  when('lannister').commits('pass');
  then.lines('defender').are('heroes 4', 'solo-hero 2', 'spoils-of-war 1');
});

scenario('oberyn-martell: an ally beside him is company', ({ given, when, then }) => {
  given.rivalHouse('martell', ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tully', 'martell');
  given.army('riverrun', 'tully-2');
  given.army('sunspear', 'martell-1+oberyn-martell+tully-1');
  given.deck('spoils-of-war', 'safe-passage');
  given.rivalActs('march', 1);
  when('lannister').answers('highgarden');
  then.lines('attacker').are('tokens 1', 'heroes 4', 'safe-passage 3');
});

const CASTLES: readonly DomainId[] = ['the-reach', 'sunspear', 'dragonstone'];

for (const [held, points] of [
  [3, 2 + 2],
  [2, 2],
] as const) {
  scenario(`robert-baratheon: 2 VP more with four castles: ${held + 1}`, ({ given, then }) => {
    given.rivalHouse('baratheon');
    given.army('storms-end', 'robert-baratheon');
    for (const at of CASTLES.slice(0, held)) given.army(at, 'baratheon-1');
    given.round(3);
    given.step('scoring');
    given.rolls('march', 'march', 'march');
    // 2 for the most castles, 1 for its home with two tokens out
    then.score('baratheon').is(points + 1);
  });
}
