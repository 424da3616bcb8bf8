function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

const isMap = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** Returns the value of JSON inside a string, so that its content is compared. */
function parseInner(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    const inner: unknown = JSON.parse(value);
    return inner;
  } catch {
    return value;
  }
}

/**
 * Returns the differences between `actual` and `expected` in keys and types. Compares values only of booleans, error codes,
 * messages and statuses, and only the first items of lists.
 * @param isExact whether a key of `actual` that `expected` lacks is a difference
 */
export function differences(expected: unknown, actual: unknown, path = 'body', isExact = true): string[] {
  const expectedValue = parseInner(expected);
  const actualValue = parseInner(actual);
  if (kindOf(expectedValue) !== kindOf(actualValue))
    return [`${path}: ${kindOf(actualValue)} instead of ${kindOf(expectedValue)}`];
  if (Array.isArray(expectedValue) && Array.isArray(actualValue)) {
    return expectedValue.length && actualValue.length
      ? differences(expectedValue[0], actualValue[0], `${path}[0]`, isExact)
      : [];
  }
  if (isMap(expectedValue) && isMap(actualValue)) {
    const missing = Object.keys(expectedValue).filter((name) => !Object.hasOwn(actualValue, name));
    const extra = isExact ? Object.keys(actualValue).filter((name) => !Object.hasOwn(expectedValue, name)) : [];
    const inner = Object.keys(expectedValue).flatMap((name) =>
      Object.hasOwn(actualValue, name)
        ? differences(expectedValue[name], actualValue[name], `${path}.${name}`, isExact)
        : [],
    );
    return [
      ...missing.map((name) => `${path}.${name}: missing`),
      ...extra.map((name) => `${path}.${name}: not recorded`),
      ...inner,
    ];
  }
  const mustEqual = typeof expectedValue === 'boolean' || /^body\.(code|message|status|data\.status)$/.test(path);
  return mustEqual && expectedValue !== actualValue
    ? [`${path}: ${String(actualValue)} instead of ${String(expectedValue)}`]
    : [];
}
