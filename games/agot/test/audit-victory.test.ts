// 3.4-3.5 Ties at the end, one tie-breaker after the other.

import { scenario } from './table.ts';

/** Stark and Lannister hold two strongholds each, nobody else more than one; Stark stands above on the Iron Throne track. */
const EQUAL = {
  winterfell: 'stark 1F',
  seagard: 'stark 1F',
  lannisport: 'lannister 1F',
  riverrun: 'lannister 1F',
};

scenario('3.4 Land areas come before supply', ({ given, then }) => {
  given.players(3);
  given.bare();
  given.round(10);
  given.supply('stark', 6);
  given.supply('lannister', 0);
  given.map({ ...EQUAL, 'stoney-sept': 'lannister token' });
  given.at({ step: 'cleanUp' });
  then.wins('lannister', 'last-round');
});

scenario('3.4 Supply comes before the Iron Throne track', ({ given, then }) => {
  given.players(3);
  given.bare();
  given.round(10);
  given.throne('stark');
  given.supply('lannister', 6);
  given.map(EQUAL);
  given.at({ step: 'cleanUp' });
  then.wins('lannister', 'last-round');
});

scenario('3.4 The higher house on the Iron Throne track wins at last', ({ given, then }) => {
  given.players(3);
  given.bare();
  given.round(10);
  given.throne('baratheon', 'lannister', 'stark');
  given.supply('stark', 2);
  given.supply('lannister', 2);
  given.power('stark', 9);
  given.map(EQUAL);
  given.at({ step: 'cleanUp' });
  then.wins('lannister', 'last-round');
});

scenario('3.5 In the print of 2011 supply comes before power', ({ given, then }) => {
  given.players(3);
  given.profile('print2011');
  given.bare();
  given.round(10);
  given.supply('stark', 2);
  given.supply('lannister', 3);
  given.power('stark', 9);
  given.map({ ...EQUAL, 'castle-black': 'stark token' });
  given.at({ step: 'cleanUp' });
  then.wins('lannister', 'last-round');
});

scenario('3.5 In the print of 2011 power comes before the Iron Throne track', ({ given, then }) => {
  given.players(3);
  given.profile('print2011');
  given.bare();
  given.round(10);
  given.throne('stark');
  given.supply('stark', 2);
  given.supply('lannister', 2);
  given.power('lannister', 9);
  given.map(EQUAL);
  given.at({ step: 'cleanUp' });
  then.wins('lannister', 'last-round');
});
