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
export function savedEntries(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return entriesOf(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const local: unknown = Reflect.get(value, 'local');
  return Array.isArray(local) ? entriesOf(local.map(String).join('\n')) : [];
}

/** Whether two lists say the same, however they are written. Lists can be long: only lines that differ are looked into. */
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

/** Two texts without the lines that both begin with and those that both end with. */
function differingLines(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  const start = howFar(shorter, (from, to) => a.slice(from, to) === b.slice(from, to));
  const end = howFar(
    shorter - start,
    (from, to) => a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from),
  );
  const from = a.slice(0, start).lastIndexOf('\n') + 1;
  const parting = a.indexOf('\n', a.length - end);
  const tail = parting === -1 ? 0 : a.length - parting;
  return [a.slice(from, a.length - tail), b.slice(from, b.length - tail)];
}

/** How far two texts are the same; asked for pieces, because character by character takes long in a long text. */
function howFar(limit: number, isSame: (from: number, to: number) => boolean): number {
  let at = 0;
  for (let step = 4096; step >= 1; step /= 4) while (at + step <= limit && isSame(at, at + step)) at += step;
  return at;
}

/** Nobody corrects more lines than these at once; after them comes the next save. */
export const mostProblems = 100;

/**
 * The first things in the list that the server would not take or that would let nobody in (SET-064, SET-065, OQ-073).
 * @param only looks at lines of this content alone
 */
export function listProblems(text: string, only?: ReadonlySet<string>): readonly ListProblem[] {
  const problems: ListProblem[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (only && !only.has(content)) continue;
    for (const entry of entriesOfLine(content)) {
      const fault = faultOf(entry);
      if (fault) problems.push({ line: index + 1, content, entry, fault });
    }
    if (problems.length >= mostProblems) break;
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
 * Says of each state of a list whether it lets an address in, by itself or inside a range (SET-069, OQ-075). To look through a
 * long list takes longer than a key press may: only lines that changed since the time before are looked into.
 */
export function listWatcher(ip: string): (text: string) => boolean {
  const address = readIp(ip);
  let before = '';
  let host: string | undefined;
  return (text) => {
    if (!address) return false;
    if (host === undefined || !hasLine(text, host)) {
      const fresh = host === undefined ? differingLines(before, text)[1] : text;
      host = fresh.split('\n').find((line) => entriesOfLine(line).some(lets(address)));
    }
    before = text;
    return host !== undefined;
  };
}

const hasLine = (text: string, line: string) => `\n${text}\n`.includes(`\n${line}\n`);

const lets = (address: IpAddress) => (entry: string) => {
  const range = readRange(entry);
  return (
    range?.low.version === address.version &&
    range.high.version === address.version &&
    range.low.value <= address.value &&
    address.value <= range.high.value
  );
};

/** The list with one more entry on a line of its own. */
export const withEntry = (text: string, entry: string): string => (text.trim() ? `${text.trimEnd()}\n${entry}` : entry);
