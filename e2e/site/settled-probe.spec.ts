import { expect, type Page, test } from '@playwright/test';
import { installSettledProbe } from '../../wordpress/src/bench/settled-probe';

/** Opens a page with a container, and waits until the probe has seen its card. */
async function openProbedPage(page: Page): Promise<void> {
  await page.addInitScript(installSettledProbe, { container: '#app', card: '.card' });
  await page.goto('data:text/html,<p id="above">Above</p><main id="app"><p class="card">One</p><i>Two</i></main>');
  await page.waitForFunction(() => globalThis.flightdeckSettled.firstCard !== null);
}

/** Runs a script in the page. @returns whether the probe noticed a change in the container */
const noticesChange = (page: Page, script: string) =>
  page.evaluate(async (code) => {
    const waitForFrames = () =>
      new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next))));
    await waitForFrames();
    const before = globalThis.flightdeckSettled.settled;
    const element = document.createElement('script');
    element.text = code;
    document.head.append(element);
    await waitForFrames();
    return globalThis.flightdeckSettled.settled !== before;
  }, script);

const app = `document.querySelector('#app')`;
const above = `document.querySelector('#above')`;
const card = `document.querySelector('.card')`;

for (const [name, script] of [
  ['a changed text', `${card}.firstChild.data = 'Other'`],
  ['a new element', `${app}.append(Object.assign(document.createElement('p'), { textContent: 'New' }))`],
  ['a removed element', `${card}.remove()`],
  ['that an attribute hides an element', `${card}.hidden = true`],
  [
    'changed styles of the container and of an element in it',
    `${app}.style.textIndent = '20px'; ${card}.style.marginLeft = '5px'`,
  ],
  ['that the container moves because content above it grows', `${above}.style.paddingTop = '50px'`],
])
  test(`the probe of settled pages notices ${name}`, async ({ page }) => {
    await openProbedPage(page);
    expect(await noticesChange(page, script ?? '')).toBe(true);
  });

for (const [name, script] of [
  ['the same text again', `${card}.textContent = 'One'`],
  ['an attribute without effect', `${card}.dataset.step = '2'`],
  [
    'a text for screen readers',
    `${app}.insertAdjacentHTML('beforeend', '<b style="position:absolute;width:1px;height:1px;overflow:hidden">x</b>')`,
  ],
  ['a changed text outside of the container', `${above}.firstChild.data = 'Below'`],
])
  test(`the probe of settled pages ignores ${name}`, async ({ page }) => {
    await openProbedPage(page);
    expect(await noticesChange(page, script ?? '')).toBe(false);
  });

for (const [name, loading] of [
  ['says that it is loading', '<p class="card">Loading…</p>'],
  ['is marked as busy', '<p class="card" aria-busy="true">One</p>'],
  ['has a placeholder', '<p class="card"><i class="is-placeholder">One</i></p>'],
])
  test(`a card that ${name} has no content yet`, async ({ page }) => {
    await page.addInitScript(installSettledProbe, { container: '#app', card: '.card' });
    await page.goto(`data:text/html;charset=utf-8,<main id="app">${loading}</main>`);
    await page.waitForFunction(() => globalThis.flightdeckSettled.firstCard !== null);
    expect(await page.evaluate(() => globalThis.flightdeckSettled.realCard)).toBeNull();
    await page.evaluate(() =>
      document
        .querySelector('#app')
        ?.replaceChildren(Object.assign(document.createElement('p'), { className: 'card', textContent: 'Two' })),
    );
    await page.waitForFunction(() => globalThis.flightdeckSettled.realCard !== null);
  });
