import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';

const given = { size: 7, status: null, each() {} };
const names = Object.keys(given);

/** Returns the names that `for … in` finds on any object. */
function met(): string[] {
  const found: string[] = [];
  const plain: object = {};
  for (const name in plain) found.push(name);
  return found;
}

describe('a page that gives names to all objects', () => {
  beforeEach(() => Object.assign(Object.prototype, given));
  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  });

  test('nothing is there to be written for any of them', () => {
    const timeouts = guardedTimeouts();
    expect(names.map((name) => Reflect.get(timeouts, name))).toEqual(names.map(() => Object.create(null)));
  });

  test('they are not met meanwhile, and afterwards as before, also after an error', () => {
    const before = Object.getOwnPropertyDescriptors(Object.prototype);
    expect(withoutInheritedNames(met)).toEqual([]);
    expect(() =>
      withoutInheritedNames(() => {
        throw new Error('of the run');
      }),
    ).toThrow('of the run');
    expect(met()).toEqual(names);
    expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(before);
  });
});
