/** What a handler answers. A body of undefined is an empty one, as the plugin sends it where it has nothing to say. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** 200 with a body. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** 200 without a body (not JSON). */
export const nothing: Answer = { status: 200, body: undefined };

/** An error as the host words it; `data` adds to the status. */
export function refuse(status: number, code: string, message: string, data: Record<string, unknown> = {}): Answer {
  return { status, body: { code, message, data: { status, ...data } } };
}

/** An error without `data`, which the host answers with 500. */
export function fault(code: string, message: string): Answer {
  return { status: 500, body: { code, message, data: null } };
}

/** A parameter with a wrong value. */
export function invalidParams(wrong: Readonly<Record<string, InvalidParam>>): Answer {
  const names = Object.keys(wrong);
  const details = Object.entries(wrong).flatMap(([name, { code, message, data }]) =>
    code === null ? [] : [[name, { code, message, data }]],
  );
  return refuse(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params: Object.fromEntries(names.map((name) => [name, wrong[name]?.message])),
    // PHP writes no details as an empty list.
    details: details.length ? Object.fromEntries(details) : [],
  });
}
export interface InvalidParam {
  /** null: the plugin only says that the value is wrong, without details. */
  readonly code: string | null;
  readonly message: string;
  readonly data: { readonly status: number } | { readonly param: string } | null;
}

/** A value that is refused without details. */
export const refusedValue: InvalidParam = { code: null, message: 'Invalid parameter.', data: null };

/** A parameter as the plugin's own checks word it. */
export const wrongParam = (name: string, rest: string): InvalidParam => ({
  code: 'invalid_param',
  message: `${name} ${rest}`,
  data: null,
});

/** A value that is none of true, false, 0 and 1: all that the plugin takes for a boolean. */
export function notBoolean(name: string, value: unknown): InvalidParam | undefined {
  if (value === true || value === false || value === 0 || value === 1 || value === '0' || value === '1')
    return undefined;
  return { code: 'invalid_param', message: `${name} must be true, false, 0 or 1.`, data: null };
}

/** What the host itself takes for a boolean, where the plugin leaves the check to it; undefined for other values. */
export function hostBoolean(value: unknown): boolean | undefined {
  const text = String(value).toLowerCase();
  if (!['boolean', 'number', 'string'].includes(typeof value)) return undefined;
  return ['true', '1'].includes(text) ? true : ['false', '0'].includes(text) ? false : undefined;
}

/** The host's refusal of a value that is no boolean. */
export const notHostBoolean = (name: string): InvalidParam => ({
  code: 'rest_invalid_type',
  message: `${name} is not of type boolean.`,
  data: { param: name },
});

/** Parameters that have to be there and are not. */
export function missingParams(names: readonly string[]): Answer {
  return refuse(400, 'rest_missing_callback_param', `Missing parameter(s): ${names.join(', ')}`, { params: names });
}

/** An error that travels with status 200. */
export const quietly = (code: string, message: string): Answer => ok({ code, message, data: { status: '' } });

export const noRoute = refuse(404, 'rest_no_route', 'No route was found matching the URL and request method.');
