/** @jest-environment ./tools/jest/environment.cjs */
import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { BehaviorSubject } from '@flightdeck/shared/store';
import { screens } from '../../routes/screens';
import { connected } from '../../testing/facts';
import type { Placement } from '../navigation';
import { manageRouteFocus } from './route-focus';

const views: Readonly<Record<string, string>> = {
  '#/dashboard': '<h1>Hidden heading</h1><h2 tabindex="-1">At A Glance</h2><a href="#/my-plan">See plan</a>',
  '#/my-plan': '<h1 tabindex="-1">My Plan</h1><button>Activate</button><button>Activate</button>',
  '#/security': '<h1 tabindex="-1">Security</h1>',
};
const placementOf = (hash: string): Placement => {
  const route = parseRoute(hash);
  return { route, screens: screens(route, connected) };
};

let placement$: BehaviorSubject<Placement>;
/** Replaces `window.scrollY`, which jsdom never changes. */
let fakeScrollY = 0;
const announced: string[] = [];
let stop = () => {};
let outlet: HTMLElement;

const draw = (hash: string) => {
  outlet.innerHTML = views[hash] ?? '';
};
/** Reports a change of the route; the previous view stays until `draw`. */
const changeRoute = (hash: string) => {
  placement$.next(placementOf(hash));
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const go = async (hash: string) => {
  history.pushState(null, '', hash);
  changeRoute(hash);
  draw(hash);
  await nextTask();
};
/** Returns to an entry with this state, which has a key. */
const goBack = (hash: string, state: unknown) => {
  history.pushState(state, '', hash);
  changeRoute(hash);
};
const focused = () => document.activeElement?.textContent;
const start = () => {
  stop = manageRouteFocus({
    navigation: { placement$ },
    root: document.body,
    outlet,
    announce: (text) => announced.push(text),
  });
};

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    fakeScrollY = Number(to[1]);
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => fakeScrollY });
  fakeScrollY = 0;
  announced.length = 0;
  document.body.innerHTML = '<a href="#/security">Settings</a><main></main>';
  outlet = document.querySelector('main') ?? document.body;
  history.replaceState(null, '', '#/dashboard');
  placement$ = new BehaviorSubject(placementOf('#/dashboard'));
  draw('#/dashboard');
  start();
});
afterEach(() => stop());

test('does not move the focus when the page opens', async () => {
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  expect(announced).toEqual([]);
});

test('focuses the heading of the next screen, announces it once, and scrolls to the top', async () => {
  fakeScrollY = 700;
  await go('#/my-plan');
  expect(focused()).toBe('My Plan');
  expect(announced).toEqual(['My Plan']);
  expect(fakeScrollY).toBe(0);
});

