// The tools of a table that lie behind one button.

import type { Page } from '@playwright/test';
import type { Say } from './words.ts';

export async function openMore(page: Page, say: Say): Promise<void> {
  const more = page.getByRole('button', { name: say('common.more'), exact: true });
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
}
