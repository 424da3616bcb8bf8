import { createLeaveConfirmation, leavesRoute } from './leave-confirmation';

const page = 'http://site.example/wp-admin/admin.php?page=flightdeck';

test.each<[string, string, string, boolean]>([
  ['leaves the route for another route', '#/security', '#/dashboard', true],
  ['leaves the route for an address without a route', '#/security', '#', true],
  ['stays on the route for an anchor of the page', '#/security', '#tab-2', false],
  ['leaves the route for a route without a slash', '#/security', '#traffic', true],
  ['stays on the route for the same route', '#/security', '#/security', false],
  ['stays on the route for the same route in another spelling', '#/security', '#security/', false],
  ['stays on the route for another search term', '#/security?term=ip', '#/security?term=list', false],
  ['stays on the route for a removed search term', '#/security?term=ip', '#/security', false],
])('%s', (_what, from, to, leaves) => {
  expect(leavesRoute(page + from, page + to)).toBe(leaves);
});

test('does not leave the route for another document, which the unload guard handles', () => {
  expect(leavesRoute(`${page}#/security`, 'http://site.example/wp-admin/profile.php')).toBe(false);
  expect(leavesRoute(`${page}#/security`, 'http://elsewhere.example/#/dashboard')).toBe(false);
});

test('ROOT-063 asks once for all unsaved work, and discards the work when the user agrees', () => {
  const confirm = jest.fn(() => true);
  const discard = jest.fn();
  const mayGo = createLeaveConfirmation({ unsavedWork: () => [{ discard }, { discard }], confirm });
  expect(mayGo(`${page}#/security`, `${page}#/dashboard`)).toBe(true);
  expect(confirm.mock.calls).toEqual([
    ['There are unsaved settings in this tab that will be lost if you leave it. Proceed?'],
  ]);
  expect(discard).toHaveBeenCalledTimes(2);
});

test('lets the user leave when a form throws while it discards its work', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => {
    throw new Error('broken');
  };
  const mayGo = createLeaveConfirmation({ unsavedWork: () => [{ discard: broken }], confirm: () => true });
  expect(mayGo(`${page}#/security`, `${page}#/dashboard`)).toBe(true);
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});
