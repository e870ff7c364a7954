// The Plot Cards of Ice & Fire that move armies and change battles, and Jon Snow.

import { onlyFinalUnits } from './cards-tables.ts';
import { scenario } from './table.ts';

// Dangerous Voyage

scenario(
  'Dangerous Voyage: 18.14 +1 for each Map Card, the destination included',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-2');
    given.army('hornwood', 'stark-3'); // NE: W, SW, SE, E, NE
    given.army('old-town', 'stark-3'); // SW: one card away
    given.army('blackhaven', 'stark-2'); // SE: two
    given.hand('lannister', ['dangerous-voyage']);
    given.hand('stark', []);
    given.gold('lannister', 3);
    given.action('lannister', 'event');

    when('lannister').plays('dangerous-voyage', 'casterly-rock', 'lannister-2', 'blackhaven', 'pass');
    when('stark').commits('pass');
    then.gold('lannister').is(0);
    then.lines('attacker').are('tokens 2', 'event 2');
  },
);

scenario('Dangerous Voyage: 18.14 at most +4, at any distance along the sea', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('flints-finger', 'lannister-2'); // NW: five cards from NE
  given.army('hornwood', 'stark-3');
  given.hand('lannister', ['dangerous-voyage']);
  given.hand('stark', []);
  given.gold('lannister', 3);
  given.action('lannister', 'event');
  when('lannister').plays('dangerous-voyage', 'flints-finger', 'lannister-2');
  then.refused('lannister', 'winterfell').because('same-map-card', '4.3.1');
  when('lannister').answers('hornwood', 'pass');
  when('stark').commits('pass');
  then.lines('attacker').are('tokens 2', 'event 4');
});

scenario('Dangerous Voyage: it must lead to a battle', ({ given, when, then }) => {
  given.iceAndFire();
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['dangerous-voyage', 'survival']);
  given.gold('lannister', 3);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'dangerous-voyage').because('prerequisite-missing', '4.6.1');
});

// Loyal Companion

scenario(
  'Loyal Companion: 18.10 it lies beside the mat, no hand card, and attacks with +1',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-3');
    given.army('shield-islands', 'stark-3');
    given.hand('lannister', ['loyal-companion']);
    given.hand('stark', []);
    given.action('lannister', 'event');
    when('lannister').plays('loyal-companion');
    then.beside('lannister').is(['loyal-companion']);
    then.hand('lannister').excludes('loyal-companion');
    then.discard().is([]);
    then.told('card.stays', { seat: 'lannister', card: 'loyal-companion' });
  },
);

scenario('Loyal Companion: 18.10 +1 in attack; the winner keeps it', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-3');
  given.beside('lannister', ['loyal-companion']);
  given.hand('lannister', []);
  given.hand('stark', []);
  given.action('lannister', 'march');
  when('lannister').marches('casterly-rock', 'lannister-3', 'shield-islands');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  then.lines('attacker').are('tokens 3', 'companion 1');
  when('stark').answers('stark', 'old-town');
  then.beside('lannister').is(['loyal-companion']);
  then.score('lannister').is(1);
});

scenario(
  'Loyal Companion: 18.10 +1 in defence, for an allied house too; a lost battle ends it',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-3+jaime-lannister');
    given.army('ashemark', 'tully-2');
    given.alliance('tully', 'stark');
    given.beside('stark', ['loyal-companion']);
    given.hand('lannister', []);
    given.hand('stark', []);
    given.army('casterly-rock', 'lannister-3');
    given.action('lannister', 'march');
    when('lannister').marches('casterly-rock', 'lannister-3', 'ashemark');
    when('lannister').commits('pass');
    when('stark').commits('pass');
    then.lines('defender').are('tokens 2', 'companion 1');
    then.told('battle.decided', { winner: 'stark' });
  },
);

scenario('Loyal Companion: 18.10 whoever loses discards it', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.beside('stark', ['loyal-companion']);
  given.hand('lannister', []);
  given.hand('stark', []);
  given.action('lannister', 'march');
  when('lannister').marches('casterly-rock', 'lannister-3', 'ashemark');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  when('stark').answers('stark');
  then.beside('stark').is([]);
  then.discard().is(['loyal-companion']);
});

scenario('Loyal Companion: 18.10 a battle ended by a Retreat icon is not lost', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.beside('stark', ['loyal-companion']);
  given.hand('lannister', []);
  given.hand('stark', ['survival']);
  given.action('lannister', 'march');
  when('lannister').marches('casterly-rock', 'lannister-3', 'ashemark');
  when('lannister').commits('pass');
  when('stark').commits('survival');
  when('stark').retreats();
  then.beside('stark').is(['loyal-companion']);
});

