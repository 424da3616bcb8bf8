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

test('an exception holds until the end of its last day, and then fails with its owner', () => {
  expect(exceptionsAt('2027-01-31T23:59:59Z')).toEqual([exception]);
  expect(() => exceptionsAt('2027-02-01T00:00:00Z')).toThrow(
    'button-name at ".known" (Dashboard team, until 2027-01-31)',
  );
});

test('an exception without a valid date fails', () => {
  expect(() => exceptionsOn(new Date(), [{ ...exception, until: '' }])).toThrow('Dashboard team');
});

test('an exception covers one rule and its elements only', async ({ page }) => {
  const nameless = (name: string) => `<button class="${name}" style="inline-size:40px;block-size:40px"></button>`;
  const show = (content: string) =>
    page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>${content}</main></html>`);
  const isAccepted = () =>
    expectAccessible(page, {}, [exception]).then(
      () => true,
      () => false,
    );
  await show(nameless('known'));
  expect(await isAccepted()).toBe(true);
  await show(nameless('other'));
  expect(await isAccepted()).toBe(false);
  await show('<img class="known" src="data:,">');
  expect(await isAccepted()).toBe(false);
});
