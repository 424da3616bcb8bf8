import * as valibot from 'valibot';

/**
 * The functions of valibot that we use, as one shared library: a page has one copy instead of 3 kB in each area. Add
 * missing functions to the list.
 */
export {
  array,
  boolean,
  custom,
  digits,
  fallback,
  finite,
  flatten,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  length,
  literal,
  looseTuple,
  nonEmpty,
  null,
  nullable,
  number,
  optional,
  parse,
  picklist,
  pipe,
  rawTransform,
  record,
  regex,
  safeParse,
  string,
  transform,
  tuple,
  union,
  unknown,
  url,
} from 'valibot';

const withoutPrototype = (value: object) => Object.assign(Object.create(null), value);

/**
 * Returns a schema that sees own properties only. Valibot walks schemas and values with `for … in`, and fails on names
 * that scripts of a page have added to `Object.prototype`.
 */
function withOwnProperties<S extends valibot.GenericSchema & { readonly entries: object }>(schema: S): S {
  const run = schema['~run'];
  return Object.assign(schema, {
    entries: withoutPrototype(schema.entries),
    '~run'(this: S, dataset: Parameters<typeof run>[0], config: Parameters<typeof run>[1]) {
      const { value } = dataset;
      return run.call(this, value && typeof value === 'object' ? { value: withoutPrototype(value) } : dataset, config);
    },
  });
}

export const object = <const E extends valibot.ObjectEntries>(entries: E) => withOwnProperties(valibot.object(entries));
export const looseObject = <const E extends valibot.ObjectEntries>(entries: E) =>
  withOwnProperties(valibot.looseObject(entries));
export const strictObject = <const E extends valibot.ObjectEntries>(entries: E) =>
  withOwnProperties(valibot.strictObject(entries));
