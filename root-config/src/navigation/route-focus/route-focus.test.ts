/** @jest-environment ./tools/jest/environment.cjs */
import { FocusPage, focusedText, nextTask } from '../../testing/focus-page';

let page: FocusPage;
beforeEach(() => {
  page = new FocusPage();
});
afterEach(() => page.stop());

test('does not move the focus when the page opens', async () => {
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  expect(page.announced).toEqual([]);
});

test('focuses the heading of the next screen, announces it once, and scrolls to the top', async () => {
  page.scrollY = 700;
  await page.go('#/my-plan');
  expect(focusedText()).toBe('My Plan');
  expect(page.announced).toEqual(['My Plan']);
  expect(page.scrollY).toBe(0);
});

test("does not focus the previous screen's heading, even if the new screen is drawn late", async () => {
  page.arrive('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  page.draw('#/my-plan');
  await nextTask();
  expect(focusedText()).toBe('My Plan');
});

test('prefers the heading with tabindex="-1"', async () => {
  await page.go('#/my-plan');
  await page.go('#/dashboard');
  expect(focusedText()).toBe('At A Glance');
});

test('does not move the focus if the new view has moved it', async () => {
  page.arrive('#/my-plan');
  page.draw('#/my-plan');
  page.button(0).focus();
  await nextTask();
  expect(focusedText()).toBe('Activate');
});

test('keeps focus and scroll position when the search term changes', async () => {
  await page.go('#/security');
  document.querySelector('a')?.focus();
  page.scrollY = 90;
  await page.go('#/security?term=ip');
  expect(focusedText()).toBe('Settings');
  expect(page.announced).toEqual(['Security']);
  expect(page.scrollY).toBe(90);
});

test('stops waiting for content as soon as the user does something', async () => {
  page.arrive('#/my-plan');
  await nextTask();
  window.dispatchEvent(new Event('pointerdown'));
  page.draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});

test('stops waiting for content after five seconds', async () => {
  jest.useFakeTimers();
  page.arrive('#/my-plan');
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  page.draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});
