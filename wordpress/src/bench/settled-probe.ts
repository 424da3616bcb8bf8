/** Figures that the probe collects in a page. Times in ms since the navigation began. */
export interface SettledProbe {
  /** The last frame in which the container showed something else than before; null while it is empty. */
  settled: number | null;
  firstCard: number | null;
  firstText: number | null;
  largestPaint: number | null;
  /** The element of the largest paint: tag, id, classes and size. */
  largestElement: string;
  /** Length of each long task. */
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
 * Runs in the page before anything else, so it must not refer to anything outside itself. After each frame with a change to the
 * container, it compares place, size and text of all visible elements with those of the frame before.
 */
export function installSettledProbe({ container, card }: Watched): void {
  const probe: SettledProbe = {
    settled: null,
    firstCard: null,
    firstText: null,
    largestPaint: null,
    largestElement: '',
    longTasks: [],
  };
  globalThis.flightdeckSettled = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => probe.longTasks.push(duration));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstText = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.largestPaint = entry.startTime;
    const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined;
    const size = 'size' in entry ? `${entry.size} px²` : '';
    probe.largestElement = element
      ? `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} ${element.getAttribute('class') ?? ''} ${size}`
      : size;
  });

  const ownText = (element: Element) => {
    let text = '';
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
    return text.trim();
  };
  const hash = (state: number, text: string) => {
    let value = state;
    for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
    return value;
  };
  /** 0 without a visible element. Elements of one pixel are for screen readers only. */
  const picture = () => {
    let value = 0;
    for (const element of document.querySelector(container)?.querySelectorAll('*') ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      value = hash(
        value,
        `${Math.round(x)},${Math.round(y)},${Math.round(width)},${Math.round(height)}${ownText(element)}`,
      );
      if (probe.firstCard === null && element.matches(card)) probe.firstCard = performance.now();
    }
    return value;
  };
  let isChanged = false;
  let last = 0;
  new MutationObserver(() => {
    isChanged = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const onFrame = () => {
    if (isChanged) {
      isChanged = false;
      const at = performance.now();
      // After the paint, when the layout is up to date and reading it costs little.
      setTimeout(() => {
        const now = picture();
        if (now !== last) probe.settled = at;
        last = now;
      });
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
