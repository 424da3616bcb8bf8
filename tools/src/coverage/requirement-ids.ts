/** Areas of requirements, in the order in which `npm run coverage` prints them. */
export const requirementAreas = ['ROOT', 'DASH', 'SET', 'REC', 'CONN', 'LIC', 'SHR'] as const;

const id = `(?:${requirementAreas.join('|')})-\\d{3}(?:\\.\\d+)?`;
/** IDs of requirements (`CONN-049`) and of rows of their tables (`ROOT-021.3`) in a text. */
const idsInText = new RegExp(`\\b${id}(?![\\d-])`, 'g');
const wholeId = new RegExp(`^${id}$`);

/**
 * Returns the IDs in a title. An ID that continues with a placeholder (`ROOT-021.%i`, `ROOT-021.$row`) does not count: the title
 * does not say which row it proves.
 */
export function idsIn(title: string): string[] {
  return [...title.matchAll(idsInText)]
    .filter(({ 0: found, index }) => !/^\.?[%$]/.test(title.slice(index + found.length)))
    .map(([found]) => found);
}

/** Returns whether a text is the ID of a requirement or of a row. */
export const isId = (text: string): boolean => wholeId.test(text);
/** Returns whether an ID is that of a row. */
export const isRow = (text: string): boolean => text.includes('.');
/** Returns the ID of the requirement that a row belongs to; any other ID is returned unchanged. */
export const requirementOf = (text: string): string => text.replace(/\.\d+$/, '');
