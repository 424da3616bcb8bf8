import type { Failure } from '../../contracts/failure';

/**
 * State that the widgets of one page share. Each area brings a copy of this module, so it is plain data under a
 * page-wide key; another shape needs another number.
 */
interface WidgetPage {
  /** The start of the session by the first widget; null before it, and after one that failed. */
  starting: Promise<Failure | null> | null;
  /** Widgets start the session here, and not our root. */
  isAlone: boolean;
  /** Places of mounted widgets, the one used last at the end. */
  places: readonly Element[];
  readonly listeners: Set<() => void>;
}

const key: unique symbol = Symbol.for('flightdeck.widgets.1');

/** The one record of this page. */
export function widgetPage(scope: object = globalThis): WidgetPage {
  const holder: { [key]?: WidgetPage } = scope;
  holder[key] ??= { starting: null, isAlone: false, places: [], listeners: new Set() };
  return holder[key];
}

function setPlaces(page: WidgetPage, places: readonly Element[]): void {
  page.places = places;
  for (const listener of [...page.listeners]) listener();
}

/**
 * Lets a widget count as the place for notices while it is mounted: the one somebody used last says what came of it, and
 * before that the first on the page.
 * @returns takes the place away
 */
export function addWidgetPlace(place: Element, page: WidgetPage = widgetPage()): () => void {
  const use = () => {
    if (page.places.at(-1) !== place) setPlaces(page, [...page.places.filter((each) => each !== place), place]);
  };
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const event of events) place.addEventListener(event, use);
  setPlaces(page, [place, ...page.places]);
  return () => {
    for (const event of events) place.removeEventListener(event, use);
    const left = page.places.filter((each) => each !== place);
    setPlaces(page, left);
  };
}

/** Whether notices belong into this place now. */
export const holdsNotices = (place: Element | null, page: WidgetPage = widgetPage()): boolean =>
  place !== null && page.places.at(-1) === place;
