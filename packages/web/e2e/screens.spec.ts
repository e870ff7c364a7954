import { holdsEverywhere } from './support/everywhere.ts';
import { screens } from './support/screens.ts';
import { test } from './support/test.ts';

for (const screen of screens.filter(({ within }) => within === undefined))
  test(`${screen.name}: accessible and within the page, in every language and theme`, async ({
    page,
    baseURL,
  }) => {
    await holdsEverywhere(page, baseURL!, screen);
  });
