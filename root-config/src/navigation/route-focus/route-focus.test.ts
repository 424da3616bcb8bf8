/** @jest-environment ./tools/jest/environment.cjs */
import { parseRoute } from '@flightdeck/shared/contracts/areas';
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

let placement: Placement;
let listener = () => {};
let scrolled = 0;
const announced: string[] = [];
let stop = () => {};
let outlet: HTMLElement;

const draw = (hash: string) => {
  outlet.innerHTML = views[hash] ?? '';
};
/** The address has changed; the previous view remains until `draw`. */
const changeRoute = (hash: string) => {
  placement = placementOf(hash);
  listener();
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const go = async (hash: string) => {
  history.pushState(null, '', hash);
  changeRoute(hash);
  draw(hash);
  await settled();
};
/** Back to an entry that carries a key. */
const back = (hash: string, state: unknown) => {
  history.pushState(state, '', hash);
  changeRoute(hash);
};
const focused = () => document.activeElement?.textContent;
const start = () => {
  stop = manageRouteFocus({
    navigation: {
      current: () => placement,
      subscribe: (input) => {
        listener = input;
        return () => {};
      },
    },
    root: document.body,
    outlet,
    announce: (text) => announced.push(text),
  });
};

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled = Number(to[1]);
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  scrolled = 0;
  announced.length = 0;
  document.body.innerHTML = '<a href="#/security">Settings</a><main></main>';
  outlet = document.querySelector('main') ?? document.body;
  history.replaceState(null, '', '#/dashboard');
  placement = placementOf('#/dashboard');
  draw('#/dashboard');
  start();
});
afterEach(() => stop());

test('does not move the focus when the page opens', async () => {
  await settled();
  expect(document.activeElement).toBe(document.body);
  expect(announced).toEqual([]);
});

test('focuses the heading of the next screen, announces it once, and scrolls to the top', async () => {
  scrolled = 700;
  await go('#/my-plan');
  expect(focused()).toBe('My Plan');
  expect(announced).toEqual(['My Plan']);
  expect(scrolled).toBe(0);
});

test('never scrolls by moving the focus, neither to a heading nor back to a position', async () => {
  await go('#/my-plan');
  outlet.querySelector('button')?.focus();
  const { state } = history;
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await go('#/security');
  back('#/my-plan', state);
  draw('#/my-plan');
  await settled();
  expect(focused()).toBe('Activate');
  expect(focus.mock.contexts.map((element) => (element instanceof HTMLElement ? element.textContent : null))).toEqual([
    'Security',
    'Activate',
  ]);
  for (const input of focus.mock.calls) expect(input).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test("does not mistake the previous screen's heading for the new one, however long it stays", async () => {
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  await settled();
  expect(document.activeElement).toBe(document.body);
  draw('#/my-plan');
  await settled();
  expect(focused()).toBe('My Plan');
});

test('prefers the heading made for focus', async () => {
  await go('#/my-plan');
  await go('#/dashboard');
  expect(focused()).toBe('At A Glance');
});

test('Back restores the focused element and scroll position as soon as the element exists', async () => {
  await go('#/my-plan');
  outlet.querySelectorAll('button')[1]?.focus();
  const { state } = history;
  scrolled = 640;
  window.dispatchEvent(new Event('scroll'));
  await go('#/security');
  expect(scrolled).toBe(0);

  back('#/my-plan', state);
  // The previous screen is still in the document.
  await settled();
  expect(scrolled).toBe(0);
  outlet.innerHTML = '<h1 tabindex="-1">My Plan</h1><i data-fd-waiting></i>';
  await settled();
  expect(document.activeElement).toBe(document.body);
  draw('#/my-plan');
  await settled();
  expect(document.activeElement).toBe(outlet.querySelectorAll('button')[1]);
  expect(scrolled).toBe(640);
});

test('assigns positions between an address change and its event to the previous entry', async () => {
  await go('#/my-plan');
  history.pushState(null, '', '#/security');
  outlet.querySelector('button')?.focus();
  expect(history.state).toBeNull();
  changeRoute('#/security');
  draw('#/security');
  await settled();
  expect(focused()).toBe('Security');
});

test('stores a position shortly after the visit, even if the user does nothing', async () => {
  jest.useFakeTimers();
  const visit = go('#/my-plan');
  await jest.runAllTimersAsync();
  await visit;
  expect(history.state).toEqual({ flightdeckEntry: expect.any(String) });
  jest.useRealTimers();
});

test('focuses the heading when the element is gone', async () => {
  await go('#/my-plan');
  outlet.querySelector('button')?.focus();
  const { state } = history;
  await go('#/security');
  back('#/my-plan', state);
  outlet.innerHTML = '<h1 tabindex="-1">My Plan</h1>';
  await settled();
  expect(focused()).toBe('My Plan');
});

test('finds content that is drawn late, and its scroll position', async () => {
  await go('#/my-plan');
  outlet.querySelectorAll('button')[1]?.focus();
  const { state } = history;
  scrolled = 640;
  window.dispatchEvent(new Event('scroll'));
  await go('#/security');
  back('#/my-plan', state);
  outlet.innerHTML = '<h1 tabindex="-1">My Plan</h1>';
  await settled();
  expect(focused()).toBe('My Plan');
  scrolled = 0;
  draw('#/my-plan');
  await settled();
  expect(document.activeElement).toBe(outlet.querySelectorAll('button')[1]);
});

test('stops restoring as soon as the user does something', async () => {
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  await settled();
  window.dispatchEvent(new Event('pointerdown'));
  draw('#/my-plan');
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('leaves the focus to a view that takes it', async () => {
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  draw('#/my-plan');
  outlet.querySelector('button')?.focus();
  await settled();
  expect(focused()).toBe('Activate');
});

test('does nothing for another search term', async () => {
  await go('#/security');
  document.querySelector('a')?.focus();
  scrolled = 90;
  await go('#/security?term=ip');
  expect(focused()).toBe('Settings');
  expect(announced).toEqual(['Security']);
  expect(scrolled).toBe(90);
});

test('restores the position after another page, even if other scripts wrote to the state', async () => {
  document.querySelector('a')?.focus();
  scrolled = 300;
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  stop();
  document.querySelector('a')?.blur();
  scrolled = 0;
  start();
  await settled();
  expect(focused()).toBe('Settings');
  expect(scrolled).toBe(300);
  for (const flightdeckSpot of ['x', { scroll: 'x', focus: 1 }, { scroll: 5, focus: { tag: '<', name: 1 } }]) {
    stop();
    history.replaceState({ flightdeckEntry: 'other', flightdeckSpot }, '');
    expect(start).not.toThrow();
    await settled();
  }
});

test('stops waiting for late content', async () => {
  jest.useFakeTimers();
  history.pushState(null, '', '#/my-plan');
  changeRoute('#/my-plan');
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  draw('#/my-plan');
  await settled();
  expect(document.activeElement).toBe(document.body);
});
