import { bare } from '@flightdeck/shared/contracts/wire';
import { removed } from './free-text';
import { isIssuedKey, isRandom } from './letter-keys';

/*
 * The shapes that fields of the report may have. A value of another shape is removed completely, because versions, hosts
 * and error codes come from servers too. Lengths are compared before any pattern runs. Patterns repeat single characters,
 * never a group, and each a limited number of times.
 */

const maxLength = 100;

const fitting =
  (fits: (value: string) => boolean) =>
  (value: string): string =>
    value === '' || (value.length <= maxLength && fits(value) && !isIssuedKey(value)) ? value : removed;

const matching = (pattern: RegExp) => fitting((value) => pattern.test(value));

/** A version, such as `11.9.1`, `12.0-beta2` or `0.1.0-3b386631`. Four numbers are an IP address. */
export const versionField = matching(
  /^\d{1,3}\.\d{1,3}(\.\d{1,3})?(-[0-9a-f]{1,8}|-(a|alpha|beta|rc|dev)\.?\d{0,3})?$/i,
);

/** An error code, such as `no_token` or `http_503`. */
export const codeField = fitting((value) => {
  const [first = '', ...others] = value.split(/[_-]/);
  const isPart = (part: string) => (/^[a-z]{1,16}$/.test(part) && !isRandom(part)) || /^\d{1,3}$/.test(part);
  return /^[a-z]{1,16}$/.test(first) && others.length < 6 && others.every(isPart);
});

/** A language, such as `de-DE`. */
export const languageField = matching(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

/** A known time zone, or an offset. */
export const timeZoneField = fitting((value) => /^[+-]\d{2}:\d{2}$/.test(value) || isTimeZone(value));

/** A kind of environment, as WordPress names it. */
export const environmentField = matching(/^(local|development|staging|production)$/);

/** A library of which a page has one copy. */
export const libraryField = matching(/^(shared|react|react-dom|single-spa)$/);

/** Libraries with versions or ranges, as a refusal of the loader lists them: `shared ^1.4.0, no single-spa`. */
export const librariesField = (value: string): string =>
  value
    .split(', ')
    .map((library) => library.split(' ').map(libraryWord).join(' '))
    .join(', ');

function libraryWord(word: string): string {
  if (word === 'no') return word;
  if (word.startsWith('^')) return `^${versionField(word.slice(1))}`;
  return /^\d/.test(word) ? versionField(word) : libraryField(word);
}

/** A moment in ISO 8601, in UTC. */
export const timeField = matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/);

/** A host with or without port. */
export const hostField = fitting(isHost);

/** The address of a site as the server names it: `site.example`, `site.example::blog`. */
export const siteField = fitting((value) => {
  const [host = '', ...folders] = value.split('::');
  return isHost(host) && folders.length < 4 && folders.every(isName);
});

/** An origin: scheme, host and port. */
export const originField = fitting((value) => {
  const [scheme, host = '', ...rest] = value.split('://');
  return (scheme === 'https' || scheme === 'http') && rest.length === 0 && isHost(host);
});

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', bare({ timeZone: value })));
  } catch {
    return false;
  }
}

/** IP addresses are removed, except those of the local machine. */
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const topLevel = /^([a-z]{2,24}|xn--[a-z0-9-]{1,24})(:\d{1,5})?$/;

function isHost(value: string): boolean {
  if (thisMachine.test(value)) return true;
  const labels = value.split('.');
  return labels.length > 1 && labels.length < 7 && topLevel.test(labels.pop() ?? '') && labels.every(isName);
}

const name = /^[a-z0-9][a-z0-9-]{0,29}$/;
const hexadecimal = /^[0-9a-f]{8,30}$/;
const betweenLettersAndDigits = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/;

/** Returns whether a value is a chosen name. A nonce is hexadecimal; keys alternate letters and digits. */
function isName(value: string): boolean {
  return name.test(value) && !hexadecimal.test(value) && value.split(betweenLettersAndDigits).length < 5;
}
