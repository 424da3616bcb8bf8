import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { expect, test } from '../support/test';
import { states } from './states';

// Tests without @long are part of every run: the first test for every sixth state, the second for every eighth.
for (const [index, { name, user, scenario = 'free', reach, problems, scope }] of states.entries()) {
  test.describe(name, () => {
    test.use({ scenario });

    test.beforeEach(({ logIn, expectProblems }) => {
      if (problems) expectProblems(problems);
      return logIn(user);
    });

    test(`${name} is accessible in light mode, in dark mode and in a window 320 px wide${index % 6 === 0 ? '' : ' @long'}`, async ({
      page,
      site,
    }) => {
      await reach(page, site, '');
      await expectAccessible(page, scope);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, scope);
      await page.setViewportSize({ width: 320, height: 900 });
      await expectNoOverflow(page);
      await expectAccessible(page, scope);
    });

    test(`${name} is accessible in a right-to-left language${index % 8 === 0 ? '' : ' @long'}`, async ({
      page,
      site,
    }) => {
      await reach(page, site, 'lang=ar-XB');
      // The states with a scope are on other pages, whose direction is not ours.
      if (!scope) await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectAccessible(page, scope);
      await page.setViewportSize({ width: 320, height: 900 });
      await expectNoOverflow(page);
    });
  });
}
