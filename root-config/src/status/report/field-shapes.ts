import { removed } from './free-text';
import { isIssuedKey, isRandom } from './letter-keys';

/*
 * One function per field of the report: it returns a value that has the shape of the field, and `removed` for any other,
 * because a server can put a secret into any field. An empty value stays empty. The length of a value is checked before any
 * pattern runs. Patterns repeat single characters, never a group, and each a limited number of times.
 */

const maxLength = 100;

const fieldWhere =
  (fits: (value: string) => boolean) =>
  (value: string): string =>
    value === '' || (value.length <= maxLength && fits(value) && !isIssuedKey(value)) ? value : removed;

const fieldMatching = (pattern: RegExp) => fieldWhere((value) => pattern.test(value));

/** A version, such as `11.9.1`, `12.0-beta2` or `0.1.0-3b386631`. Four numbers are an IP address. */
export const versionField = fieldMatching(
  /^\d{1,3}\.\d{1,3}(\.\d{1,3})?(-[0-9a-f]{1,8}|-(a|alpha|beta|rc|dev)\.?\d{0,3})?$/i,
);

/** An error code, such as `no_token` or `http_503`. */
export const codeField = fieldWhere((value) => {
  const [first = '', ...others] = value.split(/[_-]/);
  const isPart = (part: string) => (/^[a-z]{1,16}$/.test(part) && !isRandom(part)) || /^\d{1,3}$/.test(part);
  return /^[a-z]{1,16}$/.test(first) && others.length < 6 && others.every(isPart);
});

/** A language, such as `de-DE`. */
export const languageField = fieldMatching(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

/** A known time zone, or an offset. */
export const timeZoneField = fieldWhere((value) => /^[+-]\d{2}:\d{2}$/.test(value) || isTimeZone(value));

/** A kind of environment, as WordPress names it. */
export const environmentField = fieldMatching(/^(local|development|staging|production)$/);

/** The name of a library that a page shares. */
export const libraryField = fieldMatching(/^(shared|react|react-dom|single-spa)$/);

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
export const timeField = fieldMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/);

/** A host with or without port. */
export const hostField = fieldWhere(isHost);

/** The address of a site as the server names it: `site.example`, `site.example::blog`. */
export const siteField = fieldWhere((value) => {
  const [host = '', ...folders] = value.split('::');
  return isHost(host) && folders.length < 4 && folders.every(isName);
});

/** An origin: scheme, host and port. */
export const originField = fieldWhere((value) => {
  const [scheme, host = '', ...rest] = value.split('://');
  return (scheme === 'https' || scheme === 'http') && rest.length === 0 && isHost(host);
});

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** The local machine. Its IP addresses are the only ones that stay. */
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const topLevelDomain = /^([a-z]{2,24}|xn--[a-z0-9-]{1,24})(:\d{1,5})?$/;

function isHost(value: string): boolean {
  if (thisMachine.test(value)) return true;
  const labels = value.split('.');
  return labels.length > 1 && labels.length < 7 && topLevelDomain.test(labels.pop() ?? '') && labels.every(isName);
}

const name = /^[a-z0-9][a-z0-9-]{0,29}$/;
const hexadecimal = /^[0-9a-f]{8,30}$/;
const betweenLettersAndDigits = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/;

/**
 * Returns whether a value is a name that a person chose, and not a nonce, which is hexadecimal, or a key, which alternates
 * letters and digits.
 */
function isName(value: string): boolean {
  return name.test(value) && !hexadecimal.test(value) && value.split(betweenLettersAndDigits).length < 5;
}
