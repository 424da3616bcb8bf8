import { register } from '@flightdeck/shared/session';
import { FakePage } from './fake-page';
import { guardLeaving } from './leaving';

let isDirty = true;
const onDiscard = jest.fn();
let stops: (() => void)[] = [];
beforeEach(() => {
  isDirty = true;
  onDiscard.mockReset();
  const discard = () => {
    isDirty = false;
    onDiscard();
  };
  stops = [
    register(
      'mf-settings/security',
      () => isDirty,
      async () => {},
      discard,
    ),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a guarded page at the third of its four entries, and records the events that reach the rest of the page. */
async function start(hasNavigation: boolean) {
  const page = new FakePage({ hasNavigation });
  isDirty = false;
  stops.push(await guardLeaving(page));
  page.push('#/my-plan');
  page.push('#/security');
  page.push('#/traffic');
  page.go(-1);
  await nextTask();
  const received: string[] = [];
  for (const type of ['popstate', 'hashchange']) page.addEventListener(type, () => received.push(page.hash));
  page.confirm.mockClear();
  isDirty = true;
  return { page, received };
}

const exits: readonly [string, (page: FakePage) => void, string][] = [
  ['following a link or a typed address', (page) => page.push('#/dashboard'), '#/dashboard'],
  ['going back', (page) => page.go(-1), '#/my-plan'],
  ['going forward', (page) => page.go(1), '#/traffic'],
  [
    'going back without a user gesture',
    (page) => {
      page.hasGesture = false;
      page.go(-1);
    },
    '#/my-plan',
  ],
];
const goTwoStepsBack: (typeof exits)[number] = ['going two steps back', (page) => page.go(-2), '#/security'];

describe.each([
  ['with the Navigation API', true],
  ['without the Navigation API', false],
])('%s', (_which, hasNavigation) => {
  test.each(exits)('keeps the address and the work when the user refuses to leave by %s', async (_exit, leave) => {
    const { page, received } = await start(hasNavigation);
    page.confirm.mockReturnValue(false);
    leave(page);
    await nextTask();
    expect(page.confirm).toHaveBeenCalledTimes(1);
    expect(page.hash).toBe('#/security');
    expect(page.index).toBe(2);
    expect(received.filter((hash) => hash !== '#/security')).toEqual([]);
    expect(onDiscard).not.toHaveBeenCalled();
    page.hasGesture = true;
    page.push('#/dashboard');
    expect(page.confirm).toHaveBeenCalledTimes(2);
  });

  test.each(exits)('discards the work when the user agrees to leave by %s', async (_exit, leave, hash) => {
    const { page, received } = await start(hasNavigation);
    leave(page);
    expect(page.confirm).toHaveBeenCalledTimes(1);
    expect(onDiscard).toHaveBeenCalledTimes(1);
    expect(page.hash).toBe(hash);
    expect(received).toContain(hash);
  });

  test.each([...exits, goTwoStepsBack])('does not ask before %s without unsaved work', async (_exit, leave, hash) => {
    const { page } = await start(hasNavigation);
    isDirty = false;
    leave(page);
    expect(page.confirm).not.toHaveBeenCalled();
    expect(page.hash).toBe(hash);
  });

  test('the browser asks before the page is closed only while there is unsaved work', async () => {
    const { page } = await start(hasNavigation);
    page.dispatchEvent(new Event('input'));
    expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    isDirty = false;
    expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test('does not ask when the search term changes', async () => {
    const { page } = await start(hasNavigation);
    page.push('#/security?term=ip');
    page.go(-1);
    expect(page.confirm).not.toHaveBeenCalled();
    expect(page.hash).toBe('#/security');
  });
});

test('does not ask before a new search term on a route that the root has redirected to', async () => {
  const { page } = await start(false);
  isDirty = false;
  page.addEventListener('popstate', () => {
    if (page.hash === '#/weather') page.history.replaceState(page.history.state, '', '#/dashboard');
  });
  page.push('#/weather');
  await nextTask();
  isDirty = true;
  page.push('#/dashboard?term=ip');
  expect(page.confirm).not.toHaveBeenCalled();
  page.history.replaceState(page.history.state, '', '#/security');
  page.dispatchEvent(new Event('hashchange'));
  expect(page.confirm).not.toHaveBeenCalled();
});

test.each([
  ['a redirect of the root', 'replace', '#/dashboard', true],
  ['a reload', 'reload', '#/security', true],
  ['another document', 'push', '#/dashboard', false],
])('does not ask before %s', async (_what, type, hash, sameDocument) => {
  const { page } = await start(true);
  expect(page.fireNavigate(type, `http://site.example/admin.php${hash}`, sameDocument)).toBe(true);
  expect(page.confirm).not.toHaveBeenCalled();
});

test('does not ask after the guard is removed', async () => {
  const { page } = await start(true);
  for (const stop of stops.splice(1)) stop();
  page.push('#/dashboard');
  expect(page.confirm).not.toHaveBeenCalled();
});

test('guards unsaved work without the Navigation API, even if an element has the ID "navigation"', async () => {
  const page = new FakePage({ hasNavigation: false });
  Reflect.set(page, 'navigation', new EventTarget());
  isDirty = false;
  stops.push(await guardLeaving(page));
  page.push('#/my-plan');
  isDirty = true;
  page.confirm.mockReturnValue(false);
  page.push('#/dashboard');
  await nextTask();
  expect(page.hash).toBe('#/my-plan');
});
