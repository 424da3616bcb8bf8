import { DeployError } from './outcome';
import { runCommand } from './run-command';

test.each([
  [new DeployError('refused', 'It does not fit.', 'Deploy the page.', 'stage-live'), 3],
  [new DeployError('target', 'It is gone.', 'Check the address.'), 5],
  [new TypeError('Broken \u001b[2K\u202e.'), 1],
])('%s ends a command with exit code %d', async (error, code) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  runCommand(() => Promise.reject(error));
  await Promise.resolve();
  await Promise.resolve();
  expect(process.exitCode).toBe(code);
  const [[shown] = []] = log.mock.calls;
  process.exitCode = undefined;
  log.mockRestore();
  if (!(error instanceof DeployError)) return expect(shown).toMatch(/^TypeError: Broken \\u001b\[2K\\u202e\.\n {4}at /);
  expect(shown).toBe(`${error.message}${error.code ? ` (${error.code})` : ''}\nNext: ${error.next}`);
});
