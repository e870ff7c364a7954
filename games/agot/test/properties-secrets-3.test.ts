// Nobody learns what they may not know, at tables of three.

import { test } from 'vitest';
import { checkSecretsAt, LONG } from './secrets.ts';

test('nobody at a table of three finds out a secret', () => checkSecretsAt(3), LONG);
