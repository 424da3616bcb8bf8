/** Shorter terms find too much: no banners and no analytics for them (SET-051, SET-054). */
const shortest = 3;

export const longEnough = (term: string): boolean => [...term.trim()].length >= shortest;
