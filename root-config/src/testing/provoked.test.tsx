import { failureCodes, foreignPageFailureCodes, type WidgetErrorCode } from '@flightdeck/shared/contracts/page';
import { loaderProvocations } from './provoke-loader';
import { pageProvocations } from './provoke-page';
import { restProvocations } from './provoke-rest';
import { fakeStyleSheets } from './style-sheets';

/** Functions that provoke each failure of the catalogue, by code. A missing code does not compile. */
const provocations: Readonly<Record<WidgetErrorCode, () => Promise<unknown>>> = {
  ...restProvocations,
  ...loaderProvocations,
  ...pageProvocations,
};

beforeAll(fakeStyleSheets);

test('provokes every code of the catalogue, and no others', () => {
  expect(Object.keys(provocations).sort()).toEqual([...failureCodes, ...foreignPageFailureCodes].sort());
});

test.each(Object.entries(provocations))('provokes %s, with a message', async (code, provoke) => {
  expect(await provoke()).toMatchObject({ code, message: expect.stringMatching(/\S{3}/) });
});
