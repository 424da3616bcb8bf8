/** Returns the host of a URL in its original spelling, with its port. The scheme of the URL may be missing. */
export const hostOf = (url: string): string => url.replace(/^[a-z][a-z\d+.-]*:\/+/i, '').replace(/[/?#].*$/s, '');

/** Returns the line above the title of a Facebook preview: the host in lower case, and the author if known. */
export const facebookLine = (url: string, author = ''): string =>
  author ? `${hostOf(url).toLowerCase()} | ${author}` : hostOf(url).toLowerCase();
