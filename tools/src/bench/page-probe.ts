/** Figures that a script in the page collects. */
export interface Probe {
  /** When the first card became visible, in ms since the navigation began; null before that. */
  firstCardVisible: number | null;
  /** Resolves when all cards of the screen have loaded; rejects after two minutes. */
  whenCardsLoaded: Promise<void>;
  /**
   * Resolves when a condition holds, which is checked in every frame.
   * @param since start of the measured time, from `performance.now()`
   * @param limit ms; default: 15 seconds
   * @returns ms from `since` until then; null when the condition does not hold within the limit
   */
  until(condition: () => boolean, since: number, limit?: number): Promise<number | null>;
}

declare global {
  // A property of the page under test, not of this process.
  var flightdeckProbe: Probe;
}

/** The cards to wait for. */
export interface AwaitedCards {
  /** Selector of the cards that can appear first. */
  readonly firstCard: string;
  /** Selector of all cards of the screen. A card with `aria-busy` is still loading. */
  readonly allCards: string;
  /** Number of cards on a complete screen. */
  readonly count: number;
}

/** Sets `flightdeckProbe`. Runs in the page before any other script, so it must not use anything outside this function. */
export function installProbe({ firstCard, allCards, count }: AwaitedCards): void {
  const probe: Probe = {
    firstCardVisible: null,
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
  /** Returns the visible elements of the page and of its widgets. */
  const visibleElements = (selector: string) => {
    const shadows = [...document.querySelectorAll('flightdeck-widget')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [document, ...shadows]
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => element.getClientRects().length > 0);
  };
  const areCardsLoaded = () => {
    const visibleCards = visibleElements(allCards);
    return (
      visibleCards.length >= count && visibleCards.every((element) => element.getAttribute('aria-busy') !== 'true')
    );
  };
  void probe
    .until(() => visibleElements(firstCard).length > 0, 0)
    .then((ms) => {
      probe.firstCardVisible = ms;
    });
  probe.whenCardsLoaded = probe.until(areCardsLoaded, 0, 120_000).then((ms) => {
    if (ms === null) throw new Error('The cards did not load within two minutes.');
  });
}
