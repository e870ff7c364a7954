// Nobody learns what they may not know, at tables of two.

import { test } from 'vitest';
import { checkSecretsAt, LONG } from './secrets.ts';

test('nobody at a table of two finds out a secret', () => checkSecretsAt(2), LONG);
