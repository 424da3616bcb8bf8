import { hostOf } from '../host-of';

/** The line above the title: host in lower case, and who wrote it when that is known. */
export const facebookLine = (url: string, author = ''): string =>
  author ? `${hostOf(url).toLowerCase()} | ${author}` : hostOf(url).toLowerCase();
