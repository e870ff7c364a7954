// §20.6-20.15, §29: what each face of the die makes of Rival Cards 5 to 8.

import { turnsWith } from './solo-cards.ts';

// 5: two units next to you, an ally's to its home; March Sunspear, Sail The Eyrie; a token of the house you hold most of

turnsWith(5, {
  march: {
    first: 'recruit',
    about: 'Riverrun is nearest to you and is Tully’s home; then Sunspear',
    deck: [],
    answers: ['tully', 'riverrun', 'riverrun', 'riverrun', 'sunspear'],
    units: { 'storms-end': 'baratheon-1', riverrun: 'baratheon-2+tully-3', sunspear: 'robert-baratheon' },
    recruited: 4,
  },
  recruit: {
    first: 'march',
    about: 'Sunspear; then all units to Riverrun',
    deck: [],
    answers: ['sunspear', 'tully', 'riverrun', 'riverrun', 'riverrun'],
    units: { 'storms-end': 'baratheon-1', riverrun: 'baratheon-2+tully-3', sunspear: 'robert-baratheon' },
    recruited: 4,
    and: (then) => then.pool('tully').is(4),
  },
  event: {
    first: 'sail',
    about: 'Arryn is beaten and retreats to the only fief; then a token of Greyjoy',
    deck: ['a-secret-heir', 'assault-by-sea', 'safe-passage'],
    answers: ['the-eyrie', 'arryn', 'greyjoy'],
    units: { 'storms-end': 'baratheon-1', 'the-eyrie': 'robert-baratheon', 'three-sisters': 'arryn-2' },
    score: 1,
    rivals: { tully: 2, arryn: 1, greyjoy: 1 },
    removed: 'safe-passage',
  },
  sail: {
    first: 'event',
    about: 'a token of Greyjoy; Arryn wins, and Robert retreats by himself',
    deck: ['safe-passage', 'maester-training', 'spoils-of-war'],
    answers: ['greyjoy', 'the-eyrie'],
    units: { 'storms-end': 'baratheon-1', 'three-sisters': 'robert-baratheon' },
    rivals: { tully: 2, greyjoy: 1 },
    removed: 'safe-passage',
  },
  plot: {
    first: 'whisper',
    about: 'a token of Greyjoy by the special action, another one by the shield',
    deck: ['safe-passage', 'faith-militant-returns'],
    answers: ['greyjoy', 'greyjoy'],
    rivals: { tully: 2, greyjoy: 2 },
    removed: 'safe-passage',
    and: (then) => then.pool('greyjoy').is(2),
  },
  whisper: {
    first: 'plot',
    about: 'a token of Arryn and one of yours; of the two you now hold as many of, you choose',
    deck: ['kingslayer', 'safe-passage'],
    answers: ['arryn', 'greyjoy', 'arryn'],
    rivals: { tully: 2, arryn: 2, greyjoy: 1 },
    mine: { greyjoy: 1, arryn: 1 },
    removed: 'safe-passage',
  },
});

// 6: a unit of its own and two of an ally to the Hero; March Blackhaven, Sail Castle Black; you lose a token near the Hero

