/** The browser is online again: pauses between two attempts for a file end, and what lacks a file asks for it anew. */
export const backOnline = (): boolean => globalThis.dispatchEvent(new Event('online'));
