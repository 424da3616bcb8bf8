import { textFitProblems } from '../support/accessibility/fitting-texts';
import { mainScreenGroups, openScreen } from '../support/main-screens';
import { expect, test } from '../support/test';
import { shippedLocales } from '../support/translations';

const widths = [1280, 375];

for (const [language, locale] of [['en', 'en_US'] as const, ...shippedLocales])
  for (const { scenario, user, screens } of mainScreenGroups)
    test.describe(`${locale}, ${scenario}`, () => {
      test.use({ scenario });

      test(`every text fits on its screen in ${locale} @long`, async ({ page, problems, logIn }) => {
        problems.allow(/Failed to load resource|ERR_|badges?[/_]|img-src|status of [45]\d\d|Flightdeck: /);
        await logIn(user);
        const unfit: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const [index, screen] of screens.entries()) {
            await openScreen(page, screen, language, index === 0);
            for (const text of await textFitProblems(page)) unfit.push(`${screen.name}, ${width} px: ${text}`);
          }
        }
        expect(unfit).toEqual([]);
      });
    });

const style = 'font: 16px/20px sans-serif; margin: 0 0 40px';
const longText = 'Downtime monitoring for your site';

for (const [condition, html, problem] of [
  ['fits', `<button style="${style}">${longText}</button>`, undefined],
  ['wraps in a paragraph', `<p style="${style}; width: 90px">${longText}</p>`, undefined],
  [
    'is for screen readers',
    `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">${longText}</p>`,
    undefined,
  ],
  [
    'is longer than its button',
    `<button style="${style}; width: 90px; white-space: nowrap; padding: 0">${longText}</button>`,
    'wider',
  ],
  ['wraps in a button', `<button style="${style}; width: 120px">${longText}</button>`, 'in several lines'],
  [
    'ends in an ellipsis',
    `<p style="${style}; width: 90px; overflow: hidden; white-space: nowrap">${longText}</p>`,
    'cut by',
  ],
  [
    'leaves the window',
    `<p style="${style}; margin-left: 1200px; white-space: nowrap">${longText}</p>`,
    'beyond the window',
  ],
  [
    'is over another text',
    `<p style="${style}">${longText}</p><p style="${style}; margin-top: -60px">Stats</p>`,
    'over "Stats"',
  ],
  ['is a long placeholder', `<input placeholder="${longText}" style="${style}; width: 90px">`, 'placeholder cut'],
] as const)
  test(`${problem ? 'finds' : 'accepts'} a text that ${condition}`, async ({ page }) => {
    await page.setContent(`<main id="flightdeck">${html}</main>`);
    const found = await textFitProblems(page);
    expect(found).toEqual(problem ? [expect.stringContaining(problem)] : []);
  });
