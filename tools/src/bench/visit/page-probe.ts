/** Figures that the probe collects in the page. Times in ms since the navigation began. */
export interface Probe {
  /** Start and duration of each long task. */
  readonly longTasks: [number, number][];
  /** Cumulative layout shift without user input. */
  layoutShift: number;
  /** When the first card became visible; null before that. */
  firstCardVisible: number | null;
  /** When all cards of the screen had loaded; null before that. */
  allCardsLoaded: number | null;
  /** Resolves when `allCardsLoaded` is set; rejects after two minutes. */
  whenCardsLoaded: Promise<void>;
  /** Returns the ms from `since` until a condition holds, checked in every frame; null when it does not hold within `limit` ms. */
  until(condition: () => boolean, since: number, limit?: number): Promise<number | null>;
}

declare global {
  // A property of the page under test, not of this process.
  var flightdeckProbe: Probe;
}

/** Selectors of the elements to wait for. */
export interface Marks {
  /** Matches the first card to appear. */
  readonly card: string;
  /** Matches every card of the screen; a card with `aria-busy` is still loading. */
  readonly item: string;
  /** Number of cards on a complete screen. */
  readonly items: number;
}

/** Runs in the page before any other script. It must not refer to anything outside itself. */
export function installProbe({ card, item, items }: Marks): void {
  const probe: Probe = {
    longTasks: [],
    layoutShift: 0,
    firstCardVisible: null,
    allCardsLoaded: null,
    whenCardsLoaded: Promise.resolve(),
    until: (condition, since, limit = 15_000) =>
      new Promise((resolve) => {
        const check = () => {
          const elapsed = performance.now() - since;
          if (condition()) resolve(elapsed);
          else if (elapsed > limit) resolve(null);
          else requestAnimationFrame(check);
        };
        check();
      }),
  };
  globalThis.flightdeckProbe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
      probe.layoutShift += entry.value;
  });
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  const areCardsLoaded = () => {
    const visibleItems = [...document.querySelectorAll(item)].filter(isVisible);
    return (
      visibleItems.length >= items && visibleItems.every((element) => element.getAttribute('aria-busy') !== 'true')
    );
  };
  void probe
    .until(() => [...document.querySelectorAll(card)].some(isVisible), 0)
    .then((ms) => {
      probe.firstCardVisible = ms;
    });
  probe.whenCardsLoaded = probe.until(areCardsLoaded, 0, 120_000).then((ms) => {
    if (ms === null) throw new Error('The cards did not load within two minutes.');
    probe.allCardsLoaded = ms;
  });
}
