import { readState } from '@flightdeck/shared/session';
import { dismiss, notify, showWaiting, stripHtml, successDuration } from './notices';

const shown = () => readState('notices');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const { noticeId } of shown()) dismiss(noticeId);
  jest.useRealTimers();
});

test('SHR-130 SHR-131 a notice has default fields, and does not disappear', () => {
  const noticeId = notify({ status: 'is-info', text: 'Reconnecting Jetpack' });
  expect(shown()).toEqual([
    {
      noticeId,
      status: 'is-info',
      text: 'Reconnecting Jetpack',
      duration: 0,
      showDismiss: true,
      isPersistent: false,
      displayOnNextPage: false,
    },
  ]);
  jest.advanceTimersByTime(3_600_000);
  expect(shown()).toHaveLength(1);
});

test.each([
  ['whose text ends with an ellipsis is busy', { status: 'is-info', text: 'Updating settings…' }, true],
  ['with the option isBusy is busy', { status: 'is-info', text: 'Testing', isBusy: true }, true],
  ['with other information is not busy', { status: 'is-info', text: 'Two settings are new.' }, undefined],
  ['about an error with an ellipsis is not busy', { status: 'is-error', text: 'The site said: wait…' }, undefined],
  ['about a result is not busy', { status: 'is-success', text: 'Updated settings.' }, undefined],
] as const)('a notice %s', (_what, request, isBusy) => {
  notify(request);
  expect(shown().at(-1)?.isBusy).toBe(isBusy);
});

test('SHR-133 a success notice disappears after 2000 ms', () => {
  notify({ status: 'is-success', text: 'Updated settings.', duration: successDuration });
  jest.advanceTimersByTime(1999);
  expect(shown()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a notice with the same ID replaces the earlier one, whose timer does not remove it', () => {
  notify({ noticeId: 'module-setting-update', status: 'is-success', text: 'Updated settings.', duration: 2000 });
  jest.advanceTimersByTime(1500);
  notify({ noticeId: 'module-setting-update', status: 'is-info', text: 'Updating settings…' });
  jest.advanceTimersByTime(5000);
  expect(shown().map((notice) => notice.text)).toEqual(['Updating settings…']);
});

test.each([
  ['<b>Bold</b> and <script>alert(1)</script>', 'Bold and alert(1)'],
  ['1 < 2', '1 < 2'],
  ['<img src=x onerror=alert(1)>', ''],
])('SHR-132 a notice with the text %s shows %p', (text, expected) => {
  notify({ status: 'is-error', text });
  expect(shown().at(-1)?.text).toBe(expected);
});

test('only the part of a long text up to its last ">" is searched for tags', () => {
  const searchedLengths: number[] = [];
  const { exec } = RegExp.prototype;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    searchedLengths.push(text.length);
    return exec.call(this, text);
  });
  const stripped = stripHtml(`<b>Hi</b>${'<'.repeat(100_000)}`);
  spy.mockRestore();
  expect(stripped).toBe(`Hi${'<'.repeat(100_000)}`);
  expect(Math.max(...searchedLengths)).toBe('<b>Hi</b>'.length);
});

test('a notice for the next page shows only after the route changes', () => {
  notify({ noticeId: 'x', status: 'is-info', text: 'Later', displayOnNextPage: true });
  expect(shown()).toEqual([]);
  showWaiting();
  expect(shown()).toHaveLength(1);
  showWaiting();
  expect(shown()).toHaveLength(1);
});
