/** Why a value cannot be kept. */
export interface FieldProblem {
  /** By which it is recognised again while other parts of the value change: the line, or the whole value. */
  readonly key: string;
  readonly text: string;
}

/**
 * An option that is edited and then saved with the others of its card. `Value` is what the control works with; what the
 * server holds and takes may look different.
 */
export interface Field<Value = unknown> {
  readonly option: string;
  /** Names it among the unsaved ones. */
  label(): string;
  /** Never written into the browser's storage. */
  readonly secret: boolean;
  /** From what the server holds; undefined while that is unknown. */
  read(serverValue: unknown): Value | undefined;
  /** To what the server takes. */
  write(value: Value): unknown;
  /** Whether two values say the same; then nothing is unsaved. */
  same(a: Value, b: Value): boolean;
  /**
   * What makes it unfit to be sent; empty when it may be. Of very many problems not all have to be named.
   * @param only looks for these keys alone, which is fast enough for each key press
   */
  check(value: Value, only?: ReadonlySet<string>): readonly FieldProblem[];
  /** From a draft that was stored; undefined when it is none. */
  revive(stored: unknown): Value | undefined;
}

export type FieldRules<Value> = Pick<Field<Value>, 'option' | 'label' | 'read'> & Partial<Field<Value>>;

/** A field whose rules differ from those of a plain text. */
export function defineField<Value>(rules: FieldRules<Value>): Field<Value> {
  return {
    secret: false,
    write: (value) => value,
    same: (a, b) => a === b || (!isText(a) && JSON.stringify(a) === JSON.stringify(b)),
    check: () => [],
    revive: rules.read,
    ...rules,
    read: once(rules.read),
  };
}

const isText = (value: unknown) => typeof value === 'string';

/** What the server holds is read at each key press and hardly ever changes. */
function once<Value>(read: (serverValue: unknown) => Value): (serverValue: unknown) => Value {
  let last: { readonly serverValue: unknown; readonly value: Value } | undefined;
  return (serverValue) => {
    if (!last || last.serverValue !== serverValue) last = { serverValue, value: read(serverValue) };
    return last.value;
  };
}

const asText = (serverValue: unknown): string | undefined =>
  serverValue === undefined
    ? undefined
    : typeof serverValue === 'string'
      ? serverValue
      : typeof serverValue === 'number'
        ? String(serverValue)
        : '';

/** A text, as it stands. What the server holds instead of one (`false`, `null`) reads as empty. */
export const textField = (option: string, label: () => string, rules: Partial<Field<string>> = {}): Field<string> =>
  defineField({ option, label, read: asText, ...rules });

/** One of a few values; anything else the server holds reads as the first. */
export const choiceField = <Value extends string>(
  option: string,
  label: () => string,
  values: readonly [Value, ...Value[]],
): Field<Value> =>
  defineField<Value>({
    option,
    label,
    read: (serverValue) =>
      serverValue === undefined ? undefined : (values.find((value) => value === serverValue) ?? values[0]),
    revive: (stored) => values.find((value) => value === stored),
  });
