import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';

const input = { size: 7, status: null, each() {} };
const names = Object.keys(input);

/** Returns the names that every object inherits. */
function inheritedNames(): string[] {
  const found: string[] = [];
  const plain: object = {};
  for (const name in plain) found.push(name);
  return found;
}

describe('a page that adds names to all objects', () => {
  beforeEach(() => Object.assign(Object.prototype, input));
  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  });

  test('leaves no inherited value for single-spa to write to', () => {
    const timeouts = guardedTimeouts();
    expect(names.map((name) => Reflect.get(timeouts, name))).toEqual(names.map(() => Object.create(null)));
  });

  test('hides the names during the run and restores them, even after an error', () => {
    const before = Object.getOwnPropertyDescriptors(Object.prototype);
    expect(withoutInheritedNames(inheritedNames)).toEqual([]);
    expect(() =>
      withoutInheritedNames(() => {
        throw new Error('of the run');
      }),
    ).toThrow('of the run');
    expect(inheritedNames()).toEqual(names);
    expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(before);
  });
});
