/** Shorter terms match too much: they show no banners and record no analytics (SET-051, SET-054). */
const minLength = 3;

/** Returns whether a term is long enough for banners and analytics. */
export const isLongEnough = (term: string): boolean => [...term.trim()].length >= minLength;
