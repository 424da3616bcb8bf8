/** Figures that the probe collects in the page. Times in ms since the navigation began. */
export interface Probe {
  /** Start and length of each long task. */
  readonly tasks: [number, number][];
  shift: number;
  /** When the first card had a box, and so was visible. */
  cards: number | null;
  /** When all cards of the screen were there, and none was still loading. */
  live: number | null;
  /** Resolves when `live` is set; rejects after two minutes. */
  whenLive: Promise<void>;
  /** Returns the ms until a condition holds, checked in every frame; null when it does not hold within the limit. */
  until(condition: () => boolean, since: number, limit?: number): Promise<number | null>;
}

declare global {
  // A property of the page under test, not of this process.
  var flightdeckProbe: Probe;
}

/** Selectors of the elements to wait for. */
export interface Marks {
  readonly card: string;
  readonly item: string;
  /** Number of items on a complete screen. */
  readonly items: number;
}

/** Runs in the page before any other script. It must not refer to anything outside itself. */
export function installProbe({ card, item, items }: Marks): void {
  const probe: Probe = {
    tasks: [],
    shift: 0,
    cards: null,
    live: null,
    whenLive: Promise.resolve(),
    until: (condition, since, limit = 15_000) =>
      new Promise((resolve) => {
        const look = () => {
          const now = performance.now() - since;
          if (condition()) resolve(now);
          else if (now > limit) resolve(null);
          else requestAnimationFrame(look);
        };
        look();
      }),
  };
  globalThis.flightdeckProbe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => probe.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
      probe.shift += entry.value;
  });
  const hasBox = (element: Element) => element.getClientRects().length > 0;
  const isLive = () => {
    const shown = [...document.querySelectorAll(item)].filter(hasBox);
    return shown.length >= items && shown.every((element) => element.getAttribute('aria-busy') !== 'true');
  };
  void probe
    .until(() => [...document.querySelectorAll(card)].some(hasBox), 0)
    .then((ms) => {
      probe.cards = ms;
    });
  probe.whenLive = probe.until(isLive, 0, 120_000).then((ms) => {
    if (ms === null) throw new Error('The cards did not load within two minutes.');
    probe.live = ms;
  });
}
