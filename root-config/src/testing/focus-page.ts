import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { BehaviorSubject } from '@flightdeck/shared/store';
import type { Placement } from '../navigation/navigation';
import { manageRouteFocus } from '../navigation/route-focus/route-focus';
import { screens } from '../routes/screens';
import { connected } from './facts';

/** Views by route. */
const views: Readonly<Record<string, string>> = {
  '#/dashboard': '<h1>Hidden heading</h1><h2 tabindex="-1">At A Glance</h2><a href="#/my-plan">See plan</a>',
  '#/my-plan': '<h1 tabindex="-1">My Plan</h1><button>Activate</button><button>Activate</button>',
  '#/security': '<h1 tabindex="-1">Security</h1>',
};

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
export const focusedText = () => document.activeElement?.textContent;

/** A page with a link and an outlet, in which the focus follows the route. Replaces `window.scrollY`, which jsdom never changes. */
export class FocusPage {
  readonly announced: string[] = [];
  scrollY = 0;
  stop = () => {};
  readonly #placement$ = new BehaviorSubject(placementOf('#/dashboard'));
  readonly outlet: HTMLElement;

  constructor() {
    jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
      this.scrollY = Number(to[1]);
    });
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => this.scrollY });
    document.body.innerHTML = '<a href="#/security">Settings</a><main></main>';
    this.outlet = document.querySelector('main') ?? document.body;
    history.replaceState(null, '', '#/dashboard');
    this.draw('#/dashboard');
    this.start();
  }

  start(): void {
    this.stop = manageRouteFocus({
      navigation: { placement$: this.#placement$ },
      root: document.body,
      outlet: this.outlet,
      announce: (text) => this.announced.push(text),
    });
  }
  draw(hash: string): void {
    this.outlet.innerHTML = views[hash] ?? '';
  }
  /** Reports a change of the route to an entry with this state; the previous view stays until `draw`. */
  arrive(hash: string, state: unknown = null): void {
    history.pushState(state, '', hash);
    this.changeRoute(hash);
  }
  /** Reports a change of the route after a change of the address. */
  changeRoute(hash: string): void {
    this.#placement$.next(placementOf(hash));
  }
  async go(hash: string): Promise<void> {
    this.arrive(hash);
    this.draw(hash);
    await nextTask();
  }
  scrollTo(position: number): void {
    this.scrollY = position;
    window.dispatchEvent(new Event('scroll'));
  }
  button(index: number): HTMLElement {
    return this.outlet.querySelectorAll('button')[index] ?? document.body;
  }
  /** Focuses the second button of My Plan, visits another screen and goes back, where the view is not drawn yet. */
  async returnToMyPlan(scrollPosition = 0): Promise<void> {
    await this.go('#/my-plan');
    this.button(1).focus();
    const { state } = history;
    this.scrollTo(scrollPosition);
    await this.go('#/security');
    this.arrive('#/my-plan', state);
  }
}

function placementOf(hash: string): Placement {
  const route = parseRoute(hash);
  return { route, screens: screens(route, connected) };
}
