import { decodeEntities, listItems, readFlag } from '@flightdeck/shared/schema';

/**
 * Returns whether the server has the value that was sent, in any form in which it may store the value: a server trims texts,
 * collapses spaces, encodes entities, and changes line endings, the letter case of email addresses, the order of sets, and the
 * types of numbers and flags. A text that has lost its markup is a different value.
 * @param serverValue undefined for an option that the server does not have, which counts as off
 */
export function sameSetting(sent: unknown, serverValue: unknown): boolean {
  if (sent === serverValue) return true;
  if (typeof sent === 'boolean') return asFlag(serverValue) === sent;
  if (typeof serverValue === 'boolean') return readFlag(sent) === serverValue;
  if (isObject(sent) && isObject(serverValue))
    return sameItems(listItems(sent) ?? sent, listItems(serverValue) ?? serverValue);
  if (isObject(sent) || isObject(serverValue)) return isEmpty(sent) && isEmpty(serverValue);
  if (typeof sent === 'number' || typeof serverValue === 'number')
    return asText(sent) !== '' && asText(serverValue) !== '' && Number(sent) === Number(serverValue);
  return asText(sent) === asText(serverValue);
}

const asFlag = (value: unknown) => readFlag(value) ?? Boolean(value);

const emailPattern = /^[^\s@]+@[^\s@]+$/;

function asText(value: unknown): string {
  const text = decodeEntities(String(value ?? ''))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .normalize()
    .trim();
  return emailPattern.test(text) ? text.toLowerCase() : text;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) => (isObject(value) ? Object.keys(value).length === 0 : asText(value) === '');

/** Compares lists and maps. In a list without objects, order and repetitions do not matter. */
function sameItems(sent: object, serverValue: object): boolean {
  if (isSet(sent) && isSet(serverValue)) return sortedItems(sent) === sortedItems(serverValue);
  const names = new Set([...Object.keys(sent), ...Object.keys(serverValue)]);
  return [...names].every(
    (name) =>
      Object.hasOwn(sent, name) === Object.hasOwn(serverValue, name) &&
      sameSetting(Reflect.get(sent, name), Reflect.get(serverValue, name)),
  );
}

const isSet = (value: object): value is readonly unknown[] => Array.isArray(value) && !value.some(isObject);

/** Returns the distinct items of a set in sorted order, as a string to compare. */
const sortedItems = (items: readonly unknown[]) => JSON.stringify([...new Set(items.map(asText))].sort());
