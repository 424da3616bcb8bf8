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
 * Returns the differences between `actual` and `expected` in keys and types. Of values, only error codes, messages and status must be
 * equal. Of lists, only the first items are compared.
 * @param isExact false allows more keys in `actual`
 */
export function differences(expected: unknown, actual: unknown, at = 'body', isExact = true): string[] {
  const wanted = parseInner(expected);
  const found = parseInner(actual);
  if (kindOf(wanted) !== kindOf(found)) return [`${at}: ${kindOf(found)} instead of ${kindOf(wanted)}`];
  if (Array.isArray(wanted) && Array.isArray(found)) {
    return wanted.length && found.length ? differences(wanted[0], found[0], `${at}[0]`, isExact) : [];
  }
  if (isMap(wanted) && isMap(found)) {
    const missing = Object.keys(wanted).filter((name) => !Object.hasOwn(found, name));
    const extra = isExact ? Object.keys(found).filter((name) => !Object.hasOwn(wanted, name)) : [];
    const inner = Object.keys(wanted).flatMap((name) =>
      Object.hasOwn(found, name) ? differences(wanted[name], found[name], `${at}.${name}`, isExact) : [],
    );
    return [
      ...missing.map((name) => `${at}.${name}: missing`),
      ...extra.map((name) => `${at}.${name}: not recorded`),
      ...inner,
    ];
  }
  const mustEqual = /^body\.(code|message|status|data\.status)$/.test(at);
  return mustEqual && wanted !== found ? [`${at}: ${String(found)} instead of ${String(wanted)}`] : [];
}