scenario('Loyal Companion: 18.10 it leaves when a Scoring Phase starts', ({ given, then }) => {
  given.iceAndFire();
  given.beside('stark', ['loyal-companion']);
  given.round(3);
  given.step('scoring');
  then.beside('stark').is([]);
  then.discard().is(['loyal-companion']);
});

scenario('Loyal Companion: 5.7 it is no part of the deck', ({ given, when, then }) => {
  given.iceAndFire();
  given.beside('stark', ['loyal-companion']);
  given.hand('lannister', ['loyal-companion'].slice(1) as []);
  given.action('lannister', 'whisper');
  when('lannister').whispers();
  then.hand('lannister').excludes('loyal-companion');
  then.deck().is(62 - 1 - 4);
});

// Reclaim your Homeland

scenario('Reclaim your Homeland: straight home, with +3 if somebody is there', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('blackhaven', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'stark-2');
  given.army('winterfell', 'stark-1');
  given.hand('lannister', ['reclaim-your-homeland']);
  given.hand('stark', []);
  given.action('lannister', 'event');
  when('lannister').plays('reclaim-your-homeland', 'blackhaven');
  then.refused('lannister', 'lannister-2').because('needs-a-hero-in-the-army', '4.6.2');
  when('lannister').answers('lannister-1+jaime-lannister');
  then.refused('lannister', 'old-town').because('wrong-kind-of-target', '18.1');
  when('lannister').answers('casterly-rock', 'pass');
  when('stark').commits('pass');
  then.lines('attacker').are('tokens 1', 'heroes 2', 'event 3');
  when('stark').answers('stark', 'shield-islands');
  then.controls('lannister', 'casterly-rock', 'blackhaven');
});

scenario(
  'Reclaim your Homeland: an allied Hero leads as well, and no battle is needed',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('riverrun', 'tully-2+hoster-tully');
    given.army('ashemark', 'lannister-1+jaime-lannister');
    given.alliance('tully', 'lannister');
    given.hand('lannister', ['reclaim-your-homeland']);
    given.action('lannister', 'event');
    when('lannister').plays('reclaim-your-homeland', 'riverrun', 'tully-1+hoster-tully', 'casterly-rock');
    then.army('casterly-rock').is('tully-1+hoster-tully');
    then.controls('lannister', 'casterly-rock');
  },
);

scenario('Reclaim your Homeland: without a Hero on the map it cannot be played', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('ashemark', 'lannister-2');
  given.hand('lannister', ['reclaim-your-homeland', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'reclaim-your-homeland').because('no-hero-on-map', '4.6.2');
});

// Resurrection

scenario('Resurrection: 18.32 the Hero returns for 2 gold, then marches', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-2');
  given.army('blackhaven', 'lannister-1');
  given.hand('lannister', ['resurrection']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  when('lannister').plays('resurrection');
  then.options('lannister').are(['casterly-rock', 'blackhaven']);
  when('lannister').answers('casterly-rock');
  then.gold('lannister').is(0);
  then.hand('lannister').is(['jaime-lannister']);
  when('lannister').answers('perform');
  then.refused('lannister', 'blackhaven').because('no-legal-move', '27.6');
  when('lannister').answers('casterly-rock');
  then.refused('lannister', 'lannister-2').because('needs-a-hero-in-the-army', '4.6.2');
  when('lannister').answers('lannister-1+jaime-lannister', 'shield-islands', 'stop');
  then.army('shield-islands').is('lannister-1+jaime-lannister');
  then.army('casterly-rock').is('lannister-1');
});

scenario('Resurrection: 18.22 the March may be declined', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['resurrection']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  when('lannister').plays('resurrection', 'casterly-rock', 'skip');
  then.army('casterly-rock').is('lannister-2+jaime-lannister');
});

scenario('Resurrection: it must be the own Hero that marches, not an allied one', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-1+tully-1+hoster-tully');
  given.alliance('tully', 'lannister');
  given.hand('lannister', ['resurrection']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  when('lannister').plays('resurrection', 'casterly-rock', 'perform', 'casterly-rock');
  then.refused('lannister', 'tully-1+hoster-tully').because('needs-a-hero-in-the-army', '4.6.2');
});

scenario('Resurrection: not while the own Hero stands on the map', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['resurrection', 'survival']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'resurrection').because('prerequisite-missing', '4.6.1');
});

// Lordly Promotion

