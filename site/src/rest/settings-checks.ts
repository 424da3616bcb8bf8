import { modulesBySlug } from '../catalog/modules';
import { looseOptions, type OptionEntry, optionEntries } from '../catalog/options';
import { roles } from '../store/users';
import { type InvalidParam, notBoolean } from './answer';

export const optionsByName: ReadonlyMap<string, OptionEntry> = new Map(
  optionEntries.map((entry) => [entry.name, entry]),
);

/** What may be asked of a private address. */
export const emailWishes = ['noop', 'create', 'regenerate', 'delete'];
const verificationCodes = new Set(['google', 'bing', 'pinterest', 'yandex', 'facebook']);
const roleLists = new Set(['roles', 'count_roles']);

/** Whether a setting of this name exists. */
export const isSetting = (name: string) =>
  modulesBySlug.has(name) || optionsByName.has(name) || Object.hasOwn(looseOptions, name);

/** What is wrong with a value, or undefined when nothing is. Unknown names are not judged here. */
export function wrongValue(name: string, value: unknown): InvalidParam | undefined {
  const option = optionsByName.get(name);
  if (modulesBySlug.has(name) || option?.type === 'boolean' || typeof looseOptions[name] === 'boolean') {
    return notBoolean(name, value);
  }
  if (option?.enum) return notOneOf(name, value, option.enum);
  if (name === 'post_by_email_address') return notOneOf(name, value, emailWishes);
  if (roleLists.has(name)) {
    const known = Array.isArray(value) && value.every((role) => roles.some((one) => one === role));
    return known ? undefined : wrong(name, `must be ${roles.join(', ')}.`);
  }
  if (verificationCodes.has(name)) {
    const fine =
      typeof value === 'string' && (/^[\w-]*$/.test(value) || /^<meta [^<>]*content="[\w-]+"[^<>]*>$/.test(value));
    return fine ? undefined : wrong(name, 'must be an alphanumeric string or a verification tag.');
  }
  if (option?.type === 'integer') {
    return Number.isInteger(Number(value)) && Number(value) > 0
      ? undefined
      : wrong(name, 'must be a positive integer.');
  }
  if (option?.type === 'string' || typeof looseOptions[name] === 'string') {
    return typeof value === 'string' ? undefined : wrong(name, 'must be a string.');
  }
  return undefined;
}

function notOneOf(name: string, value: unknown, list: readonly string[]): InvalidParam | undefined {
  if (typeof value === 'string' && list.includes(value)) return undefined;
  return { code: 'invalid_param_value', message: `${name} must be one of ${list.join(', ')}`, data: null };
}

const wrong = (name: string, rest: string): InvalidParam => ({
  code: 'invalid_param',
  message: `${name} ${rest}`,
  data: null,
});
