import { DeployError } from '../common/outcome';
import { exitCodeOf, printLine } from './run-command';

test.each([
  ['a refusal', 3, new DeployError('refused', 'It does not fit.', 'Deploy the page.', 'stage-live')],
  ['an unusable target', 5, new DeployError('target', 'It is gone.', 'Check the address.')],
  ['an unexpected error', 1, new TypeError('Broken \u001b[2K\u202e.')],
])('%s ends a command with exit code %d', async (_label, code, error) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await exitCodeOf(() => Promise.reject(error))).toBe(code);
  const [[printed] = []] = log.mock.calls;
  log.mockRestore();
  if (!(error instanceof DeployError))
    return expect(printed).toMatch(/^TypeError: Broken \\u001b\[2K\\u202e\.\n {4}at /);
  expect(printed).toBe(`${error.message}${error.code ? ` (${error.code})` : ''}\nNext: ${error.next}`);
});

test('output and refusals show the control characters of a registry as escapes', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  printLine('mf-settings  live  1.0.0\u001b[2K\n\u202e');
  expect(log.mock.calls).toEqual([['mf-settings  live  1.0.0\\u001b[2K\\u000a\\u202e']]);
  log.mockRestore();
  expect(new DeployError('target', 'It has "\u001b[2K".', 'Restore it.').message).toBe('It has "\\u001b[2K".');
});
