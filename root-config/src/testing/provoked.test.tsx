import {
  failureCodes,
  foreignPageFailureCodes,
  isFailure,
  type WidgetErrorCode,
} from '@flightdeck/shared/contracts/page';
import { failureText } from '@flightdeck/shared/failures';
import { loaderProvocations } from './provoke-loader';
import { pageProvocations } from './provoke-page';
import { restProvocations } from './provoke-rest';

/** Functions that provoke each failure of the catalogue, by code. A missing code does not compile. */
const provocations: Readonly<Record<WidgetErrorCode, () => Promise<unknown>>> = {
  ...restProvocations,
  ...loaderProvocations,
  ...pageProvocations,
};

beforeAll(() => {
  // jsdom has no constructable style sheets.
  Reflect.set(
    globalThis,
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});

test('provokes every code of the catalogue, and no others', () => {
  expect(Object.keys(provocations).sort()).toEqual([...failureCodes, ...foreignPageFailureCodes].sort());
});

test.each(Object.entries(provocations))('provokes %s, which has all its texts', async (code, provoke) => {
  const provoked = await provoke();
  expect(provoked).toMatchObject({ code, message: expect.stringMatching(/\S{3}/) });
  if (!isFailure(provoked)) return;
  for (const text of Object.values(failureText(provoked, 'Settings'))) expect(text).toMatch(/^(?!.*undefined).*\S{3}/);
});
