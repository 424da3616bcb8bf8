import { type IpAddress, readIp } from './ip-address';

/** Reason why an entry is invalid. */
export type EntryFault = 'no-address' | 'network' | 'mixed' | 'backwards';

/** An invalid entry of a list, with its position. */
export interface ListProblem {
  /** Number of the line, starting at 1. */
  readonly line: number;
  /** The whole line. It identifies the problem while other lines move. */
  readonly content: string;
  readonly entry: string;
  readonly fault: EntryFault;
}

/** Returns the entries of a list. Line breaks and commas separate entries; `a-b` becomes `a - b`. */
export const entriesOf = (text: string): readonly string[] => text.split('\n').flatMap(entriesOfLine);

const entriesOfLine = (line: string) =>
  line.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [endsOf(entry).join(' - ')]));

const endsOf = (entry: string) => entry.split('-').map((end) => end.trim());

/** Returns the entries of a server value: `{ local: […] }`, or the text of the last save. Undefined while unknown. */
export function savedEntries(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return entriesOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const local: unknown = Reflect.get(value, 'local');
  return Array.isArray(local) ? entriesOf(local.map(String).join('\n')) : [];
}

/** Tells whether two lists have the same entries. Parses only the lines that differ, because lists can be long. */
export function sameList(a: string, b: string): boolean {
  if (a === b) return true;
  const [mine, theirs] = differingLines(a, b).map(entriesOneByOne);
  for (;;) {
    const [one, other] = [mine?.next(), theirs?.next()];
    if (one?.done || other?.done) return one?.done === other?.done;
    if (one?.value !== other?.value) return false;
  }
}

function* entriesOneByOne(text: string): Generator<string> {
  for (const line of text.split('\n')) yield* entriesOfLine(line);
}

/** Returns two texts without their common first lines and their common last lines. */
function differingLines(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  const start = commonLength(shorter, (from, to) => a.slice(from, to) === b.slice(from, to));
  const end = commonLength(
    shorter - start,
    (from, to) => a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from),
  );
  const from = a.slice(0, start).lastIndexOf('\n') + 1;
  const tailStart = a.indexOf('\n', a.length - end);
  const tail = tailStart === -1 ? 0 : a.length - tailStart;
  return [a.slice(from, a.length - tail), b.slice(from, b.length - tail)];
}

/**
 * Returns the length of the part that two texts share. Compares blocks, because single characters are slow in long
 * texts.
 */
function commonLength(limit: number, isSame: (from: number, to: number) => boolean): number {
  let at = 0;
  for (let step = 4096; step >= 1; step /= 4) while (at + step <= limit && isSame(at, at + step)) at += step;
  return at;
}

/** Limit of the problems that one save reports. The next save reports the rest. */
export const maxProblems = 100;

/**
 * Returns the first invalid entries of a list, at most about `maxProblems` (SET-064, SET-065, OQ-073).
 * @param only restricts the check to lines with this content
 */
export function listProblems(text: string, only?: ReadonlySet<string>): readonly ListProblem[] {
  const problems: ListProblem[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (only && !only.has(content)) continue;
    for (const entry of entriesOfLine(content)) {
      const fault = faultOf(entry);
      if (fault) problems.push({ line: index + 1, content, entry, fault });
    }
    if (problems.length >= maxProblems) break;
  }
  return problems;
}

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

/**
 * Returns a function that tells whether a list covers an address, as an entry or inside a range (SET-069, OQ-075). A full
 * search of a long list is too slow for each key press, so the function checks only lines that changed since its last call.
 */
export function addressFinder(ip: string): (text: string) => boolean {
  const address = readIp(ip);
  let before = '';
  let coveringLine: string | undefined;
  return (text) => {
    if (!address) return false;
    if (coveringLine === undefined || !hasLine(text, coveringLine)) {
      const unchecked = coveringLine === undefined ? differingLines(before, text)[1] : text;
      coveringLine = unchecked.split('\n').find((line) => entriesOfLine(line).some(covers(address)));
    }
    before = text;
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
