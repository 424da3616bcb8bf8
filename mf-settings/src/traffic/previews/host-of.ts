/** Host of an address, as it is written there; the address may come without its scheme. */
export const hostOf = (url: string): string => url.replace(/^[a-z][a-z\d+.-]*:\/+/i, '').replace(/[/?#].*$/s, '');
