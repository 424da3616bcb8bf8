import { rowOf } from '../routes/find-route';

/** Returns the parts of the shell that a route shows (FACT-ROOT-1, FACT-REC-7). */
export function shellParts(path: string): { readonly hasMasthead: boolean; readonly hasFooter: boolean } {
  const without = rowOf(path)?.without ?? [];
  return { hasMasthead: !without.includes('masthead'), hasFooter: !without.includes('footer') };
}
