// Nobody learns what they may not know, at tables of two.

import { checkSecretsAt, LONG } from './secrets.ts';
import { test } from 'vitest';

test('nobody at a table of two finds out a secret', () => checkSecretsAt(2), LONG);
