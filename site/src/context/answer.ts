/** The response of a handler. An undefined body is sent as an empty body. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns whether a value is an object with named values. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a text without tags, and without spaces at both ends. */
export const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, '').trim();

/** Returns a 200 with a body. */
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const success = ok({ code: 'success' });

/** Returns an error in WordPress's format. @param data more fields besides the status */
export function refuse(status: number, code: string, message: string, data: Record<string, unknown> = {}): Answer {
  return { status, body: { code, message, data: { status, ...data } } };
}

/** Returns the error for invalid parameters. @param invalid reasons by name of the parameter */
export function invalidParams(invalid: Readonly<Record<string, InvalidParam>>): Answer {
  const names = Object.keys(invalid);
  const details = Object.entries(invalid).flatMap(([name, { code, message, data }]) =>
    code === null ? [] : [[name, { code, message, data }]],
  );
  return refuse(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params: Object.fromEntries(names.map((name) => [name, invalid[name]?.message])),
    // PHP encodes an empty array as a list.
    details: details.length ? Object.fromEntries(details) : [],
  });
}

/** Reason why a parameter is refused. */
export interface InvalidParam {
  /** null if the error has no details for this parameter. */
  readonly code: string | null;
  readonly message: string;
  readonly data: { readonly status: number } | { readonly param: string } | null;
}

/** Refusal of a value that gives no specific reason. */
export const refusedValue: InvalidParam = { code: null, message: 'Invalid parameter.', data: null };

/** Returns the refusal of a parameter in the plugin's format. @param requirement second part of the message, such as `must be a string.` */
export const wrongParam = (name: string, requirement: string): InvalidParam => ({
  code: 'invalid_param',
  message: `${name} ${requirement}`,
  data: null,
});

/** Returns whether a value that `checkBoolean` accepts is on. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** Checks a boolean as the plugin does. @returns the refusal; undefined for true, false, 0, 1, "0" and "1" */
export function checkBoolean(name: string, value: unknown): InvalidParam | undefined {
  const isBoolean = [true, false, 0, 1, '0', '1'].some((allowed) => allowed === value);
  return isBoolean ? undefined : { code: 'invalid_param', message: `${name} must be true, false, 0 or 1.`, data: null };
}

/** Returns the refusal for missing parameters. */
export function missingParams(names: readonly string[]): Answer {
  return refuse(400, 'rest_missing_callback_param', `Missing parameter(s): ${names.join(', ')}`, { params: names });
}

/** Error for a path or method without a route. */
export const noRoute = refuse(404, 'rest_no_route', 'No route was found matching the URL and request method.');
