// Nobody learns what they may not know, at tables of four.

import { checkSecretsAt, LONG } from './secrets.ts';
import { test } from 'vitest';

test('nobody at a table of four finds out a secret', () => checkSecretsAt(4), LONG);
