import type { GuardedNavigation, GuardedPage } from './guarded-page';

const base = 'http://site.example/admin.php';

interface Entry {
  readonly key: string;
  href: string;
  state: unknown;
}

/** Page for tests, with its own history. Fires the events that a browser fires. */
export class FakePage extends EventTarget implements GuardedPage {
  readonly entries: Entry[] = [{ key: 'k0', href: `${base}#/security`, state: null }];
  /** Index of the current entry. */
  index = 0;
  /** Whether Back and Forward can be canceled: browsers require a user gesture. */
  hasGesture = true;
  readonly confirm = jest.fn((_message: string) => true);
  readonly navigation: GuardedNavigation | undefined;
  readonly #events = new EventTarget();

  constructor({ hasNavigation }: { readonly hasNavigation: boolean }) {
    super();
    const page = this;
    const events = this.#events;
    if (!hasNavigation) return;
    this.navigation = {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      get currentEntry() {
        return page.#entry;
      },
      traverseTo: (key) => {
        const steps = page.entries.findIndex((entry) => entry.key === key) - page.index;
        return { finished: Promise.resolve().then(() => page.go(steps)) };
      },
    };
  }

  get #entry(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new RangeError('No such entry.');
    return entry;
  }
  get location() {
    return { href: this.#entry.href };
  }
  get history(): GuardedPage['history'] {
    const entry = this.#entry;
    return {
      state: entry.state,
      replaceState: (state: unknown, _unused: string, url?: string | URL | null) => {
        entry.state = state;
        entry.href = new URL(url ?? '', entry.href).href;
      },
      go: (delta = 0) => this.go(delta),
    };
  }
  get hash() {
    return new URL(this.location.href).hash;
  }

  /** Follows a link, a typed address or `location.hash`. */
  push(hash: string): void {
    if (!this.#fireNavigate('push', base + hash, true)) return;
    this.entries.splice(this.index + 1, Number.POSITIVE_INFINITY, {
      key: `k${this.entries.length}`,
      href: base + hash,
      state: null,
    });
    this.index += 1;
    this.#fireChange();
  }
  go(delta: number): void {
    const target = this.entries[this.index + delta];
    if (!target || delta === 0 || !this.#fireNavigate('traverse', target.href, this.hasGesture)) return;
    this.index += delta;
    this.#fireChange();
  }
  /** Fires only the navigate event, for navigations that do not change this page. @returns false if it was canceled */
  fireNavigate(navigationType: string, url: string, sameDocument = true): boolean {
    return this.#fireNavigate(navigationType, url, true, sameDocument);
  }

  #fireNavigate(navigationType: string, url: string, cancelable: boolean, sameDocument = true): boolean {
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      destination: { url, sameDocument },
    });
    return this.#events.dispatchEvent(event);
  }
  #fireChange(): void {
    this.dispatchEvent(new Event('popstate'));
    this.dispatchEvent(new Event('hashchange'));
  }
}
