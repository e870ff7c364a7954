// Nobody learns what they may not know, at tables of five.

import { test } from 'vitest';
import { checkSecretsAt, LONG } from './secrets.ts';

test('nobody at a table of five finds out a secret', () => checkSecretsAt(5), LONG);
