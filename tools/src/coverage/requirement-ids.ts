/** ID of a requirement (`CONN-049`) or of a row of its table (`ROOT-021.3`). */
const pattern = /\b(?:ROOT|DASH|SET|REC|CONN|LIC|SHR)-\d{3}(?:\.\d+)?(?![\d-])/g;

/**
 * IDs in a title. One that goes on with something put in at run time (`ROOT-021.%i`, a template) is not whole and does not
 * count: which rows it proves cannot be read from it.
 */
export function idsIn(title: string): string[] {
  return [...title.matchAll(pattern)]
    .filter(({ 0: id, index }) => !/^\.?[%$\0]/.test(title.slice(index + id.length)))
    .map(([id]) => id);
}

export const isRow = (id: string): boolean => id.includes('.');
