/** Figures that the probe collects in a page. Times in ms since the navigation began. */
export interface SettledProbe {
  /** The last frame in which the visible content of the container changed; null before the first change. */
  settled: number | null;
  firstCard: number | null;
  /** The first card with its content instead of a placeholder. */
  realCard: number | null;
  firstContentfulPaint: number | null;
  largestContentfulPaint: number | null;
  /** The element of the largest paint: tag, id, classes and size. */
  largestElement: string;
  /** Duration of each long task, in ms. */
  readonly longTasks: number[];
}

declare global {
  // A property of the page under test, not of this process.
  var flightdeckSettled: SettledProbe;
}

/** Selectors of the container to watch and of its cards. */
export interface Watched {
  readonly container: string;
  readonly card: string;
}

/**
 * Runs in the page before any other script. Playwright sends only the text of this function, so it must not refer to anything outside
 * itself. After each frame with a change to the document, compares place, size and text of the changed elements with what they showed
 * before. Skips all other elements, which keeps the probe cheap: they only move if a changed element has another size.
 */
export function installSettledProbe({ container, card }: Watched): void {
  const probe: SettledProbe = {
    settled: null,
    firstCard: null,
    realCard: null,
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    largestElement: '',
    longTasks: [],
  };
  globalThis.flightdeckSettled = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => probe.longTasks.push(duration));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstContentfulPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.largestContentfulPaint = entry.startTime;
    const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined;
    const size = 'size' in entry ? `${entry.size} px²` : '';
    probe.largestElement = element
      ? `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} ${element.getAttribute('class') ?? ''} ${size}`
      : size;
  });

  const directText = (element: Element) => {
    let text = '';
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    return text.trim();
  };
  /** Place, size and text of each element that was visible at the last check. */
  const shown = new WeakMap<Element, string>();
  /** Stores what an element shows, and returns whether that has changed. Elements of one pixel are for screen readers only. */
  const hasChanged = (element: Element): boolean => {
    const before = shown.get(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return shown.delete(element);
    const now = `${Math.round(x)},${Math.round(y)},${Math.round(width)},${Math.round(height)}${directText(element)}`;
    shown.set(element, now);
    if (probe.firstCard === null && element.matches(card)) probe.firstCard = performance.now();
    return now !== before;
  };
  const hasContent = (element: Element) =>
    shown.has(element) &&
    element.closest('[aria-busy="true"]') === null &&
    element.querySelector('[aria-busy="true"], .is-placeholder') === null &&
    !element.textContent.includes('Loading…');
  /** Elements to check after the next frame; the value says whether to check all of their descendants too. */
  let changed = new Map<Node, boolean>();
  const markChanged = (node: Node | null, isWhole: boolean) => {
    if (node) changed.set(node, isWhole || changed.get(node) === true);
  };
  let isObserved = false;
  new MutationObserver((records) => {
    isObserved = true;
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'characterData') markChanged(target.parentNode, false);
      if (type === 'attributes') markChanged(target, true);
      if (type !== 'childList') continue;
      markChanged(target, false);
      for (const node of [...target.childNodes, ...removedNodes]) markChanged(node, false);
      for (const node of addedNodes) markChanged(node, true);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  /** Returns whether an element of the container has another place, size or text than at the last check. */
  const hasVisibleChange = (root: Element, nodes: ReadonlyMap<Node, boolean>): boolean => {
    // Changes elsewhere can move the container.
    let isChanged = hasChanged(root);
    for (const [node, isWhole] of nodes) {
      if (!(node instanceof Element)) continue;
      if (!node.isConnected) isChanged = shown.delete(node) || isChanged;
      else if (isWhole && node.contains(root))
        for (const each of root.querySelectorAll('*')) isChanged = hasChanged(each) || isChanged;
      else if (root.contains(node)) {
        isChanged = hasChanged(node) || isChanged;
        if (isWhole) for (const each of node.querySelectorAll('*')) isChanged = hasChanged(each) || isChanged;
      }
    }
    return isChanged;
  };
  const onFrame = () => {
    if (isObserved) {
      isObserved = false;
      const nodes = changed;
      changed = new Map();
      const frameTime = performance.now();
      // Check after the paint: the layout is up to date then, so reading it is cheap.
      setTimeout(() => {
        const root = document.querySelector(container);
        if (!root || !hasVisibleChange(root, nodes)) return;
        probe.settled = frameTime;
        if (probe.realCard === null && [...root.querySelectorAll(card)].some(hasContent))
          probe.realCard = performance.now();
      });
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
