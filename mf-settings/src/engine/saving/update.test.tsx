import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { mountSample, serverValues } from '../testing/sample-under-test';
import { onSettings, successBody } from '../testing/settings-under-test';
import { pageReload } from './page-reload';
import { updateSettings } from './update.resource';

describe('notices of an update', () => {
  const update = async (changes: Readonly<Record<string, boolean>>, isSaved = true) => {
    const { bus } = await mountSample();
    const noticed: string[] = [];
    bus.notices$.subscribe((notices) => noticed.push(...notices.slice(-1).map(({ text }) => text)));
    if (isSaved) onCall('POST', 'settings', { ...changes }).reply(200, successBody);
    else onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
    onSettings({ ...serverValues, ...(isSaved && changes) });
    await updateSettings({ ...changes });
    return noticed;
  };

  test.each([
    ['dismiss_empty_stats_card'],
    ['dismiss_dash_backup_getting_started'],
    ['dismiss_dash_agencies_learn_more'],
  ])('SET-048 saving %s shows no notice', async (name) => {
    expect(await update({ [name]: true })).toEqual([]);
  });

  test('SET-048 a failed dismissal shows the error', async () => {
    expect(await update({ dismiss_empty_stats_card: true }, false)).toEqual(['Error updating settings. Down.']);
  });

  test.each([['masterbar'], ['jetpack_testimonial'], ['jetpack_portfolio']])(
    'SET-046 saving %s reloads the page',
    async (name) => {
      const requestReload = jest.spyOn(pageReload, 'request').mockImplementation(() => {});
      expect(await update({ [name]: true })).toEqual(['Updating settings…', 'Updated settings. Refreshing page…']);
      expect(requestReload).toHaveBeenCalledTimes(1);
      requestReload.mockRestore();
    },
  );

  test('sends only the option and shows no error', async () => {
    const { bus } = await mountSample();
    onCall('POST', 'settings', { photon: true }).reply(200, successBody);
    onSettings({ ...serverValues, photon: true });
    expect(await updateSettings({ photon: true })).toBe('saved');
    expect(bus.notices$.value.filter(({ status }) => status === 'is-error')).toEqual([]);
  });
});
