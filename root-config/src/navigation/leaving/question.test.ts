import { createQuestion, leavesRoute } from './question';

const page = 'http://site.example/wp-admin/admin.php?page=flightdeck';

test.each<[string, string, string, boolean]>([
  ['another route', '#/security', '#/dashboard', true],
  ['no route', '#/security', '#', true],
  ['an anchor', '#/security', '#tab-2', false],
  ['a route without a slash', '#/security', '#traffic', true],
  ['the same route', '#/security', '#/security', false],
  ['the same route, written differently', '#/security', '#security/', false],
  ['another search term', '#/security?term=ip', '#/security?term=list', false],
  ['a removed search term', '#/security?term=ip', '#/security', false],
])('leaves the route: %s', (_what, from, to, leaves) => {
  expect(leavesRoute(page + from, page + to)).toBe(leaves);
});

test('leaves another document to the unload guard', () => {
  expect(leavesRoute(`${page}#/security`, 'http://site.example/wp-admin/profile.php')).toBe(false);
  expect(leavesRoute(`${page}#/security`, 'http://elsewhere.example/#/dashboard')).toBe(false);
});

const ask = (works: number, answer: boolean) => {
  const confirm = jest.fn(() => answer);
  const discard = jest.fn();
  const mayGo = createQuestion({ dirty: () => Array.from({ length: works }, () => ({ discard })), confirm });
  return { confirm, discard, go: (to: string) => mayGo(`${page}#/security`, page + to) };
};

test('ROOT-063 asks once for all unsaved work and discards it when accepted', () => {
  const { confirm, discard, go } = ask(2, true);
  expect(go('#/dashboard')).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveBeenCalledWith(
    'There are unsaved settings in this tab that will be lost if you leave it. Proceed?',
  );
  expect(discard).toHaveBeenCalledTimes(2);
});

test('ROOT-063 keeps all work when refused', () => {
  const { discard, go } = ask(1, false);
  expect(go('#/dashboard')).toBe(false);
  expect(discard).not.toHaveBeenCalled();
});

test.each([
  [0, '#/dashboard'],
  [1, '#/security?term=ip'],
])('asks nothing with %d unsaved forms on the way to %s', (works, to) => {
  const { confirm, discard, go } = ask(works, false);
  expect(go(to)).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
  expect(discard).not.toHaveBeenCalled();
});

test('lets the user go when a form throws while discarding', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => {
    throw new Error('broken');
  };
  const mayGo = createQuestion({ dirty: () => [{ discard: broken }], confirm: () => true });
  expect(mayGo(`${page}#/security`, `${page}#/dashboard`)).toBe(true);
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});