turnsWith(6, {
  sail: {
    first: 'recruit',
    about: 'a token of its own and two of Tully come and sail along, one of its own stays',
    deck: [],
    answers: ['tully', 'storms-end', 'storms-end', 'storms-end', 'castle-black'],
    units: { 'storms-end': 'baratheon-1', 'castle-black': 'baratheon-1+robert-baratheon+tully-2' },
    recruited: 3,
  },
  recruit: {
    first: 'sail',
    about: 'Castle Black; a token of its own and two of Tully come there',
    deck: [],
    answers: ['castle-black', 'tully', 'castle-black', 'castle-black', 'castle-black'],
    units: { 'storms-end': 'baratheon-1', 'castle-black': 'baratheon-1+robert-baratheon+tully-2' },
    recruited: 3,
    and: (then) => then.pool('tully').is(3),
  },
  event: {
    first: 'march',
    about: 'Blackhaven; the token nearest to it is lost with its reward',
    deck: ['red-wedding', 'safe-passage'],
    answers: ['blackhaven', 'ashemark'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon', ashemark: '' },
    removed: 'safe-passage',
    and: (then) => {
      then.recruited('lannister').is(1);
      then.hand('lannister').is(['dealmaking', 'jaime-lannister', 'red-wedding']); // space 2 shows a card
    },
  },
  march: {
    first: 'event',
    about: 'your token nearest to Storm’s End is lost; then Blackhaven',
    deck: ['red-wedding', 'safe-passage'],
    answers: ['ashemark', 'blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon', ashemark: '' },
    removed: 'safe-passage',
  },
  plot: {
    first: 'whisper',
    about: 'your token is lost; then a token of Tyrell',
    deck: ['red-wedding', 'safe-passage', 'hire-a-master-of-whispers'],
    answers: ['ashemark', 'tyrell'],
    units: { ashemark: '' },
    rivals: { tully: 2, tyrell: 1 },
    removed: 'safe-passage',
  },
  whisper: {
    first: 'plot',
    about: 'tokens of Arryn and of its ally; then your token is lost',
    deck: ['a-secret-heir', 'red-wedding', 'safe-passage'],
    answers: ['arryn', 'tully', 'ashemark'],
    units: { ashemark: '' },
    rivals: { tully: 3, arryn: 1 },
    removed: 'safe-passage',
  },
});

// 7: two units to the Hero; March The Reach, Sail White Harbor; a move to NEXT TARGET

turnsWith(7, {
  whisper: {
    first: 'recruit',
    about: 'one unit fits and comes along to the nearest unoccupied fief',
    deck: ['safe-passage'],
    answers: ['storms-end', 'blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'baratheon-1+robert-baratheon' },
    recruited: 3,
    removed: 'safe-passage',
  },
  recruit: {
    first: 'whisper',
    about: 'Robert goes to the nearest unoccupied fief; both units join him',
    deck: ['safe-passage'],
    answers: ['blackhaven', 'blackhaven', 'blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'baratheon-2+robert-baratheon' },
    recruited: 4,
    removed: 'safe-passage',
  },
  sail: {
    first: 'march',
    about: 'The Reach is its own, so Blackhaven; from there White Harbor, and Blackhaven is given up',
    deck: [],
    answers: ['blackhaven', 'white-harbor'],
    units: { 'storms-end': 'baratheon-1', blackhaven: '', 'white-harbor': 'robert-baratheon' },
    and: (then) =>
      then
        .tellings('rival.target')
        .are(
          { move: 'march', row: 'south', target: 'the-reach', verdict: 'friendly' },
          { move: 'sail', row: 'south', target: 'white-harbor', verdict: 'unoccupied' },
        ),
  },
  march: {
    first: 'sail',
    about: 'White Harbor lies in the north, so the March goes to Last Hearth',
    deck: [],
    answers: ['white-harbor', 'last-hearth'],
    units: { 'storms-end': 'baratheon-1', 'white-harbor': '', 'last-hearth': 'robert-baratheon' },
    and: (then) =>
      then
        .tellings('rival.target')
        .are(
          { move: 'sail', row: 'south', target: 'white-harbor' },
          { move: 'march', row: 'north', target: 'last-hearth' },
        ),
  },
  event: {
    first: 'plot',
    about: 'a token of Tyrell; then the nearest unoccupied fief',
    deck: ['uniting-the-bloodlines', 'safe-passage'],
    answers: ['tyrell', 'blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    rivals: { tully: 2, tyrell: 1 },
    removed: 'safe-passage',
  },
  plot: {
    first: 'event',
    about: 'the nearest unoccupied fief; then a token of Greyjoy',
    deck: ['safe-passage', 'captured-at-sea'],
    answers: ['blackhaven', 'greyjoy'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    rivals: { tully: 2, greyjoy: 1 },
    removed: 'safe-passage',
  },
});

// 8: a unit of its own and one of an ally to the Hero; March Shield Islands, Sail Riverrun; you return a token

turnsWith(8, {
  whisper: {
    first: 'recruit',
    about: 'two units to Robert; then you return a token of your choice',
    deck: ['safe-passage'],
    answers: ['tully', 'storms-end', 'storms-end', 'greyjoy'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon+tully-1' },
    recruited: 3,
    mine: { greyjoy: 1, arryn: 1 },
    removed: 'safe-passage',
    and: (then) => then.pool('greyjoy').is(5),
  },
  recruit: {
    first: 'whisper',
    about: 'you return a token; then two units to Robert',
    deck: ['safe-passage'],
    answers: ['arryn', 'tully', 'storms-end', 'storms-end'],
    units: { 'storms-end': 'baratheon-2+robert-baratheon+tully-1' },
    recruited: 3,
    mine: { greyjoy: 2 },
    removed: 'safe-passage',
  },
  plot: {
    first: 'march',
    about: 'Shield Islands; then a token of Tyrell',
    deck: ['banished-to-the-watch'],
    answers: ['shield-islands', 'tyrell'],
    units: { 'storms-end': 'baratheon-1', 'shield-islands': 'robert-baratheon' },
    rivals: { tully: 2, tyrell: 1 },
  },
  march: {
    first: 'plot',
    about: 'tokens of Arryn and Tully; then Shield Islands',
    deck: ['critical-battle'],
    answers: ['arryn', 'tully', 'shield-islands'],
    units: { 'storms-end': 'baratheon-1', 'shield-islands': 'robert-baratheon' },
    rivals: { tully: 3, arryn: 1 },
  },
  event: {
    first: 'sail',
    about: 'Riverrun is its ally’s, so the nearest unoccupied fief; then you return a token',
    deck: ['safe-passage'],
    answers: ['blackhaven', 'arryn'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    mine: { greyjoy: 2 },
    removed: 'safe-passage',
    and: (then) => then.told('rival.target', { target: 'riverrun', verdict: 'friendly' }),
  },
  sail: {
    first: 'event',
    about: 'you return a token; then the nearest unoccupied fief',
    deck: ['safe-passage'],
    answers: ['greyjoy', 'blackhaven'],
    units: { 'storms-end': 'baratheon-1', blackhaven: 'robert-baratheon' },
    mine: { greyjoy: 1, arryn: 1 },
    removed: 'safe-passage',
  },
});
