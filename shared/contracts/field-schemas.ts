import * as v from '@flightdeck/shared/schema';

/**
 * Configuration for a strict reading, `v.safeParse(schema, value, strictly)`: no fallback replaces what is missing or
 * wrong. For checking a server; the page reads without it.
 */
export const strictly = { lang: 'strict' } as const;

/** Takes the place of a key that is not there. Exported because declarations name its type. */
export const missing: unique symbol = Symbol('missing');

/**
 * A value that may be missing or of another kind on some server. The fallback takes its place, so that one malformed field
 * never costs the whole answer.
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

/** A text, empty where there is none. */
export const text = orElse(v.string(), '');

/** A number, also one that PHP wrote as a text. */
export const number = (fallback: number) =>
  orElse(v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]), v.finite()), fallback);

/** Values that sites write for a flag that is on, and for one that is off. No other place decides that. */
const on: ReadonlySet<unknown> = new Set([true, 1, '1', 'on', 'true']);
const off: ReadonlySet<unknown> = new Set([false, 0, '0', 'off', 'false', '', null]);

/** Returns what a site means by the value of a flag; undefined for a value that is no flag. */
export const readFlag = (value: unknown): boolean | undefined => on.has(value) || (off.has(value) ? false : undefined);

/** A flag, however the site writes it. The answer is malformed when the value is no flag. */
export const requiredFlag = v.pipe(
  v.custom<unknown>((value) => readFlag(value) !== undefined),
  v.transform((value) => readFlag(value) ?? false),
);

/** A flag, however the site writes it; off where the value is no flag. */
export const flag = orElse(requiredFlag, false);

/** A list; what is none counts as an empty one, as do `null` and a list that PHP wrote as a text. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  orElse<readonly T[]>(
    v.pipe(
      v.nullable(v.array(item)),
      v.transform((list): readonly T[] => list ?? []),
    ),
    [],
  );

/** A map whose empty form is PHP's `[]`. */
export const mapOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.length(0),
      v.transform((): Record<string, T> => ({})),
    ),
    v.pipe(
      // A list is an object too.
      v.custom<unknown>((value) => !Array.isArray(value)),
      v.record(v.string(), item),
    ),
  ]);
