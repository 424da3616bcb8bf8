import { widgetPart } from './widget-part';

test('a frame without an address is refused with a sentence, because no address of the site can be relative to it', () => {
  Reflect.set(globalThis, 'location', new URL('about:srcdoc'));
  expect(() => widgetPart('licence')).toThrow(
    expect.objectContaining({ code: 'host-options', message: expect.stringContaining('Load it with src') }),
  );
});
