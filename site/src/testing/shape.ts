const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const isMap = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** Parses JSON inside a string, so that its content is compared. */
function unpack(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    const inner: unknown = JSON.parse(value);
    return inner;
  } catch {
    return value;
  }
}

/**
 * Returns differences between `actual` and `expected` in keys and kinds. Of values, only error codes and messages must be equal. Lists are
 * compared by their first entries.
 * @param exact false allows more keys in `actual`
 */
export function differences(expected: unknown, actual: unknown, at = 'body', exact = true): string[] {
  const want = unpack(expected);
  const have = unpack(actual);
  if (kindOf(want) !== kindOf(have)) return [`${at}: ${kindOf(have)} instead of ${kindOf(want)}`];
  if (Array.isArray(want) && Array.isArray(have)) {
    return want.length && have.length ? differences(want[0], have[0], `${at}[0]`, exact) : [];
  }
  if (isMap(want) && isMap(have)) {
    const missing = Object.keys(want).filter((name) => !Object.hasOwn(have, name));
    const extra = exact ? Object.keys(have).filter((name) => !Object.hasOwn(want, name)) : [];
    const inner = Object.keys(want).flatMap((name) =>
      Object.hasOwn(have, name) ? differences(want[name], have[name], `${at}.${name}`, exact) : [],
    );
    return [
      ...missing.map((name) => `${at}.${name}: missing`),
      ...extra.map((name) => `${at}.${name}: not recorded`),
      ...inner,
    ];
  }
  const mustEqual = /^body\.(code|message|status|data\.status)$/.test(at);
  return mustEqual && want !== have ? [`${at}: ${String(have)} instead of ${String(want)}`] : [];
}
