/** Puts the browser back online: pauses between load attempts end, and missing files are requested again. */
export const backOnline = (): boolean => globalThis.dispatchEvent(new Event('online'));
