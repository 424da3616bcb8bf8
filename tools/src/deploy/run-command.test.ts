import { DeployError } from '../common/outcome';
import { runCommand } from './run-command';

test.each([
  ['a refusal', 3, new DeployError('refused', 'It does not fit.', 'Deploy the page.', 'stage-live')],
  ['an unusable target', 5, new DeployError('target', 'It is gone.', 'Check the address.')],
  ['a broken program', 1, new TypeError('Broken \u001b[2K\u202e.')],
])('%s ends a command with exit code %d', async (_what, code, error) => {
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
