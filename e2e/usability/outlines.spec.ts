import { announcements, recordAnnouncements } from '../support/accessibility/announcements';
import { outlineOf } from '../support/accessibility/outline';
import { expectCards, expectConnections, expectUpdated, panel, protectSwitch, toast } from '../support/dashboard';
import { connectionsDown } from '../support/failures/failure-panel';
import { networkAtRest } from '../support/network';
import { expectSaved, saveButton } from '../support/settings';
import type { ScenarioName } from '../support/site';
import { expect, test } from '../support/test';

/**
 * Main screens. Each has a file in `outlines/` with its accessibility tree: roles, names and states, as a screen reader reads
 * them. docs/browsers.md says how to update the files.
 */
const screens: readonly { readonly name: string; readonly route: string; readonly scenario: ScenarioName }[] = [
  { name: 'connect', route: '/dashboard', scenario: 'not-connected' },
  { name: 'dashboard', route: '/dashboard', scenario: 'security' },
  { name: 'my-plan', route: '/my-plan', scenario: 'security' },
  { name: 'security', route: '/security', scenario: 'security' },
  { name: 'recommendations', route: '/recommendations/site-type', scenario: 'free' },
  { name: 'summary', route: '/recommendations/summary', scenario: 'free' },
  { name: 'license', route: '/license/activation', scenario: 'free' },
  { name: 'disconnect', route: '/disconnect', scenario: 'free' },
  { name: 'search', route: '/security?term=video', scenario: 'free' },
  { name: 'status', route: '/status', scenario: 'free' },
];

for (const [index, { name, route, scenario }] of screens.entries())
  test.describe(name, () => {
    test.use({ scenario });

    // Every run checks a few of the screens.
    const isInEveryRun = index % 4 === 1;
    test(`the accessibility tree of the screen "${name}" matches outlines/${name}.txt${isInEveryRun ? '' : ' @long'}`, async ({
      page,
      openAs,
    }) => {
      await openAs('admin', route);
      await expect(page.locator('#fd-outlet').getByRole('heading').first()).toBeAttached();
      await networkAtRest(page);
      await expect(page.locator('#fd-outlet [aria-busy="true"]:visible')).toHaveCount(0);
      const screen = page.getByRole('dialog').or(page.locator('#flightdeck')).last();
      expect(await outlineOf(screen)).toMatchSnapshot(['outlines', `${name}.txt`]);
    });
  });

test('the accessibility tree of a failure panel matches outlines/failure.txt @long', async ({
  page,
  openAs,
  problems,
  site,
}) => {
  problems.allow(/./);
  const restoreFile = site.set.hide('mf-connection', 'remote.js');
  await openAs('admin');
  await expect(panel(page, connectionsDown)).toBeVisible();
  restoreFile();
  expect(await outlineOf(panel(page, connectionsDown))).toMatchSnapshot(['outlines', 'failure.txt']);
});

test('the accessibility tree of a widget matches outlines/widget.txt @long', async ({ page, logIn }) => {
  await logIn('admin');
  await page.goto('/widgets-demo');
  await expectConnections(page);
  expect(await outlineOf(page.locator('flightdeck-widget'))).toMatchSnapshot(['outlines', 'widget.txt']);
});

test.describe('cards', () => {
  test.use({ scenario: 'security' });

  test('each card begins with its heading, and its last action, if not a switch, comes after its texts', async ({
    page,
    openAs,
  }) => {
    await openAs('admin');
    await expectCards(page);
    await expectConnections(page);
    await networkAtRest(page);
    const problems = await page.locator('#fd-outlet article').evaluateAll((articles) =>
      articles.flatMap((article) => {
        const [firstElement] = article.querySelectorAll('h2, h3, h4, p, a, button, dl');
        const title = article.querySelector('h2, h3, h4')?.textContent ?? 'a card';
        const texts = [...article.querySelectorAll('p, dl')].filter((each) => each.checkVisibility());
        const actions = [...article.querySelectorAll('a, button')].filter(
          (each) => !each.closest('p, dl, figure, li, [popover], [role="tablist"], header') && each.checkVisibility(),
        );
        const isFollowing = (one: Element, other: Element) =>
          Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
        const lastAction = actions.at(-1);
        const isAfterTexts =
          !lastAction || lastAction.role === 'switch' || texts.every((text) => isFollowing(text, lastAction));
        return [
          ...(firstElement?.matches('h2, h3, h4') ? [] : [`${title}: begins with ${firstElement?.tagName}`]),
          ...(isAfterTexts ? [] : [`${title}: ${lastAction?.textContent} comes before a text`]),
        ];
      }),
    );
    expect(problems).toEqual([]);
  });
});

test('the announcements match outlines/announcements.txt, each once and in order', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await recordAnnouncements(page);
  await openAs('admin');
  await expectCards(page);
  await networkAtRest(page);
  await protectSwitch(page).click();
  await expectUpdated(page);
  await site.chaos({ method: 'POST', path: 'settings', kind: '500', times: 1 });
  await protectSwitch(page).click();
  await expect(toast(page).getByRole('alert')).not.toBeEmpty();
  await page.evaluate(() => {
    location.hash = '#/security';
  });
  await expect(page).toHaveTitle(/^Security/);
  await page.getByLabel('Always allowed IP addresses').fill('203.0.113.9');
  await saveButton(page).click();
  await expectSaved(page);
  await networkAtRest(page);
  expect(`${(await announcements(page)).join('\n')}\n`).toMatchSnapshot(['outlines', 'announcements.txt']);
});
