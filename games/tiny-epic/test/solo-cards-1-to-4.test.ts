// §20.6-20.15, §29: what each face of the die makes of Rival Cards 1 to 4.

import { turnsWith } from './solo-cards.ts';

// 1: two units to the Hero; March Highgarden, Sail Dragonstone; +2 in the next battle

turnsWith(1, {
  recruit: {
    first: 'sail',
    about: 'Robert sails alone, the token stays; both units join him there',
    deck: [],
    answers: ['dragonstone', 'dragonstone', 'dragonstone'],
    units: { 'storms-end': 'baratheon-1', dragonstone: 'baratheon-2+robert-baratheon' },
    recruited: 4,
    and: (then) => then.goldMaximum('lannister').is(5), // 20.2: four castles
  },
  sail: {
    first: 'recruit',
    about: 'there is room for one unit; then one token stays and the other sails along',
    deck: [],
    answers: ['storms-end', 'dragonstone'],
    units: { 'storms-end': 'baratheon-1', dragonstone: 'baratheon-1+robert-baratheon' },
    recruited: 3,
    and: (then) => then.told('rival.skips', { unit: 'baratheon', why: 'no-room' }),
  },
  whisper: {
    first: 'march',
    about: 'Tyrell is beaten without the bonus, which is still to come',
    deck: ['spoils-of-war', 'vendetta', 'safe-passage'],
    answers: ['highgarden', 'tyrell', 'old-town'],
    units: { 'storms-end': 'baratheon-1', highgarden: 'robert-baratheon', 'old-town': 'tyrell-2' },
    score: 1,
    rivals: { tully: 2, tyrell: 1 },
    removed: 'safe-passage',
    and: (then) => {
      then.lines('attacker').are('heroes 3', 'vendetta 4');
      then.lines('defender').are('tokens 3', 'castle 1', 'spoils-of-war 1');
      then.holds('the bonus waits', (w) => w.rival!.bonus === 2);
    },
  },
  march: {
    first: 'whisper',
    about: 'the bonus comes first and decides the battle',
    deck: ['safe-passage', 'spoils-of-war', 'critical-battle'],
    answers: ['highgarden', 'tyrell', 'old-town'],
    units: { 'storms-end': 'baratheon-1', highgarden: 'robert-baratheon', 'old-town': 'tyrell-2' },
    score: 1,
    rivals: { tully: 2, tyrell: 1 },
    removed: 'safe-passage',
    and: (then) => {
      then.lines('attacker').are('heroes 3', 'rival-card 2', 'critical-battle 1');
      then.holds('the bonus is used up', (w) => w.rival!.bonus === 0);
    },
  },
  event: {
    first: 'plot',
    about: 'its own shield and Tully’s bring two tokens of Tully; then the bonus',
    deck: ['tariffs-from-your-subjects', 'safe-passage'],
    answers: ['tully', 'tully'],
    rivals: { tully: 4 },
    removed: 'safe-passage',
    and: (then) => then.holds('the bonus waits', (w) => w.rival!.bonus === 2),
  },
  plot: {
    first: 'event',
    about: 'the bonus; then a token of Greyjoy, and one of yours',
    deck: ['safe-passage', 'forced-march'],
    answers: ['greyjoy', 'arryn'],
    rivals: { tully: 2, greyjoy: 1, arryn: 1 },
    mine: { greyjoy: 2 },
    removed: 'safe-passage',
    and: (then) => {
      then.holds('the bonus waits', (w) => w.rival!.bonus === 2);
      then.discard().is(['forced-march']);
    },
  },
});

// 2: two units of its own and one of an ally to the Hero; March home, Sail Pyke; 2 VP

