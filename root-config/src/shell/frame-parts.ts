import { rowOf } from '../find-route';

/** What of the frame stands around a route, where it has one (facts-root.md part 1, facts-rec.md part 7). */
export function frameParts(path: string): { readonly hasMasthead: boolean; readonly hasFooter: boolean } {
  const without = rowOf(path)?.without ?? [];
  return { hasMasthead: !without.includes('masthead'), hasFooter: !without.includes('footer') };
}
