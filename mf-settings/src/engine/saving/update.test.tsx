import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { mountSample, serverValues } from '../testing/sample-under-test';
import { onSettings, successBody } from '../testing/settings-under-test';
import { pageReload } from './page-reload';
import { updateSettings } from './update.resource';

describe('notices of an update', () => {
  const update = async (names: Readonly<Record<string, boolean>>, works = true) => {
    const { bus } = await mountSample();
    const noticed: string[] = [];
    bus.notices$.subscribe((notices) => noticed.push(...notices.slice(-1).map(({ text }) => text)));
    if (works) onCall('POST', 'settings', { ...names }).reply(200, successBody);
    else onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
    onSettings({ ...serverValues, ...(works && names) });
    await updateSettings({ ...names });
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
      const reload = jest.spyOn(pageReload, 'now').mockImplementation(() => {});
      expect(await update({ [name]: true })).toEqual(['Updating settings…', 'Updated settings. Refreshing page…']);
      expect(reload).toHaveBeenCalledTimes(1);
      reload.mockRestore();
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