scenario('Lordly Promotion: a Hero takes the place of a token', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-1');
  given.army('riverrun', 'tully-3');
  given.alliance('tully', 'lannister');
  given.hand('lannister', ['lordly-promotion']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');
  when('lannister').plays('lordly-promotion');
  then
    .options('lannister')
    .are([
      'jaime-lannister@casterly-rock',
      'jaime-lannister@ashemark',
      'hoster-tully@casterly-rock',
      'hoster-tully@ashemark',
    ]);
  when('lannister').answers('jaime-lannister@casterly-rock');
  then.army('casterly-rock').is('lannister-2+jaime-lannister');
  then.recruited('lannister').is(3);
  then.gold('lannister').is(0);
  then.cards('lannister').is(1); // no card of space 4
  then.hand('lannister').is(['jaime-lannister']);
});

scenario('Lordly Promotion: an allied Hero may take a domain over alone', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.alliance('tully', 'lannister');
  given.hand('lannister', ['lordly-promotion']);
  given.action('lannister', 'event');
  when('lannister').plays('lordly-promotion', 'hoster-tully@ashemark');
  then.army('ashemark').is('hoster-tully');
  then.controls('lannister', 'ashemark');
});

scenario('Lordly Promotion: all Heroes are on the map', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['lordly-promotion', 'survival']);
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'lordly-promotion').because('prerequisite-missing', '4.6.1');
});

// Stash of Dragonglass

scenario(
  'Stash of Dragonglass: 26.5 a card of the deck fights too, again while it shows Retreat',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-2');
    given.army('shield-islands', 'stark-3');
    given.army('ashemark', 'lannister-1');
    given.hand('lannister', ['stash-of-dragonglass', 'vendetta']);
    given.hand('stark', []);
    given.deck('survival', 'a-crown-for-a-king', 'dealmaking');
    given.action('lannister', 'event');
    when('lannister').plays('stash-of-dragonglass', 'casterly-rock', 'lannister-2', 'shield-islands');
    when('lannister').commits('vendetta');
    when('stark').commits('pass');
    then.lines('attacker').are('tokens 2', 'vendetta 4', 'dealmaking 2');
    then.told('battle.extraCard', { seat: 'lannister', card: 'dealmaking' });
    when('stark').answers('stark');
    then.discard().is(['survival', 'a-crown-for-a-king', 'vendetta', 'dealmaking', 'stash-of-dragonglass']);
  },
);

scenario(
  'Stash of Dragonglass: 18.29 a Secret extra card is replaced, and never by a Retreat',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-2');
    given.army('shield-islands', 'stark-3');
    given.hand('lannister', ['stash-of-dragonglass']);
    given.hand('stark', []);
    given.deck('house-of-the-undying', 'survival', 'loyal-companion');
    given.action('lannister', 'event');
    when('lannister').plays('stash-of-dragonglass', 'casterly-rock', 'lannister-2', 'shield-islands', 'pass');
    when('stark').commits('pass');
    then.lines('attacker').are('tokens 2', 'loyal-companion 4');
  },
);

scenario('Stash of Dragonglass: 18.29 the committed card’s Retreat still counts', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-3');
  given.hand('lannister', ['stash-of-dragonglass', 'survival']);
  given.hand('stark', []);
  given.deck('dealmaking');
  given.action('lannister', 'event');
  when('lannister').plays(
    'stash-of-dragonglass',
    'casterly-rock',
    'lannister-2',
    'shield-islands',
    'survival',
  );
  when('stark').commits('pass');
  then.asked('lannister', 'battle.attackerRetreat');
  when('lannister').retreats();
  then.army('casterly-rock').is('lannister-3');
});

scenario('Stash of Dragonglass: 18.29 two Conscripts count twice', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-3');
  given.hand('lannister', ['stash-of-dragonglass', 'disobedience']);
  given.hand('stark', []);
  given.deck('cache-of-wildfire');
  given.action('lannister', 'event');
  when('lannister').plays(
    'stash-of-dragonglass',
    'casterly-rock',
    'lannister-1',
    'shield-islands',
    'disobedience',
  );
  when('stark').commits('pass');
  then.lines('attacker').are('tokens 1', 'conscripts 2', 'conscripts 2');
});

scenario('Stash of Dragonglass: it must lead to a battle', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['stash-of-dragonglass', 'survival']);
  given.army('riverrun', 'tully-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('pyke', 'greyjoy-1');
  given.army('highgarden', 'tyrell-1');
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'stash-of-dragonglass').because('prerequisite-missing', '4.6.1');
});

// Unsullied

