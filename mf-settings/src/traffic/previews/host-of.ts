/** Returns the host of a URL as written. The URL can lack its scheme. */
export const hostOf = (url: string): string => url.replace(/^[a-z][a-z\d+.-]*:\/+/i, '').replace(/[/?#].*$/s, '');