turnsWith(2, {
  plot: {
    first: 'recruit',
    about:
      'Robert’s domain takes one unit of each, the second of its own finds no room; then a token of Tully',
    deck: ['safe-passage'],
    answers: ['tully', 'storms-end', 'storms-end', 'tully'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon+tully-1' },
    recruited: 3,
    rivals: { tully: 3 },
    and: (then) => then.pool('tully').is(3),
  },
  recruit: {
    first: 'plot',
    about: 'a token of Tyrell, one of its ally; then two of the three units',
    deck: ['poisoning'],
    answers: ['tyrell', 'tully', 'tully', 'storms-end', 'storms-end'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon+tully-1' },
    recruited: 3,
    rivals: { tully: 3, tyrell: 1 },
  },
  whisper: {
    first: 'march',
    about: 'the card names its home, so it goes to the nearest unoccupied fief; 2 VP',
    deck: ['safe-passage'],
    answers: ['blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    score: 2,
    removed: 'safe-passage',
    and: (then) => then.told('rival.target', { target: 'storms-end', verdict: 'friendly' }),
  },
  march: {
    first: 'whisper',
    about: '2 VP; then the nearest unoccupied fief instead of its home',
    deck: ['safe-passage'],
    answers: ['blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    score: 2,
    removed: 'safe-passage',
  },
  event: {
    first: 'sail',
    about: 'Greyjoy retreats, so the domain is taken without a point; 2 VP for the Event',
    deck: ['enlist-the-faceless-men', 'vendetta', 'safe-passage'],
    answers: ['pyke', 'three-sisters'],
    units: { 'storms-end': 'baratheon-1', pyke: 'robert-baratheon', 'three-sisters': 'greyjoy-3' },
    score: 2,
    removed: 'safe-passage',
    and: (then) => then.notTold('battle.decided'),
  },
  sail: {
    first: 'event',
    about: '2 VP; a tie at Pyke is Greyjoy’s, and Robert falls back to its ally',
    deck: ['safe-passage', 'spoils-of-war', 'honor-from-your-allies'],
    answers: ['pyke'],
    units: { 'storms-end': 'baratheon-1', riverrun: 'robert-baratheon+tully-2' },
    score: 2,
    removed: 'safe-passage',
    and: (then) => then.notTold('unit.lost'),
  },
});

// 3: two units home and one to the Hero; March Starfall, Sail Three Sisters; you lose 2 gold

turnsWith(3, {
  event: {
    first: 'recruit',
    about: 'home is where Robert stands: one unit fits; then you lose 2 gold',
    deck: ['safe-passage'],
    answers: ['storms-end'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon' },
    recruited: 3,
    gold: 2,
    removed: 'safe-passage',
  },
  recruit: {
    first: 'event',
    about: 'you lose 2 gold; then one unit fits',
    deck: ['safe-passage'],
    answers: ['storms-end'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon' },
    recruited: 3,
    gold: 2,
    removed: 'safe-passage',
  },
  whisper: {
    first: 'march',
    about: 'Robert takes Starfall with its castle; then you lose 2 gold',
    deck: ['safe-passage'],
    answers: ['starfall'],
    units: { 'storms-end': 'baratheon-1', starfall: 'robert-baratheon' },
    gold: 2,
    removed: 'safe-passage',
    and: (then) => then.castles('baratheon').is(4),
  },
  march: {
    first: 'whisper',
    about: 'you lose 2 gold; then Robert takes Starfall',
    deck: ['safe-passage'],
    answers: ['starfall'],
    units: { 'storms-end': 'baratheon-1', starfall: 'robert-baratheon' },
    gold: 2,
    removed: 'safe-passage',
  },
  plot: {
    first: 'sail',
    about: 'Robert takes Three Sisters; a shield of a house not in the game is as its own',
    deck: ['lone-wolf'],
    answers: ['three-sisters', 'tully'],
    units: { 'storms-end': 'baratheon-1', 'three-sisters': 'robert-baratheon' },
    rivals: { tully: 3 },
  },
  sail: {
    first: 'plot',
    about: 'a token of Tully for Martell’s shield; then Three Sisters',
    deck: ['crushing-siege'],
    answers: ['tully', 'three-sisters'],
    units: { 'storms-end': 'baratheon-1', 'three-sisters': 'robert-baratheon' },
    rivals: { tully: 3 },
  },
});

// 4: a unit each to the two castles with the fewest units; March Old Town, Sail Winterfell; you discard at random

turnsWith(4, {
  march: {
    first: 'recruit',
    about: 'The Reach has the fewest units, of the next two you choose, then The Reach again; then Old Town',
    deck: [],
    answers: ['the-reach', 'riverrun', 'the-reach', 'old-town'],
    units: {
      ...{ 'storms-end': 'baratheon-1', 'the-reach': 'baratheon-3', riverrun: 'baratheon-1+tully-2' },
      'old-town': 'robert-baratheon',
    },
    recruited: 5,
  },
  recruit: {
    first: 'march',
    about: 'Robert has left: Storm’s End and The Reach have the fewest, then Riverrun as few',
    deck: [],
    answers: ['old-town', 'storms-end', 'the-reach', 'riverrun'],
    units: {
      ...{ 'storms-end': 'baratheon-2', 'the-reach': 'baratheon-2', riverrun: 'baratheon-1+tully-2' },
      'old-town': 'robert-baratheon',
    },
    recruited: 5,
  },
  whisper: {
    first: 'sail',
    about: 'Robert takes Winterfell; then your Plot Card goes, not your Hero Card',
    deck: ['safe-passage'],
    answers: ['winterfell'],
    units: { 'storms-end': 'baratheon-1', winterfell: 'robert-baratheon' },
    removed: 'safe-passage',
    and: (then) => then.hand('lannister').is(['jaime-lannister']),
  },
  sail: {
    first: 'whisper',
    about: 'your Plot Card goes; then Robert takes Winterfell',
    deck: ['safe-passage'],
    answers: ['winterfell'],
    units: { 'storms-end': 'baratheon-1', winterfell: 'robert-baratheon' },
    removed: 'safe-passage',
    and: (then) => then.discard().is(['dealmaking']),
  },
  event: {
    first: 'plot',
    about: 'a token of Arryn; then your Plot Card goes',
    deck: ['unjust-trial', 'safe-passage'],
    answers: ['arryn'],
    rivals: { tully: 2, arryn: 1 },
    removed: 'safe-passage',
    and: (then) => then.discard().is(['dealmaking', 'unjust-trial']),
  },
  plot: {
    first: 'event',
    about: 'your Plot Card goes; then tokens of Tyrell and Greyjoy',
    deck: ['safe-passage', 'inspire-your-army'],
    answers: ['tyrell', 'greyjoy'],
    rivals: { tully: 2, tyrell: 1, greyjoy: 1 },
    removed: 'safe-passage',
    and: (then) => then.discard().is(['dealmaking', 'inspire-your-army']),
  },
});
