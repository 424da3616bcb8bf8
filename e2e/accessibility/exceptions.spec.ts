import { expectAccessible } from '../support/accessibility/axe';
import { type Exception, exceptionsOn } from '../support/accessibility/exceptions';
import { expect, test } from '../support/test';

const exception: Exception = {
  rule: 'button-name',
  selector: '.known',
  owner: 'Dashboard team',
  until: '2027-01-31',
  reason: 'The name comes from a library.',
};
const exceptionsAt = (time: string) => exceptionsOn(new Date(time), [exception]);

test('an exception is valid until the end of its last day; after that, an error names its rule and owner', () => {
  expect(exceptionsAt('2027-01-31T23:59:59Z')).toEqual([exception]);
  expect(() => exceptionsAt('2027-02-01T00:00:00Z')).toThrow(
    'button-name at ".known" (Dashboard team, until 2027-01-31)',
  );
});

test('an exception without a date counts as expired', () => {
  expect(() => exceptionsOn(new Date(), [{ ...exception, until: '' }])).toThrow('Dashboard team');
});

test('an exception covers only findings of its rule on its elements', async ({ page }) => {
  const namelessButton = (className: string) =>
    `<button class="${className}" style="inline-size:40px;block-size:40px"></button>`;
  const showContent = (content: string) =>
    page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>${content}</main></html>`);
  const isAccepted = () =>
    expectAccessible(page, {}, [exception]).then(
      () => true,
      () => false,
    );
  await showContent(namelessButton('known'));
  expect(await isAccepted()).toBe(true);
  await showContent(namelessButton('other'));
  expect(await isAccepted()).toBe(false);
  await showContent('<img class="known" src="data:,">');
  expect(await isAccepted()).toBe(false);
});
