import type { StackFrame } from '@flightdeck/shared/contracts/stack-frames';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import * as v from 'valibot';
import { type StoredMap, storedMapSchema } from '../build/source-maps';

/** A position in a source file. */
export interface SourcePosition {
  /** Path relative to the repository. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The line at that release; missing for packages. */
  readonly text?: string;
}

/** Characters of a line that are shown: a compiled style sheet is one line. */
const longest = 160;

/** Reads a stored source map; null when it is damaged. */
export function readMap(data: Buffer): StoredMap | null {
  try {
    return v.parse(storedMapSchema, JSON.parse(data.toString()));
  } catch {
    return null;
  }
}

/** Returns the source of a position in a built file; null when the map has none for it. */
export function sourcePosition(map: StoredMap, { line, column }: StackFrame): SourcePosition | null {
  const { sourcesContent = [], names, sources, mappings } = map;
  const trace = new TraceMap({ version: 3, sources, sourcesContent, names, mappings });
  // Stacks count columns from 1, source maps from 0.
  const found = originalPositionFor(trace, { line, column: column - 1 });
  if (found.source === null) return null;
  const text = sourceContentFor(trace, found.source)?.split('\n')[found.line - 1]?.trim().slice(0, longest);
  return { source: found.source, line: found.line, column: found.column + 1, ...(text && { text }) };
}
