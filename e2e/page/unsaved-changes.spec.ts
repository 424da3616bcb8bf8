import type { Locator, Page } from '@playwright/test';
import { expectCards, logo, open } from '../support/dashboard';
import { expectSaved, saveButton } from '../support/settings';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

/** A form that can hold unsaved work. */
interface Form {
  readonly name: string;
  readonly route: string;
  readonly field: (page: Page) => Locator;
  /** Text that the test types into the field. */
  readonly typed: string;
}

const addressList: Form = {
  name: 'the list of allowed addresses',
  route: '/security',
  field: (page) => page.getByLabel('Always allowed IP addresses'),
  typed: '203.0.113.9',
};
const verificationCode: Form = {
  name: 'the site verification code',
  route: '/traffic',
  field: (page) => page.getByTestId('verification-bing'),
  typed: 'abc-123',
};

/** A state of a form before the user leaves it. */
interface FormState {
  readonly name: string;
  /** Whether leaving would lose work, so that the page asks for confirmation. */
  readonly needsConfirmation: boolean;
  prepare(page: Page, form: Form, site: RunningSite): Promise<void>;
}

const type = (page: Page, { field, typed }: Form) => field(page).pressSequentially(typed);

const states: readonly FormState[] = [
  { name: 'unchanged', needsConfirmation: false, prepare: (page, { field }) => field(page).click() },
  { name: 'changed', needsConfirmation: true, prepare: type },
  {
    name: 'changed back',
    needsConfirmation: false,
    async prepare(page, form) {
      const before = await form.field(page).inputValue();
      await type(page, form);
      await form.field(page).fill(before);
    },
  },
  {
    name: 'being saved',
    needsConfirmation: true,
    async prepare(page, form, site) {
      await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 60_000 });
      await type(page, form);
      await saveButton(page).click();
      await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    },
  },
];

const goTo = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash);
const goInHistory = (page: Page, by: number) => page.evaluate((delta) => history.go(delta), by);

/** Ways to leave a form, each with the route it leads to, and the way back. */
const exits: readonly (readonly [
  name: string,
  leave: (page: Page) => Promise<unknown>,
  target: string,
  comeBack: (page: Page) => Promise<unknown>,
])[] = [
  ['a link', (page) => logo(page).click(), '/dashboard', (page) => goInHistory(page, -1)],
  ['Back', (page) => goInHistory(page, -1), '/my-plan', (page) => goInHistory(page, 1)],
  ['a typed address', (page) => goTo(page, '#/writing'), '/writing', (page) => goInHistory(page, -1)],
  ['Forward', (page) => goInHistory(page, 1), '/writing', (page) => goInHistory(page, -1)],
];

const confirmation = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';
const urlWith = (route: string) => new RegExp(`#${route}$`);

test.describe.configure({ mode: 'parallel' });
test.use({ scenario: 'security' });

for (const form of [addressList, verificationCode]) {
  for (const { name, needsConfirmation, prepare } of states) {
    test(`with ${form.name} ${name}, a link, Back, Forward, a typed address and a reload ${needsConfirmation ? 'each ask for confirmation once' : 'leave without a confirmation @long'}`, async ({
      page,
      logIn,
      site,
    }) => {
      await logIn('admin');
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.type() === 'confirm' ? dialog.message() : dialog.type());
        return dialog.dismiss();
      });
      await open(page, '/my-plan');
      await expect(page.locator('#fd-outlet').getByRole('heading', { level: 1 })).toBeAttached();
      await goTo(page, `#${form.route}`);
      await goTo(page, '#/writing');
      await goInHistory(page, -1);
      await expect(page).toHaveURL(urlWith(form.route));
      await expect(form.field(page)).toBeEnabled();
      await prepare(page, form, site);
      const value = await form.field(page).inputValue();
      const historyLength = await page.evaluate(() => history.length);

      for (const [exit, leave, target, comeBack] of exits) {
        dialogs.length = 0;
        await leave(page);
        if (needsConfirmation) {
          await expect.poll(() => dialogs, { message: exit }).toEqual([confirmation]);
          await expect(page).toHaveURL(urlWith(form.route));
          expect(await page.evaluate(() => history.length), exit).toBe(historyLength);
        } else {
          await expect(page).toHaveURL(urlWith(target));
          await comeBack(page);
          await expect(page).toHaveURL(urlWith(form.route));
          expect(dialogs, exit).toEqual([]);
        }
        await expect(form.field(page), exit).toHaveValue(value);
      }

      dialogs.length = 0;
      await page.waitForLoadState('load');
      const loaded = needsConfirmation ? null : page.waitForEvent('load');
      // Reload after evaluate() has returned, because a dialog would block it.
      await page.evaluate(() => void setTimeout(() => location.reload()));
      if (needsConfirmation) await expect.poll(() => dialogs).toEqual(['beforeunload']);
      await loaded;
      await expect(form.field(page)).toHaveValue(value);
      expect(dialogs).toEqual(needsConfirmation ? ['beforeunload'] : []);
    });
  }
}

test('closing the tab asks for confirmation only while work is unsaved', async ({ page, openAs }) => {
  await openAs('admin', addressList.route);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await type(page, addressList);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await saveButton(page).click();
  await expectSaved(page);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(dialogs).toEqual(['beforeunload']);
});

for (const [exit, hasNavigation, leave] of [
  ['a link', true, (page: Page) => logo(page).click()],
  ['Back, without the Navigation API,', false, (page: Page) => goInHistory(page, -1)],
] as const)
  test(`ROOT-063 leaving with ${exit} asks once, stays on Cancel and leaves on OK`, async ({ page, openAs }) => {
    if (!hasNavigation) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await openAs('admin', '/dashboard');
    await expectCards(page);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigation);
    await goTo(page, `#${addressList.route}`);
    await type(page, addressList);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialogs.length === 1 ? dialog.dismiss() : dialog.accept();
    });
    await leave(page);
    await expect.poll(() => dialogs).toEqual([confirmation]);
    await expect(page).toHaveURL(urlWith(addressList.route));
    await leave(page);
    await expect(page).toHaveURL(urlWith('/dashboard'));
    await goTo(page, `#${addressList.route}`);
    await expect(addressList.field(page)).not.toHaveValue(new RegExp(addressList.typed));
    expect(dialogs).toEqual([confirmation, confirmation]);
  });