scenario('Unsullied: 18.28 after a win any army may march again into a battle', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('blackhaven', 'lannister-3');
  given.army('shield-islands', 'stark-2');
  given.army('storms-end', 'stark-1');
  given.hand('lannister', ['unsullied']);
  given.hand('stark', []);
  given.action('lannister', 'event');
  when('lannister').plays('unsullied', 'casterly-rock', 'lannister-3', 'shield-islands', 'pass');
  when('stark').commits('pass');
  when('stark').answers('stark', 'old-town');
  then.asked('lannister', 'march-battle-chain.performAgain');
  when('lannister').answers('perform', 'blackhaven', 'lannister-3');
  then.refused('lannister', 'sunspear').because('must-start-a-battle', '18.1');
  when('lannister').answers('storms-end', 'pass');
  when('stark').commits('pass');
  when('stark').answers('stark');
  then.score('lannister').is(2);
  then.controls('lannister', 'storms-end', 'shield-islands');
});

scenario(
  'Unsullied: 18.28 no second March without a win, and it may be declined',
  ({ given, when, then }) => {
    given.iceAndFire();
    given.army('casterly-rock', 'lannister-2');
    given.army('ashemark', 'lannister-1');
    given.army('shield-islands', 'stark-3');
    given.hand('lannister', ['unsullied']);
    given.hand('stark', []);
    given.action('lannister', 'event');
    when('lannister').plays('unsullied', 'casterly-rock', 'lannister-2', 'shield-islands', 'pass');
    when('stark').commits('pass');
    when('lannister').answers('lannister', 'ashemark');
    then.discard().is(['unsullied']);
  },
);

scenario('Unsullied: 18.28 the second March may be declined', ({ given, when, then }) => {
  given.iceAndFire();
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-1');
  given.army('shield-islands', 'stark-2');
  given.hand('lannister', ['unsullied']);
  given.hand('stark', []);
  given.action('lannister', 'event');
  when('lannister').plays('unsullied', 'casterly-rock', 'lannister-3', 'shield-islands', 'pass');
  when('stark').commits('pass');
  when('stark').answers('stark');
  when('lannister').answers('skip');
  then.discard().is(['unsullied']);
});

scenario('Unsullied: it must lead to a battle', ({ given, when, then }) => {
  given.iceAndFire();
  given.hand('lannister', ['unsullied', 'survival']);
  given.army('casterly-rock', 'lannister-1');
  given.army('pyke', 'greyjoy-1');
  given.army('highgarden', 'tyrell-1');
  given.army('riverrun', 'tully-1');
  given.action('lannister', 'event');
  when('lannister').answers('perform');
  then.refused('lannister', 'unsullied').because('prerequisite-missing', '4.6.1');
});

// Jon Snow

scenario('Jon Snow: a battle led by a Hero, and a point more for winning it', ({ given, when, then }) => {
  given.iceAndFire();
  given.players(['nights-watch', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('castle-black', 'nights-watch-2+jon-snow');
  given.army('last-hearth', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.hand('nights-watch', []);
  given.hand('stark', []);
  given.action('nights-watch', 'event');
  when('nights-watch').plays('jon-snow', 'march', 'castle-black');
  then.refused('nights-watch', 'nights-watch-2').because('needs-a-hero-in-the-army', '4.6.2');
  when('nights-watch').answers('nights-watch-1+jon-snow', 'last-hearth', 'pass');
  when('stark').commits('pass');
  when('stark').answers('stark');
  then.score('nights-watch').is(2);
  then.faceUp('nights-watch').is(['jon-snow']);
});

scenario('Jon Snow: a lost battle brings no point', ({ given, when, then }) => {
  given.iceAndFire();
  given.players(['nights-watch', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('castle-black', 'nights-watch-1+jon-snow');
  given.army('last-hearth', 'stark-3');
  given.hand('nights-watch', []);
  given.hand('stark', []);
  given.action('nights-watch', 'event');
  when('nights-watch').plays(
    'jon-snow',
    'march',
    'castle-black',
    'nights-watch-1+jon-snow',
    'last-hearth',
    'pass',
  );
  when('stark').commits('pass');
  when('nights-watch').answers('nights-watch');
  then.score('nights-watch').is(0);
  then.score('stark').is(1);
});

scenario('Jon Snow: no battle in reach', ({ given, when, then }) => {
  given.iceAndFire();
  given.players(['nights-watch', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.hand('nights-watch', ['survival']);
  given.action('nights-watch', 'event');
  when('nights-watch').answers('perform');
  then.refused('nights-watch', 'jon-snow').because('prerequisite-missing', '4.6.1');
});
