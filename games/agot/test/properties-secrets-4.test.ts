// Nobody learns what they may not know, at tables of four.

import { test } from 'vitest';
import { checkSecretsAt, LONG } from './secrets.ts';

test('nobody at a table of four finds out a secret', () => checkSecretsAt(4), LONG);
