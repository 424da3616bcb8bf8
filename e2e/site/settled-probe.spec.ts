import { expect, type Page, test } from '@playwright/test';
import { installSettledProbe } from '../../wordpress/src/bench/settled-probe';

/** Opens a page with a container, and waits until the probe has seen its first content. */
async function openProbedPage(page: Page): Promise<void> {
  await page.addInitScript(installSettledProbe, { container: '#app', card: '.card' });
  await page.goto('data:text/html,<p id="above">Above</p><main id="app"><p class="card">One</p><i>Two</i></main>');
  await page.waitForFunction(() => globalThis.flightdeckSettled.firstCard !== null);
}

/** Runs a change in the page. @returns whether the probe saw the container change */
const probeSees = (page: Page, change: string) =>
  page.evaluate(async (code) => {
    const frames = () =>
      new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next))));
    await frames();
    const before = globalThis.flightdeckSettled.settled;
    const script = document.createElement('script');
    script.text = code;
    document.head.append(script);
    await frames();
    return globalThis.flightdeckSettled.settled !== before;
  }, change);

const app = `document.querySelector('#app')`;
const above = `document.querySelector('#above')`;
const card = `document.querySelector('.card')`;

for (const [name, change] of [
  ['another text', `${card}.firstChild.data = 'Other'`],
  ['a new element', `${app}.append(Object.assign(document.createElement('p'), { textContent: 'New' }))`],
  ['a removed element', `${card}.remove()`],
  ['an element that an attribute hides', `${card}.hidden = true`],
  ['styles of a container and an element in it', `${app}.style.textIndent = '20px'; ${card}.style.marginLeft = '5px'`],
  ['a container that moves because content above it grows', `${above}.style.paddingTop = '50px'`],
])
  test(`the probe of settled pages sees ${name}`, async ({ page }) => {
    await openProbedPage(page);
    expect(await probeSees(page, change ?? '')).toBe(true);
  });

for (const [name, change] of [
  ['the same text again', `${card}.textContent = 'One'`],
  ['an attribute without effect', `${card}.dataset.step = '2'`],
  [
    'a text for screen readers',
    `${app}.insertAdjacentHTML('beforeend', '<b style="position:absolute;width:1px;height:1px;overflow:hidden">x</b>')`,
  ],
  ['another text outside the container', `${above}.firstChild.data = 'Below'`],
])
  test(`the probe of settled pages ignores ${name}`, async ({ page }) => {
    await openProbedPage(page);
    expect(await probeSees(page, change ?? '')).toBe(false);
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
