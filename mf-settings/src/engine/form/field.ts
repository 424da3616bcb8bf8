/** Reason why a value is invalid. */
export interface FieldProblem {
  /** Identifies the problem while other parts of the value change: the invalid line, or the whole value. */
  readonly key: string;
  readonly text: string;
}

/**
 * An option that the save bar of its card saves. `Value` is the type for the control; the server value may have another form.
 */
export interface Field<Value = unknown> {
  readonly option: string;
  /** Name of the option in the save bar. */
  label(): string;
  /** Whether drafts leave the value out. */
  readonly isSecret: boolean;
  /** Converts a server value. Returns undefined before the value has loaded, and for a value that the field does not know. */
  read(serverValue: unknown): Value | undefined;
  /** Converts a value for the server. */
  write(value: Value): unknown;
  /** Returns whether two values have the same meaning, so that nothing is unsaved. */
  isSame(a: Value, b: Value): boolean;
  /**
   * Returns the problems of a value; empty if it can be sent. The number of problems may be limited.
   * @param only restricts the check to these keys, which makes it fast enough for each key press
   */
  check(value: Value, only?: ReadonlySet<string>): readonly FieldProblem[];
  /** Converts a value of a stored draft. Returns undefined for an invalid value. */
  revive(stored: unknown): Value | undefined;
}

export type FieldRules<Value> = Pick<Field<Value>, 'option' | 'label' | 'read'> & Partial<Field<Value>>;

/** Defines a field. Rules that are left out have a default. */
export function defineField<Value>(rules: FieldRules<Value>): Field<Value> {
  return {
    isSecret: false,
    write: (value) => value,
    isSame: (a, b) => a === b || (!isText(a) && JSON.stringify(a) === JSON.stringify(b)),
    check: () => [],
    revive: rules.read,
    ...rules,
    read: cacheLast(rules.read),
  };
}

const isText = (value: unknown) => typeof value === 'string';

/** Caches the last result: `read` runs on each key press, and the server value rarely changes. */
function cacheLast<Value>(read: (serverValue: unknown) => Value): (serverValue: unknown) => Value {
  let cached: { readonly serverValue: unknown; readonly value: Value } | undefined;
  return (serverValue) => {
    if (!cached || cached.serverValue !== serverValue) cached = { serverValue, value: read(serverValue) };
    return cached.value;
  };
}

/** Converts a server value to a string, empty for `false` and `null`. Returns undefined for types except string and number. */
export function asText(serverValue: unknown): string | undefined {
  if (serverValue === false || serverValue === null) return '';
  if (typeof serverValue === 'number') return String(serverValue);
  return typeof serverValue === 'string' ? serverValue : undefined;
}

/** Defines a text field. */
export const textField = (option: string, label: () => string, rules: Partial<Field<string>> = {}): Field<string> =>
  defineField({ option, label, read: asText, ...rules });

/** Defines a field with a fixed set of values. An empty server value (`''`, `false`, `null`) counts as the first value. */
export const choiceField = <Value extends string>(
  option: string,
  label: () => string,
  values: readonly [Value, ...Value[]],
): Field<Value> =>
  defineField<Value>({
    option,
    label,
    read: (serverValue) => (asText(serverValue) === '' ? values[0] : values.find((value) => value === serverValue)),
    revive: (stored) => values.find((value) => value === stored),
  });

/** Returns whether a value is an object, but neither an array nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
