import { mainScreenGroups, openScreen } from '../support/main-screens';
import { test } from '../support/test';
import { shippedLocales } from '../support/translations';
import { pictureFile } from './album';
import { fitWindow } from './take';

/** Languages of the pictures, from a variable such as `FLIGHTDECK_PICTURE_LANGUAGES=de,ar`. Default: all shipped languages. */
const chosenLanguages = process.env.FLIGHTDECK_PICTURE_LANGUAGES?.split(',');

for (const [language, locale] of shippedLocales.filter(([each]) => chosenLanguages?.includes(each) ?? true))
  for (const { scenario, user, screens } of mainScreenGroups)
    test.describe(`${locale}, ${scenario}`, () => {
      test.use({ scenario });

      test(`takes pictures of the main screens in ${locale}, ${scenario}`, async ({ page, problems, logIn }) => {
        problems.allow(/Failed to load resource|ERR_|badges?[/_]|img-src|status of [45]\d\d|Flightdeck: /);
        await logIn(user);
        for (const width of ['1280', '375'] as const)
          for (const [index, screen] of screens.entries()) {
            await page.setViewportSize({ width: Number(width), height: 900 });
            await openScreen(page, screen, language, index === 0);
            const target = page.locator('dialog:modal, #flightdeck:not(:has(dialog:modal))').first();
            await fitWindow(page, target);
            await target.screenshot({ path: pictureFile(screen.name, language, width), animations: 'disabled' });
          }
      });
    });
