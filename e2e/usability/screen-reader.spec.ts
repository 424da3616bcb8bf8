import { announcements, recordAnnouncements } from '../support/accessibility/announcements';
import { expectCards, expectConnections, expectUpdated, protectSwitch, toast, updatedText } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expectSaved, saveButton } from '../support/settings';
import { expect, test } from '../support/test';

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

test('each announcement is read once and in order', async ({ page, openAs, site, expectProblems }) => {
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
  const saved = ['politely: Updating settings…', `politely: ${updatedText} Dismiss`];
  expect(await announcements(page)).toEqual([
    'politely: You have 1 unused license.',
    ...saved,
    'politely: Updating settings…',
    'at once: Error updating settings. There has been a critical error on this website. Dismiss',
    'politely: Security',
    ...saved,
  ]);
});
