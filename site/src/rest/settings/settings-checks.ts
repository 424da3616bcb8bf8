import { isModule } from '../../catalog/modules';
import { optionsByName, optionsWithoutModule } from '../../catalog/options';
import {
  type Answer,
  checkBoolean,
  type InvalidParam,
  invalidParams,
  refusedValue,
  wrongParam,
} from '../../context/answer';
import { roles } from '../../facts/users';
import { isSeoTitleFormats } from './seo-titles';

const verificationCodes = new Set(['google', 'bing', 'pinterest', 'yandex', 'facebook']);
const roleLists = new Set(['roles', 'count_roles']);

/** Returns whether any version of the plugin has a setting of this name. */
export const isSetting = (name: string) =>
  isModule(name) || optionsByName.has(name) || Object.hasOwn(optionsWithoutModule, name);

/**
 * Returns the refusal of a value; undefined if it is valid. Accepts unknown names, and does not check texts, numbers and lists, whose types
 * the screens never change.
 */
function wrongValue(name: string, value: unknown): InvalidParam | undefined {
  const option = optionsByName.get(name);
  if (isModule(name) || option?.type === 'boolean' || typeof optionsWithoutModule[name] === 'boolean') {
    return checkBoolean(name, value);
  }
  if (option?.enum) return notOneOf(name, value, option.enum);
  if (roleLists.has(name)) {
    // One known role is enough: sites have roles of other plugins too.
    const isKnown = (role: unknown) => roles.some((known) => known === role);
    const isValid = Array.isArray(value) && (value.length === 0 || value.some(isKnown));
    return isValid ? undefined : wrongParam(name, `must be ${roles.join(', ')}.`);
  }
  if (verificationCodes.has(name)) {
    const isValid = typeof value === 'string' && (/^[\w-]*$/.test(value) || isMetaTag(value));
    return isValid ? undefined : wrongParam(name, 'must be an alphanumeric string or a verification tag.');
  }
  return name === 'advanced_seo_title_formats' && !isSeoTitleFormats(value) ? refusedValue : undefined;
}

/** Returns the refusal of a write with wrong values; undefined if all values are valid. Accepts unknown names. */
export function refuseWrongValues(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Answer | undefined {
  const refusals = names.flatMap((name) => {
    const refusal = wrongValue(name, values[name]);
    return refusal ? [[name, refusal] as const] : [];
  });
  return refusals.length > 0 ? invalidParams(Object.fromEntries(refusals)) : undefined;
}

function notOneOf(name: string, value: unknown, list: readonly string[]): InvalidParam | undefined {
  if (typeof value === 'string' && list.includes(value)) return undefined;
  return { code: 'invalid_param_value', message: `${name} must be one of ${list.join(', ')}`, data: null };
}

const isMetaTag = (text: string) => /^<meta [^<>]*content="[\w-]+"[^<>]*>$/.test(text);
