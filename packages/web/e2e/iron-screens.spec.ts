import { testEverywhere } from './support/everywhere.ts';
import { ironScreens } from './support/iron-screens.ts';

testEverywhere(ironScreens);
