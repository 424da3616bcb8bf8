import { rowOf } from '../routes/find-route';

/** Returns whether a route shows the masthead and the footer (FACT-ROOT-1, FACT-REC-7). */
export function shellVisibility(path: string): { readonly hasMasthead: boolean; readonly hasFooter: boolean } {
  const hidden = rowOf(path)?.without ?? [];
  return { hasMasthead: !hidden.includes('masthead'), hasFooter: !hidden.includes('footer') };
}
