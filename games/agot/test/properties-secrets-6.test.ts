// Nobody learns what they may not know, at tables of six.

import { test } from 'vitest';
import { checkSecretsAt, LONG } from './secrets.ts';

test('nobody at a table of six finds out a secret', () => checkSecretsAt(6), LONG);
