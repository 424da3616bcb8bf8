import { BehaviorSubject, useValue } from '@flightdeck/shared/store';

/** Number of times that texts arrived after parts with these texts were drawn. */
const lateArrivals = new BehaviorSubject(0);

/** Draws all parts again, with texts that have arrived late. */
export const redrawTexts = (): void => lateArrivals.next(lateArrivals.value + 1);

/**
 * Draws the view again when texts have arrived late. Parts do so; a view needs it only for elements that it keeps, as `memo` does.
 * @returns another number after each arrival
 */
export const useTexts = (): number => useValue(lateArrivals);
