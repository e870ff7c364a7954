import { testEverywhere } from './support/everywhere.ts';
import { screens } from './support/screens.ts';

testEverywhere(screens);
