import { register } from '@flightdeck/shared/session';
import { FakePage } from './fake-page';
import { guardLeaving } from './leaving';

/** A form with a saved and a typed value, like the forms of the areas. */
class Form {
  saved = 'a';
  typed = 'a';
  #finish = () => {};
  readonly isDirty = () => this.typed !== this.saved;
  readonly discard = () => {
    this.typed = this.saved;
  };
  readonly save = () =>
    new Promise<void>((resolve) => {
      this.#finish = () => {
        this.saved = this.typed;
        resolve();
      };
    });
  finish(): void {
    this.#finish();
  }
}

/**
 * States of a form, with the steps to each, and whether leaving asks for confirmation. `check` makes the guard read the
 * state of the form.
 */
const states: readonly (readonly [string, (form: Form, check: () => void) => void, boolean])[] = [
  ['unchanged', () => {}, false],
  [
    'changed',
    (form) => {
      form.typed = 'b';
    },
    true,
  ],
  [
    'changed back to its saved value',
    (form, check) => {
      form.typed = 'b';
      check();
      form.typed = 'a';
    },
    false,
  ],
  [
    'being saved',
    (form) => {
      form.typed = 'b';
      void form.save();
    },
    true,
  ],
  [
    'saved',
    (form, check) => {
      form.typed = 'b';
      void form.save();
      check();
      form.finish();
    },
    false,
  ],
];

/** Ways to leave, with the hash that each leads to; null where the browser asks with its own prompt. */
const exits: readonly (readonly [string, (page: FakePage) => void, string | null])[] = [
  ['following a link', (page) => page.push('#/dashboard'), '#/dashboard'],
  ['going back', (page) => page.go(-1), '#/my-plan'],
  ['going forward', (page) => page.go(1), '#/traffic'],
  ['going to a typed hash', (page) => page.push('#/writing'), '#/writing'],
  ['reloading or closing the tab', () => {}, null],
];

const table = [true, false].flatMap((hasNavigation) => {
  const suffix = hasNavigation ? '' : ', without the Navigation API';
  return exits.flatMap(([exit, leave, target]) =>
    states.map(([state, prepare, asks]) => ({
      name: `${asks ? 'asks' : 'does not ask'} before ${exit} while a form is ${state}${suffix}`,
      hasNavigation,
      leave,
      target,
      prepare,
      asks,
    })),
  );
});

test.each(table)('$name', async ({ hasNavigation, leave, target, prepare, asks }) => {
  jest.useFakeTimers();
  const page = new FakePage({ hasNavigation });
  const form = new Form();
  const stops = [await guardLeaving(page), register('mf-settings/security', form.isDirty, form.save, form.discard)];
  for (const hash of ['#/my-plan', '#/security', '#/traffic']) page.push(hash);
  page.go(-1);
  await jest.advanceTimersByTimeAsync(10);
  expect(page.hash).toBe('#/security');
  page.confirm.mockReturnValue(false);

  const check = () => page.dispatchEvent(new Event('input'));
  prepare(form, check);
  if (asks) check();
  const entryCount = page.entries.length;
  if (target === null) {
    const unloadEvent = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(unloadEvent);
    expect(unloadEvent.defaultPrevented).toBe(asks);
    expect(page.confirm).not.toHaveBeenCalled();
  } else {
    leave(page);
    await jest.advanceTimersByTimeAsync(10);
    expect(page.confirm).toHaveBeenCalledTimes(asks ? 1 : 0);
    expect(page.hash).toBe(asks ? '#/security' : target);
    expect(form.isDirty()).toBe(asks);
    if (asks && hasNavigation) expect(page.entries).toHaveLength(entryCount);
  }
  for (const stop of stops) stop();
  jest.useRealTimers();
});
