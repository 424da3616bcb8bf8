/** @jest-environment ./tools/jest/environment.cjs */
import { FocusPage, focusedText, nextTask } from '../../testing/focus-page';

let page: FocusPage;
beforeEach(() => {
  page = new FocusPage();
});
afterEach(() => page.stop());

const heading = '<h1 tabindex="-1">My Plan</h1>';

test('does not scroll when it moves the focus to a heading or to the stored element', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await page.returnToMyPlan();
  focus.mockClear();
  page.outlet.innerHTML = heading;
  await nextTask();
  page.draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(page.button(1));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  focus.mockRestore();
});

test('Back restores focus and scroll position as soon as the focused element is drawn', async () => {
  await page.returnToMyPlan(640);
  // The previous screen is still in the document.
  await nextTask();
  expect(page.scrollY).toBe(0);
  page.outlet.innerHTML = `${heading}<i data-fd-waiting></i>`;
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  page.draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(page.button(1));
  expect(page.scrollY).toBe(640);
});

test('Back finds the focused element by its text, even if the screen has another button before it', async () => {
  await page.returnToMyPlan();
  page.draw('#/my-plan');
  page.outlet.insertAdjacentHTML('afterbegin', '<button>Close</button>');
  await nextTask();
  expect(document.activeElement).toBe(page.button(2));
});

test('Back focuses the heading while the stored element is missing', async () => {
  await page.returnToMyPlan();
  page.outlet.innerHTML = heading;
  await nextTask();
  expect(focusedText()).toBe('My Plan');
});

test('Back moves the focus from the heading to the stored element if the element is drawn late', async () => {
  await page.returnToMyPlan(640);
  page.outlet.innerHTML = heading;
  await nextTask();
  page.scrollY = 0;
  page.draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(page.button(1));
});

test('assigns a focus between an address change and its event to the previous entry', async () => {
  await page.go('#/my-plan');
  history.pushState(null, '', '#/security');
  page.button(0).focus();
  expect(history.state).toBeNull();
  page.changeRoute('#/security');
  page.draw('#/security');
  await nextTask();
  expect(focusedText()).toBe('Security');
});

test('stores a position soon after a screen opens, even if the user does nothing', async () => {
  jest.useFakeTimers();
  const visit = page.go('#/my-plan');
  await jest.runAllTimersAsync();
  await visit;
  expect(history.state).toEqual({ flightdeckEntry: expect.any(String) });
  jest.useRealTimers();
});

test('stores positions after a dialog has opened over a screen that was not drawn yet', async () => {
  await page.go('#/my-plan');
  page.arrive('#/dashboard');
  await page.go('#/disconnect');
  page.scrollTo(120);
  const { state } = history;
  await page.go('#/security');
  page.arrive('#/disconnect', state);
  page.draw('#/dashboard');
  await nextTask();
  expect(page.scrollY).toBe(120);
});

test('restores the position after a return from another page, and ignores invalid positions', async () => {
  document.querySelector('a')?.focus();
  page.scrollTo(300);
  window.dispatchEvent(new Event('pagehide'));
  page.stop();
  document.querySelector('a')?.blur();
  page.scrollY = 0;
  page.start();
  await nextTask();
  expect(focusedText()).toBe('Settings');
  expect(page.scrollY).toBe(300);
  // Values that other scripts may write.
  for (const flightdeckSpot of ['x', { scroll: 'x', focus: 1 }, { scroll: 5, focus: { tag: '<', name: 1 } }]) {
    page.stop();
    history.replaceState({ flightdeckEntry: 'other', flightdeckSpot }, '');
    expect(() => page.start()).not.toThrow();
    await nextTask();
  }
});
