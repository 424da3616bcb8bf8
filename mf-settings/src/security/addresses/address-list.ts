import { differingLines } from './differing-lines';
import { type IpAddress, readIp, shortForm } from './ip-address';

/** Reason why an entry is invalid. `mixed`: a range from IPv4 to IPv6. `backwards`: a range from a higher to a lower address. */
export type EntryFault = 'no-address' | 'network' | 'mixed' | 'backwards';

/** An invalid entry of a list, with its position. */
export interface ListProblem {
  /** Number of the line, starting at 1. */
  readonly line: number;
  /** The whole line. It identifies the problem while other lines change. */
  readonly content: string;
  readonly entry: string;
  readonly fault: EntryFault;
}

/**
 * Dashes of all kinds, because word processors and phones replace the hyphen of a range. Keyboards for Japanese have a mark for long vowels on
 * its key, and people there write ranges with a tilde.
 */
const dash = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d\u30fc\u301c~]/;
/** White space, commas and semicolons, including those of Arabic and Japanese keyboards. */
const separator = /[\s,;\u060c\u061b\u3001\uff0c\uff1b]+/;

/**
 * Returns the entries of a list in the form that every version of Jetpack reads: ranges without spaces, because the firewall splits
 * lists at spaces, and IPv6 addresses in short form, because the firewall compares addresses as text (SET-063, SET-065).
 */
export const entriesOf = (text: string): readonly string[] => text.split('\n').flatMap(entriesOfLine);

// Input methods for Chinese and Japanese write full-width digits, and another character for the key with the dot.
const entriesOfLine = (line: string) =>
  withoutSpacesInRanges(line.normalize('NFKC').replaceAll('\u3002', '.'))
    .split(separator)
    .filter((entry) => entry !== '')
    .map((entry) => shortForm(entry));

const withoutSpacesInRanges = (line: string) =>
  line
    .split(dash)
    .map((part) => part.trim())
    .join('-');

/** Returns whether the firewall of Jetpack reads the same entries from a stored text as `entriesOf`. */
export function isReadCorrectly(text: string): boolean {
  const firewallEntries = new Set(text.split(/[\s,;]/));
  return entriesOf(text).every((entry) => firewallEntries.has(entry));
}

/**
 * Returns the entries of a server value: `{ local: […] }`, an empty map, or the text that the last save sent. Undefined for other
 * values.
 */
export function savedEntries(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return entriesOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const local: unknown = Reflect.get(value, 'local');
  if (local === undefined) return Object.keys(value).length === 0 ? [] : undefined;
  // PHP writes a list with gaps as an object.
  const entries: readonly unknown[] = typeof local === 'object' && local !== null ? Object.values(local) : [local];
  return entries.every((entry) => typeof entry === 'string') ? entriesOf(entries.join('\n')) : undefined;
}

/**
 * Returns whether two lists have the same entries in the same order. Parses only the lines that differ, because lists can be
 * long.
 */
export function haveSameEntries(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = differingLines(a, b);
  const entries = iterateEntries(second);
  for (const entry of iterateEntries(first)) if (entries.next().value !== entry) return false;
  return entries.next().done === true;
}

function* iterateEntries(text: string): Generator<string> {
  for (const line of text.split('\n')) yield* entriesOfLine(line);
}

/** Maximum number of problems that one save reports. Once they are fixed, the next save reports more. */
export const maxProblems = 100;

/**
 * Returns the first invalid entries of a list, at most `maxProblems` (SET-064, SET-065, OQ-073).
 * @param only restricts the check to lines with this content
 * @param allowsNetworks whether Jetpack accepts networks (`10.0.0.0/8`)
 */
export function listProblems(text: string, only?: ReadonlySet<string>, allowsNetworks = false): readonly ListProblem[] {
  const problems: ListProblem[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (only && !only.has(content)) continue;
    for (const entry of entriesOfLine(content)) {
      const fault = faultOf(entry, allowsNetworks);
      if (fault) problems.push({ line: index + 1, content, entry, fault });
      if (problems.length >= maxProblems) return problems;
    }
  }
  return problems;
}

function faultOf(entry: string, allowsNetworks: boolean): EntryFault | null {
  const network = readNetwork(entry);
  if (network && !allowsNetworks) return 'network';
  if (network) return network.isValid ? null : 'no-address';
  const range = readRange(entry);
  if (!range) return 'no-address';
  if (range.low.version !== range.high.version) return 'mixed';
  return range.low.value > range.high.value ? 'backwards' : null;
}

/** Reads an address with a number of bits (`10.0.0.0/8`). Returns null for other entries. */
function readNetwork(entry: string): { readonly isValid: boolean } | null {
  const [, address = '', bits = ''] = /^([^/]*)\/(\d+)$/.exec(entry) ?? [];
  const ip = readIp(address);
  return ip && { isValid: Number(bits) <= (ip.version === 4 ? 32 : 128) };
}

/** Reads a range, or a single address as a range with equal ends. Returns null for other entries. */
function readRange(entry: string): { readonly low: IpAddress; readonly high: IpAddress } | null {
  const ends = entry.split('-').map(readIp);
  const [low, high = low] = ends;
  return low && high && ends.length <= 2 ? { low, high } : null;
}

/**
 * Returns a function that checks whether a list covers an address, as an entry or inside a range (SET-069, OQ-075). A full
 * search of a long list is too slow for each key press, so the function checks only lines that changed since its last call. It
 * searches the whole list again only after the line that covered the address is gone.
 */
export function addressFinder(ip: string): (text: string) => boolean {
  const address = readIp(ip);
  let previousText = '';
  let coveringLine: string | undefined;
  return (text) => {
    if (!address) return false;
    if (coveringLine === undefined || !hasLine(text, coveringLine)) {
      const unchecked = coveringLine === undefined ? differingLines(previousText, text)[1] : text;
      coveringLine = unchecked.split('\n').find((line) => entriesOfLine(line).some(covers(address)));
    }
    previousText = text;
    return coveringLine !== undefined;
  };
}

const hasLine = (text: string, line: string) => `\n${text}\n`.includes(`\n${line}\n`);

const covers = (address: IpAddress) => (entry: string) => {
  const range = readRange(entry);
  return (
    range?.low.version === address.version &&
    range.high.version === address.version &&
    range.low.value <= address.value &&
    address.value <= range.high.value
  );
};

/** Returns the list with an entry added on a new line. */
export const withEntry = (text: string, entry: string): string => (text.trim() ? `${text.trimEnd()}\n${entry}` : entry);
