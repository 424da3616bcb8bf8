import { decoded } from './entities';
import * as v from './schema';

/**
 * Configuration for a strict result, `v.safeParse(schema, value, strictly)`: no fallback replaces missing or wrong
 * values. For checking a server; the page reads without it.
 */
export const strictly = { lang: 'strict' } as const;

/** Replaces a missing key. Exported because declarations name its type. */
export const missing: unique symbol = Symbol('missing');

/**
 * A value that may be missing or of another type on some servers. The fallback replaces it, so that one malformed field
 * does not make the whole answer malformed.
 */
export const orElse = <T>(schema: v.GenericSchema<unknown, T>, fallback: T) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform<unknown, T>(({ dataset, config, addIssue, NEVER }) => {
        const isStrict = config.lang === strictly.lang;
        const read = v.safeParse(schema, dataset.value, isStrict ? strictly : {});
        if (read.success) return read.output;
        if (!isStrict) return fallback;
        addIssue({ message: read.issues[0].message });
        return NEVER;
      }),
    ),
    missing,
  );

/** A text; empty if it is missing or of another type. */
export const text = orElse(v.string(), '');

/** A text for display, decoded (entities.ts); empty if it is missing or of another type. */
export const decodedText = orElse(decoded, '');

/** A number, or a number that PHP wrote as a string. */
export const numberOr = (fallback: number) =>
  orElse(v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.finite()), fallback);

/** Values that sites write for a flag that is on, and for one that is off. This is the only list of them. */
const on: ReadonlySet<unknown> = new Set([true, 1, '1', 'on', 'true']);
const off: ReadonlySet<unknown> = new Set([false, 0, '0', 'off', 'false', '', null]);

/** Returns the boolean that a site's value of a flag means; undefined for a value that is not a flag. */
export const readFlag = (value: unknown): boolean | undefined => on.has(value) || (off.has(value) ? false : undefined);

/** A flag in any spelling; our own servers send booleans. The answer is malformed if the value is not a flag. */
export const requiredFlag = v.pipe(
  v.custom<boolean>((value) => readFlag(value) !== undefined),
  v.transform((value) => readFlag(value) ?? false),
);

/** A flag in any spelling; off if the value is not a flag. */
export const flag = orElse(requiredFlag, false);

/**
 * Returns the items of a list. PHP writes a list with gaps, such as a list from which it removed an item, as an object
 * with numbers for names.
 * @returns undefined for any other value
 */
export function listItems(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).every((name) => /^\d+$/.test(name)) ? Object.values(value) : undefined;
}

/** A list, with or without gaps. The answer is malformed if the value is not a list. */
export const requiredListOf = <Input, T>(item: v.GenericSchema<Input, T>) =>
  v.pipe(
    v.custom<readonly Input[]>((value) => listItems(value) !== undefined),
    v.transform((value) => listItems(value) ?? []),
    v.array(item),
  );

/** A list. Any other value, such as `null`, and a list with a malformed item count as an empty list. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  orElse<readonly T[]>(
    v.pipe(
      v.nullable(requiredListOf(item)),
      v.transform((list): readonly T[] => list ?? []),
    ),
    [],
  );

/** A map; PHP writes an empty one as `[]`. */
export const mapOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.length(0),
      v.transform((): Record<string, T> => ({})),
    ),
    v.pipe(
      // Exclude lists, which are objects too.
      v.custom<unknown>((value) => !Array.isArray(value)),
      v.record(v.string(), item),
    ),
  ]);
