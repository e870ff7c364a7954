// The table itself is large: it is loaded when one opens.

import { lazy } from 'react';

export const TableScreen = lazy(async () => ({ default: (await import('../table/screen.tsx')).TableScreen }));
