import * as v from '@flightdeck/shared/schema';
import { noticeSchema } from './notice';

const notice = {
  noticeId: 'module-setting-update',
  status: 'is-success',
  text: 'Updated settings.',
  duration: 2000,
  showDismiss: true,
  isPersistent: false,
  displayOnNextPage: false,
};
const isNotice = (change: object) => v.safeParse(noticeSchema, { ...notice, ...change }).success;

test.each([
  ['SHR-130.1', 'noticeId', 7],
  ['SHR-130.2', 'duration', '2000'],
  ['SHR-130.3', 'showDismiss', 'yes'],
  ['SHR-130.4', 'isPersistent', 1],
  ['SHR-130.5', 'displayOnNextPage', null],
  ['SHR-130.6', 'status', 'is-purple'],
  ['SHR-130.7', 'text', { html: 'Updated' }],
])('SHR-130 %s a notice keeps its %s, and is refused if the field is missing or is %p', (_row, field, invalidValue) => {
  expect(v.parse(noticeSchema, notice)).toEqual(notice);
  expect(isNotice({ [field]: undefined })).toBe(false);
  expect(isNotice({ [field]: invalidValue })).toBe(false);
});

test.each(['is-success', 'is-error', 'is-info', 'is-warning'])(
  'SHR-130.6 a notice can have the status %s',
  (status) => {
    expect(isNotice({ status })).toBe(true);
  },
);

test('a notice can have a link with label and address, and can be busy', () => {
  expect(isNotice({ action: { label: 'Learn more', href: '#/security' }, isBusy: true })).toBe(true);
  expect(isNotice({ action: { label: 'Learn more' } })).toBe(false);
});
