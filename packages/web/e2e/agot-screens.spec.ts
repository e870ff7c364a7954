import { agotScreens } from './support/agot-screens.ts';
import { holdsEverywhere } from './support/everywhere.ts';
import { test } from './support/test.ts';

for (const screen of agotScreens.filter(({ within }) => within === undefined))
  test(`${screen.name}: accessible and within the page, in every language and theme`, async ({
    page,
    baseURL,
  }) => {
    await holdsEverywhere(page, baseURL!, screen);
  });
