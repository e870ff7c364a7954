// Nobody learns what they may not know, at tables of three.

import { checkSecretsAt, LONG } from './secrets.ts';
import { test } from 'vitest';

test('nobody at a table of three finds out a secret', () => checkSecretsAt(3), LONG);
