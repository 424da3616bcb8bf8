import { bare, onlyOwn, own } from './own';

const added = { type: 'of the page', signal: 'of the page' };

describe('on a page that adds names to all objects', () => {
  beforeEach(() => void Object.assign(Object.prototype, added));
  afterEach(() => {
    for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name);
  });

  test('options have only the names that they list', () => {
    const options: Readonly<Record<string, unknown>> = bare({ style: 'narrow' });
    expect([options.style, options.type, options.signal]).toEqual(['narrow', undefined, undefined]);
  });

  test('a map has only its own names', () => {
    expect(own({ style: 'narrow' }, 'type')).toBeUndefined();
    expect(onlyOwn({ style: 'narrow' }).type).toBeUndefined();
  });
});
