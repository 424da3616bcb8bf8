import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';

const addedProperties = { size: 7, status: null, each() {} };
const names = Object.keys(addedProperties);

/** Returns the names that every object inherits. */
function inheritedNames(): string[] {
  const found: string[] = [];
  const emptyObject: object = {};
  for (const name in emptyObject) found.push(name);
  return found;
}

describe('on a page that adds properties to all objects', () => {
  beforeEach(() => Object.assign(Object.prototype, addedProperties));
  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  });

  test('timeouts have an empty object in place of each inherited value', () => {
    const timeouts = guardedTimeouts();
    expect(names.map((name) => Reflect.get(timeouts, name))).toEqual(names.map(() => Object.create(null)));
  });

  test('a function runs without the inherited names, which are restored afterwards, even after an error', () => {
    const before = Object.getOwnPropertyDescriptors(Object.prototype);
    expect(withoutInheritedNames(inheritedNames)).toEqual([]);
    expect(() =>
      withoutInheritedNames(() => {
        throw new Error('from the function');
      }),
    ).toThrow('from the function');
    expect(inheritedNames()).toEqual(names);
    expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(before);
  });
});
