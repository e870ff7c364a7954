// §20.6-20.15, §29: what each face of the die makes of Rival Cards 9 to 12.

import { turnsWith } from './solo-cards.ts';

// 9: two units home and one to the Hero; March Casterly Rock, Sail Flint's Finger; a unit to the Hero, or 2 VP

turnsWith(9, {
  whisper: {
    first: 'recruit',
    about: 'one unit fills Robert’s domain; another one finds no room, so 2 VP',
    deck: ['safe-passage'],
    answers: ['storms-end'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon' },
    recruited: 3,
    score: 2,
    removed: 'safe-passage',
  },
  recruit: {
    first: 'whisper',
    about: 'one unit fills Robert’s domain; the Recruit finds no room at all',
    deck: ['safe-passage'],
    answers: [],
    units: { 'storms-end': 'baratheon-2+robert-baratheon' },
    recruited: 3,
    removed: 'safe-passage',
    and: (then) =>
      then
        .tellings('rival.skips')
        .are(
          { where: 'home-domain-else-hero-domain', why: 'no-room' },
          { where: 'home-domain-else-hero-domain', why: 'no-room' },
          { where: 'hero-domain', why: 'no-room' },
        ),
  },
  event: {
    first: 'march',
    about: 'you are beaten at Casterly Rock; a unit joins Robert there',
    deck: ['vendetta', 'red-wedding', 'safe-passage'],
    answers: ['casterly-rock', 'pass', 'lannister', 'ashemark'],
    units: {
      ...{ 'storms-end': 'baratheon-1', 'casterly-rock': 'baratheon-1+robert-baratheon' },
      ashemark: 'lannister-1+jaime-lannister',
    },
    recruited: 3,
    score: 1,
    removed: 'safe-passage',
    and: (then) => {
      then.lines('attacker').are('heroes 3', 'vendetta 4');
      then.lines('defender').are('tokens 1', 'heroes 2', 'castle 1');
      then.hand('lannister').is(['dealmaking', 'jaime-lannister', 'red-wedding']);
    },
  },
  march: {
    first: 'event',
    about: 'a unit joins Robert, goes along and is lost; Robert retreats alone',
    deck: ['safe-passage', 'spoils-of-war'],
    answers: ['casterly-rock', 'dealmaking', 'baratheon'],
    units: { 'storms-end': 'baratheon-1', 'shield-islands': 'robert-baratheon' },
    yours: 1,
    removed: 'safe-passage',
    and: (then) => {
      then.lines('attacker').are('tokens 1', 'heroes 3', 'spoils-of-war 1');
      then.lines('defender').are('tokens 1', 'heroes 2', 'castle 1', 'dealmaking 2');
    },
  },
  plot: {
    first: 'sail',
    about: 'Flint’s Finger; then a token of Greyjoy',
    deck: ['assault-by-sea'],
    answers: ['flints-finger', 'greyjoy'],
    units: { 'storms-end': 'baratheon-1', 'flints-finger': 'robert-baratheon' },
    rivals: { tully: 2, greyjoy: 1 },
  },
  sail: {
    first: 'plot',
    about: 'your shield: you give a token; then Flint’s Finger',
    deck: ['raid-the-gold-lines'],
    answers: ['greyjoy', 'flints-finger'],
    units: { 'storms-end': 'baratheon-1', 'flints-finger': 'robert-baratheon' },
    rivals: { tully: 2, greyjoy: 1 },
    mine: { greyjoy: 1, arryn: 1 },
  },
});

// 10: a unit to the castle with the fewest units, two to others with the fewest; March Ashemark, Sail Casterly Rock; castles are compared

turnsWith(10, {
  plot: {
    first: 'recruit',
    about: 'The Reach and, of two equals, Storm’s End, then Riverrun; then a token of Tully',
    deck: ['maester-training'],
    answers: ['the-reach', 'storms-end', 'riverrun', 'tully'],
    units: {
      ...{ 'storms-end': 'baratheon-2+robert-baratheon', 'the-reach': 'baratheon-2' },
      riverrun: 'baratheon-1+tully-2',
    },
    recruited: 5,
    rivals: { tully: 3 },
  },
  recruit: {
    first: 'plot',
    about: 'a token of Arryn; then The Reach and, of two equals, Riverrun, then Storm’s End',
    deck: ['a-betrayers-gift'],
    answers: ['arryn', 'the-reach', 'riverrun', 'storms-end'],
    units: {
      ...{ 'storms-end': 'baratheon-2+robert-baratheon', 'the-reach': 'baratheon-2' },
      riverrun: 'baratheon-1+tully-2',
    },
    recruited: 5,
    rivals: { tully: 2, arryn: 1 },
  },
  event: {
    first: 'march',
    about: 'your token at Ashemark is beaten; with three castles to one 3 VP more',
    deck: ['critical-battle', 'red-wedding', 'safe-passage'],
    answers: ['ashemark', 'pass', 'lannister'],
    units: { 'storms-end': 'baratheon-1', ashemark: 'robert-baratheon' },
    score: 4,
    removed: 'safe-passage',
    and: (then) => then.recruited('lannister').is(1),
  },
  march: {
    first: 'event',
    about: '3 VP; its card is a Retreat, so Robert is back where he came from',
    deck: ['safe-passage', 'drain-the-coffers'],
    answers: ['ashemark', 'pass'],
    score: 3,
    removed: 'safe-passage',
    and: (then) => then.told('units.retreated', { side: 'baratheon', from: 'ashemark', to: 'storms-end' }),
  },
  whisper: {
    first: 'sail',
    about: 'Casterly Rock falls; with four castles to none 3 VP more',
    deck: ['honor-from-your-allies', 'red-wedding', 'safe-passage'],
    answers: ['casterly-rock', 'pass', 'lannister', 'shield-islands'],
    units: {
      ...{ 'storms-end': 'baratheon-1', 'casterly-rock': 'robert-baratheon' },
      'shield-islands': 'jaime-lannister',
    },
    score: 4,
    removed: 'safe-passage',
  },
  sail: {
    first: 'whisper',
    about: '3 VP; Casterly Rock holds, and nothing is there to be lost',
    deck: ['safe-passage', 'tariffs-from-your-subjects'],
    answers: ['casterly-rock', 'dealmaking'],
    units: { 'storms-end': 'baratheon-1', 'shield-islands': 'robert-baratheon' },
    score: 3,
    yours: 1,
    removed: 'safe-passage',
    and: (then) => then.notTold('unit.lost'),
  },
});

// 11: two units next to you, an ally's to its home; March Highgarden, Sail Last Hearth; the Hero rallies at home

turnsWith(11, {
  event: {
    first: 'recruit',
    about: 'all units to Riverrun; Robert is at home already, so a unit appears',
    deck: ['safe-passage'],
    answers: ['tully', 'riverrun', 'riverrun', 'riverrun'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon', riverrun: 'baratheon-2+tully-3' },
    recruited: 5,
    removed: 'safe-passage',
  },
  recruit: {
    first: 'event',
    about: 'a unit appears at home; then all units to Riverrun',
    deck: ['safe-passage'],
    answers: ['tully', 'riverrun', 'riverrun', 'riverrun'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon', riverrun: 'baratheon-2+tully-3' },
    recruited: 5,
    removed: 'safe-passage',
  },
  sail: {
    first: 'march',
    about: 'Tyrell is beaten at Highgarden; Robert sails on and gives it up',
    deck: ['hire-sellswords', 'captured-at-sea'],
    answers: ['highgarden', 'tyrell', 'shield-islands', 'last-hearth'],
    units: {
      ...{ 'storms-end': 'baratheon-1', highgarden: '', 'shield-islands': 'tyrell-2' },
      'last-hearth': 'robert-baratheon',
    },
    score: 1,
    rivals: { tully: 2, tyrell: 1 },
    and: (then) => then.castles('baratheon').is(3),
  },
  march: {
    first: 'sail',
    about: 'Last Hearth lies in the north, so the March goes to Winterfell',
    deck: [],
    answers: ['last-hearth', 'winterfell'],
    units: { 'storms-end': 'baratheon-1', 'last-hearth': '', winterfell: 'robert-baratheon' },
  },
  plot: {
    first: 'whisper',
    about: 'a unit appears at home; then a token of Tully',
    deck: ['safe-passage', 'press-into-battle'],
    answers: ['tully'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon' },
    recruited: 3,
    rivals: { tully: 3 },
    removed: 'safe-passage',
  },
  whisper: {
    first: 'plot',
    about: 'tokens of Arryn and Greyjoy; then a unit appears at home',
    deck: ['master-of-the-seas', 'safe-passage'],
    answers: ['arryn', 'greyjoy'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon' },
    recruited: 3,
    rivals: { tully: 2, arryn: 1, greyjoy: 1 },
    removed: 'safe-passage',
  },
});

// 12: a unit of its own and two of an ally to the Hero; March home, Sail Ashemark; a token of your Ally Pool

turnsWith(12, {
  event: {
    first: 'recruit',
    about: 'a token of its own and two of Tully join Robert; then it takes a token from you',
    deck: ['safe-passage'],
    answers: ['tully', 'storms-end', 'storms-end', 'storms-end', 'arryn'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon+tully-2' },
    recruited: 3,
    rivals: { tully: 2, arryn: 1 },
    mine: { greyjoy: 2 },
    removed: 'safe-passage',
  },
  recruit: {
    first: 'event',
    about: 'it takes a token from you; then a token of its own and two of Tully join Robert',
    deck: ['safe-passage'],
    answers: ['greyjoy', 'tully', 'storms-end', 'storms-end', 'storms-end'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon+tully-2' },
    recruited: 3,
    rivals: { tully: 2, greyjoy: 1 },
    mine: { greyjoy: 1, arryn: 1 },
    removed: 'safe-passage',
  },
  plot: {
    first: 'march',
    about: 'home is its own, so the nearest unoccupied fief; then a token of its ally',
    deck: ['trial-by-combat'],
    answers: ['blackhaven', 'tully'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    rivals: { tully: 3 },
  },
  march: {
    first: 'plot',
    about: 'a token of Tyrell and one of its ally; then the nearest unoccupied fief',
    deck: ['vision-of-the-three-eyed-raven'],
    answers: ['tyrell', 'tully', 'blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    rivals: { tully: 3, tyrell: 1 },
  },
  whisper: {
    first: 'sail',
    about: 'Ashemark falls; then it takes a token from you',
    deck: ['a-betrayers-gift', 'red-wedding', 'safe-passage'],
    answers: ['ashemark', 'pass', 'lannister', 'greyjoy'],
    units: { 'storms-end': 'baratheon-1', ashemark: 'robert-baratheon' },
    score: 1,
    rivals: { tully: 2, greyjoy: 1 },
    mine: { greyjoy: 1, arryn: 1 },
    removed: 'safe-passage',
  },
  sail: {
    first: 'whisper',
    about: 'it takes a token from you; its ally in Riverrun is conscripted for Ashemark',
    deck: ['safe-passage', 'cache-of-wildfire', 'red-wedding'],
    answers: ['arryn', 'ashemark', 'pass', 'lannister'],
    units: { 'storms-end': 'baratheon-1', ashemark: 'robert-baratheon' },
    score: 1,
    rivals: { tully: 2, arryn: 1 },
    mine: { greyjoy: 2 },
    removed: 'safe-passage',
    and: (then) => then.lines('attacker').are('heroes 3', 'conscripts 2'),
  },
});
