import type { CDPSession, Page } from '@playwright/test';

/** Counts of objects that a part or widget can leave behind. */
export interface LeakCounts {
  /** Listeners of window, document, body and root element, by target and type, such as `window resize`. */
  readonly listeners: Readonly<Record<string, number>>;
  /** Pending timers, animation frames and idle callbacks. */
  readonly timers: number;
  readonly styles: number;
  readonly observers: number;
  /** Nodes after garbage collection, attached or not. */
  readonly nodes: number;
  /** Bytes after garbage collection. */
  readonly heap: number;
}

/** Counts listeners, timers, observers and style sheets. Runs in the page before any other script. */
function installLeakCounts(): void {
  const untypedWindow: object = window;
  const timers = new Set<number>();
  const observers = new Set<object>();
  const listenerCounts = new Map<string, number>();
  const nameOf = (target: EventTarget) => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    return target === document.body ? 'body' : target === document.documentElement ? 'html' : '';
  };

  const listenersByTarget = new WeakMap<EventTarget, Map<string, Set<unknown>>>();
  const keyOf = (type: string, options: unknown) => {
    const capture = typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${type}${capture ? ' capture' : ''}`;
  };
  const change = (target: EventTarget, key: string, by: number) => {
    const name = `${nameOf(target)} ${key}`;
    listenerCounts.set(name, (listenerCounts.get(name) ?? 0) + by);
  };
  const listenersOf = (target: EventTarget, key: string) => {
    const types = listenersByTarget.get(target) ?? new Map<string, Set<unknown>>();
    listenersByTarget.set(target, types);
    const set = types.get(key) ?? new Set();
    types.set(key, set);
    return set;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window;
    if (listener && nameOf(target)) {
      const key = keyOf(type, options);
      const set = listenersOf(target, key);
      const { once, signal, capture = false }: AddEventListenerOptions = typeof options === 'object' ? options : {};
      if (!set.has(listener) && !signal?.aborted) {
        set.add(listener);
        change(target, key, 1);
        const end = () => {
          if (set.delete(listener)) change(target, key, -1);
        };
        // The browser removes these listeners without a call of `removeEventListener`.
        if (once) addEventListener.call(target, type, end, { once, capture });
        if (signal) addEventListener.call(signal, 'abort', end, { once: true });
      }
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window;
    const key = keyOf(type, options);
    if (listener && nameOf(target) && listenersOf(target, key).delete(listener)) change(target, key, -1);
    return removeEventListener.call(target, type, listener, options);
  };

  for (const [start, stop, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ['requestIdleCallback', 'cancelIdleCallback', true],
  ] as const) {
    const begin = Reflect.get(untypedWindow, start).bind(window);
    const end = Reflect.get(untypedWindow, stop).bind(window);
    // Timeouts and intervals share their IDs; frames and idle callbacks have separate ones.
    const offset = { setTimeout: 0, setInterval: 0, requestAnimationFrame: 1e9, requestIdleCallback: 2e9 }[start];
    Reflect.set(window, start, (run: unknown, ...rest: unknown[]) => {
      if (typeof run !== 'function') return begin(run, ...rest);
      const id: number = begin(
        (...args: unknown[]) => {
          if (isOnce) timers.delete(offset + id);
          run(...args);
        },
        ...rest,
      );
      timers.add(offset + id);
      return id;
    });
    Reflect.set(window, stop, (id: number) => {
      timers.delete(offset + id);
      end(id);
    });
  }

  for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'] as const) {
    const { prototype } = Reflect.get(untypedWindow, kind);
    const { observe, disconnect } = prototype;
    prototype.observe = function watched(...args: unknown[]) {
      observers.add(this);
      return observe.apply(this, args);
    };
    prototype.disconnect = function ended() {
      observers.delete(this);
      return disconnect.call(this);
    };
  }

  Reflect.set(window, 'leakCounts', () => ({
    listeners: Object.fromEntries([...listenerCounts].filter(([, count]) => count > 0).sort()),
    timers: timers.size,
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length + document.adoptedStyleSheets.length,
    observers: observers.size,
  }));
}

/** Counts objects of a page that a part or widget can leave behind. */
export class LeakWatch {
  readonly #page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  /** Starts to count on the next page. Call it before the page opens. */
  static async install(page: Page): Promise<LeakWatch> {
    // tsx wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(installLeakCounts);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    return new LeakWatch(page, cdp);
  }

  /** Returns the current counts, after garbage collection. */
  async counts(): Promise<LeakCounts> {
    // The first collection can release objects that only the second one removes.
    for (let round = 0; round < 2; round += 1) await this.#cdp.send('HeapProfiler.collectGarbage');
    const counted = await this.#page.evaluate(() => Reflect.get(window, 'leakCounts')());
    const { nodes } = await this.#cdp.send('Memory.getDOMCounters');
    const { usedSize } = await this.#cdp.send('Runtime.getHeapUsage');
    return { ...counted, nodes, heap: usedSize };
  }
}
