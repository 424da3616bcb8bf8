import { refreshingText, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { mountSample, serverValues } from '../testing/sample-under-test';
import { noticeTexts, onSettings, successBody } from '../testing/settings-under-test';
import { pageReload } from './page-reload';
import { updateNotices, updateSettings } from './update.resource';

/** Saves the changes and returns the texts of the notices. */
const noticesOf = async (changes: Readonly<Record<string, boolean>>) => {
  const texts = noticeTexts(await mountSample());
  onCall('POST', 'settings', { ...changes }).reply(200, successBody);
  onSettings({ ...serverValues, ...changes });
  await updateSettings({ ...changes });
  return texts;
};

test.each([['masterbar'], ['jetpack_testimonial'], ['jetpack_portfolio']])(
  'SET-046 saving %s reloads the page',
  async (name) => {
    const requestReload = jest.spyOn(pageReload, 'request').mockImplementation(() => {});
    expect(await noticesOf({ [name]: true })).toEqual(['Updating settings…', refreshingText]);
    expect(requestReload).toHaveBeenCalledTimes(1);
    requestReload.mockRestore();
  },
);

test.each([
  ['message', Object.assign(new Error('Down.'), { code: 'rest-refused' }), 'Down.'],
  ['code if it has no message', Object.assign(new Error(''), { code: 'rest-refused' }), 'rest-refused'],
  ['name if it has neither message nor code', new TypeError(''), 'TypeError'],
])('the notice about a failure gives its %s', async (_what, cause, reason) => {
  const texts = noticeTexts(await mountSample());
  updateNotices(['photon']).failed(cause);
  expect(texts).toEqual([updateFailedNotice(reason).text]);
});
