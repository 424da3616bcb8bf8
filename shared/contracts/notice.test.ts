import * as v from 'valibot';
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

test('SHR-130 a notice has its id, duration, dismissal, persistence, next page, status and text', () => {
  expect(v.parse(noticeSchema, notice)).toEqual(notice);
  for (const field of Object.keys(notice)) {
    expect(v.safeParse(noticeSchema, { ...notice, [field]: undefined }).success).toBe(false);
  }
  expect(v.safeParse(noticeSchema, { ...notice, status: 'is-purple' }).success).toBe(false);
});