test('does not scroll when it moves the focus to a heading or to the stored element', async () => {
  await go('#/my-plan');
  outlet.querySelector('button')?.focus();
  const { state } = history;
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await go('#/security');
  goBack('#/my-plan', state);
  draw('#/my-plan');
  await nextTask();
  expect(focused()).toBe('Activate');
  expect(focus.mock.contexts.map((element) => (element instanceof HTMLElement ? element.textContent : null))).toEqual([
    'Security',
    'Activate',
  ]);
  for (const input of focus.mock.calls) expect(input).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test("does not focus the previous screen's heading, even if the new screen is drawn late", async () => {
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  draw('#/my-plan');
  await nextTask();
  expect(focused()).toBe('My Plan');
});

test('prefers the heading with tabindex="-1"', async () => {
  await go('#/my-plan');
  await go('#/dashboard');
  expect(focused()).toBe('At A Glance');
});

test('Back restores focus and scroll position as soon as the focused element is drawn', async () => {
  await go('#/my-plan');
  outlet.querySelectorAll('button')[1]?.focus();
  const { state } = history;
  fakeScrollY = 640;
  window.dispatchEvent(new Event('scroll'));
  await go('#/security');
  expect(fakeScrollY).toBe(0);

  goBack('#/my-plan', state);
  // The previous screen is still in the document.
  await nextTask();
  expect(fakeScrollY).toBe(0);
  outlet.innerHTML = '<h1 tabindex="-1">My Plan</h1><i data-fd-waiting></i>';
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(outlet.querySelectorAll('button')[1]);
  expect(fakeScrollY).toBe(640);
});

test('Back finds the focused element by its text, even if the screen has another button before it', async () => {
  await go('#/my-plan');
  outlet.querySelectorAll('button')[1]?.focus();
  const { state } = history;
  await go('#/security');
  goBack('#/my-plan', state);
  outlet.innerHTML = `<button>Close</button>${views['#/my-plan']}`;
  await nextTask();
  expect(document.activeElement).toBe(outlet.querySelectorAll('button')[2]);
});

test('assigns a focus between an address change and its event to the previous entry', async () => {
  await go('#/my-plan');
  history.pushState(null, '', '#/security');
  outlet.querySelector('button')?.focus();
  expect(history.state).toBeNull();
  changeRoute('#/security');
  draw('#/security');
  await nextTask();
  expect(focused()).toBe('Security');
});

test('stores a position soon after a screen opens, even if the user does nothing', async () => {
  jest.useFakeTimers();
  const visit = go('#/my-plan');
  await jest.runAllTimersAsync();
  await visit;
  expect(history.state).toEqual({ flightdeckEntry: expect.any(String) });
  jest.useRealTimers();
});

test('Back focuses the heading if the stored element is missing', async () => {
  await go('#/my-plan');
  outlet.querySelector('button')?.focus();
  const { state } = history;
  await go('#/security');
  goBack('#/my-plan', state);
  outlet.innerHTML = '<h1 tabindex="-1">My Plan</h1>';
  await nextTask();
  expect(focused()).toBe('My Plan');
});

test('Back moves the focus from the heading to the stored element if the element is drawn late', async () => {
  await go('#/my-plan');
  outlet.querySelectorAll('button')[1]?.focus();
  const { state } = history;
  fakeScrollY = 640;
  window.dispatchEvent(new Event('scroll'));
  await go('#/security');
  goBack('#/my-plan', state);
  outlet.innerHTML = '<h1 tabindex="-1">My Plan</h1>';
  await nextTask();
  expect(focused()).toBe('My Plan');
  fakeScrollY = 0;
  draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(outlet.querySelectorAll('button')[1]);
});

test('stops restoring as soon as the user does something', async () => {
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  await nextTask();
  window.dispatchEvent(new Event('pointerdown'));
  draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});

test('stores positions after a dialog has opened over a screen that was not drawn yet', async () => {
  await go('#/my-plan');
  history.pushState(null, '', '#/dashboard');
  changeRoute('#/dashboard');
  await go('#/disconnect');
  fakeScrollY = 120;
  window.dispatchEvent(new Event('scroll'));
  const { state } = history;
  await go('#/security');
  goBack('#/disconnect', state);
  draw('#/dashboard');
  await nextTask();
  expect(fakeScrollY).toBe(120);
});

test('does not move the focus if the new view has moved it', async () => {
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  draw('#/my-plan');
  outlet.querySelector('button')?.focus();
  await nextTask();
  expect(focused()).toBe('Activate');
});

test('keeps focus and scroll position when the search term changes', async () => {
  await go('#/security');
  document.querySelector('a')?.focus();
  fakeScrollY = 90;
  await go('#/security?term=ip');
  expect(focused()).toBe('Settings');
  expect(announced).toEqual(['Security']);
  expect(fakeScrollY).toBe(90);
});

test('restores the position after a return from another page, and ignores invalid positions', async () => {
  document.querySelector('a')?.focus();
  fakeScrollY = 300;
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  stop();
  document.querySelector('a')?.blur();
  fakeScrollY = 0;
  start();
  await nextTask();
  expect(focused()).toBe('Settings');
  expect(fakeScrollY).toBe(300);
  // Values that other scripts may write.
  for (const flightdeckSpot of ['x', { scroll: 'x', focus: 1 }, { scroll: 5, focus: { tag: '<', name: 1 } }]) {
    stop();
    history.replaceState({ flightdeckEntry: 'other', flightdeckSpot }, '');
    expect(start).not.toThrow();
    await nextTask();
  }
});

test('stops waiting for content after five seconds', async () => {
  jest.useFakeTimers();
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  draw('#/my-plan');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});
