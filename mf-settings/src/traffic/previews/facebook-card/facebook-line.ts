import { hostOf } from '../host-of';

/** Returns the line above the title: the host in lower case, and the author if known. */
export const facebookLine = (url: string, author = ''): string =>
  author ? `${hostOf(url).toLowerCase()} | ${author}` : hostOf(url).toLowerCase();
