import { testEverywhere } from './support/everywhere.ts';
import { agotScreens } from './support/agot-screens.ts';

testEverywhere(agotScreens);
