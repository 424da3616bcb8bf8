import { type IpAddress, readIp } from './ip-address';

/** Why an entry cannot be kept. */
export type EntryFault = 'no-address' | 'network' | 'mixed' | 'backwards';

/** An entry of the list that cannot be kept, and where it stands. */
export interface ListProblem {
  /** From 1, as people count. */
  readonly line: number;
  /** The whole line, by which it is recognised while others move. */
  readonly content: string;
  readonly entry: string;
  readonly fault: EntryFault;
}

/** Entries of a list: lines and commas part them, blanks around them do not count, `a-b` reads `a - b`. */
export const entriesOf = (text: string): readonly string[] => text.split('\n').flatMap(entriesOfLine);

const entriesOfLine = (line: string) =>
  line.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [endsOf(entry).join(' - ')]));

const endsOf = (entry: string) => entry.split('-').map((end) => end.trim());

/** The entries that the server holds: `{ local: […] }`, or the text that was sent last; undefined while unknown. */
export function heldEntries(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return entriesOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const local: unknown = Reflect.get(value, 'local');
  return Array.isArray(local) ? entriesOf(local.map(String).join('\n')) : [];
}

/** Whether two lists say the same, however they are written. */
export const sameEntries = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

/** Everything in the list that the server would not take or that would let nobody in (SET-064, SET-065, OQ-073). */
export const listProblems = (text: string): readonly ListProblem[] =>
  text.split('\n').flatMap((content, index) =>
    entriesOfLine(content).flatMap((entry) => {
      const fault = faultOf(entry);
      return fault ? [{ line: index + 1, content, entry, fault }] : [];
    }),
  );

function faultOf(entry: string): EntryFault | null {
  if (/^[^-]*\/\d+$/.test(entry) && readIp(entry.replace(/\/\d+$/, ''))) return 'network';
  const range = readRange(entry);
  if (!range) return 'no-address';
  if (range.low.version !== range.high.version) return 'mixed';
  return range.low.value > range.high.value ? 'backwards' : null;
}

function readRange(entry: string): { readonly low: IpAddress; readonly high: IpAddress } | null {
  const ends = endsOf(entry).map(readIp);
  const [low, high = low] = ends;
  return low && high && ends.length <= 2 ? { low, high } : null;
}

/** Whether the list lets an address in, by itself or inside a range (SET-069, OQ-075). */
export function isListed(text: string, ip: string): boolean {
  const address = readIp(ip);
  return (
    address !== null &&
    entriesOf(text).some((entry) => {
      const range = readRange(entry);
      return (
        range?.low.version === address.version &&
        range.high.version === address.version &&
        range.low.value <= address.value &&
        address.value <= range.high.value
      );
    })
  );
}

/** The list with one more entry on a line of its own. */
export const withEntry = (text: string, entry: string): string => (text.trim() ? `${text.trimEnd()}\n${entry}` : entry);
