import { settled, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, answerReads, freeSite, mountDashboard } from './dashboard-under-test';

const dismissals: [ids: string, option: string, card: string, button: string, site: Partial<Answers>][] = [
  ['DASH-038 SET-026.13', 'dismiss_empty_stats_card', 'Jetpack Stats', 'Okay, got it!', { settings: { stats: true } }],
  [
    'SET-026.13',
    'dismiss_dash_backup_getting_started',
    'Getting started with Jetpack Backup',
    'Close',
    { rewind: { state: 'awaiting_credentials' } },
  ],
  ['SET-026.13', 'dismiss_dash_agencies_learn_more', 'For agencies', 'Close', {}],
];

/** Mounts a dashboard with a dismissible card. @returns the texts of all notices, and ways to press and find the button */
async function mountDismissible([, option, card, button, site]: (typeof dismissals)[number]) {
  const settings = { ...freeSite.settings, [option]: false, ...site.settings };
  answerReads({ ...site, settings, stats: { general: { stats: {} }, day: { unit: 'day', data: [] } } });
  const { bus } = await mountDashboard(undefined, settings);
  const texts: string[] = [];
  bus.notices$.subscribe((notices) => texts.push(...notices.map(({ text }) => text)));
  const find = () => {
    const article = screen.queryByRole('article', { name: card });
    return article && within(article).queryByRole('button', { name: button });
  };
  await waitFor(() => expect(find()).not.toBeNull());
  return { settings, texts, find, press: () => fireEvent.click(find() ?? document.body) };
}

test.each(dismissals)('SET-048 %s: saving %s hides its card and shows no notice', async (...row) => {
  const [, option] = row;
  const { settings, texts, find, press } = await mountDismissible(row);
  onCall('POST', 'settings', { [option]: true }).reply(200, { code: 'success', message: '' });
  onUncachedSettings().reply(200, { ...settings, [option]: true });
  press();
  await waitFor(() => expect(find()).toBeNull());
  await settled();
  expect(find()).toBeNull();
  expect(texts).toEqual([]);
});

test.each(dismissals)('SET-048 %s: if saving %s fails, shows the error and the card again', async (...row) => {
  const { texts, find, press } = await mountDismissible(row);
  onCall('POST', 'settings').reply(500, errorBody('down', 'Down.', 500));
  press();
  await waitFor(() => expect(texts).toEqual([updateFailedNotice('Down.').text]));
  expect(find()).not.toBeNull();
});
