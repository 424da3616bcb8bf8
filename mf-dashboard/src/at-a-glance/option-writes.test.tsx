import { onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, answerReads, freeSite, mountDashboard } from './dashboard-under-test';

interface Row {
  /** Requirement of the dashboard that the row proves. */
  readonly id?: string;
  readonly option: string;
  /** Answers of a site that shows the control. */
  readonly site?: Partial<Answers>;
  readonly findControl: () => Promise<HTMLElement>;
  /** Options that the save sends. Default: the option alone. */
  readonly sent?: Readonly<Record<string, boolean>>;
}

const findToggle = (option: string) => () => screen.findByTestId(`module-toggle-${option}`);
const findButton = (title: string, name: string) => async () =>
  within(await screen.findByRole('article', { name: title })).findByRole('button', { name });

const rows: readonly Row[] = [
  { option: 'photon', findControl: findToggle('photon') },
  { option: 'protect', findControl: findToggle('protect') },
  { option: 'search', site: { features: ['search'] }, findControl: findToggle('search') },
  {
    id: 'DASH-095',
    option: 'instant_search_enabled',
    site: { features: ['search', 'instant-search'] },
    findControl: findToggle('search'),
    sent: { search: true, instant_search_enabled: true },
  },
  { id: 'DASH-036', option: 'stats', findControl: findButton('Jetpack Stats', 'Activate Jetpack Stats') },
  { option: 'videopress', site: { features: ['videopress'] }, findControl: findToggle('videopress') },
];

const allOff = {
  photon: false,
  protect: false,
  search: false,
  instant_search_enabled: false,
  stats: false,
  videopress: false,
  dismiss_dash_agencies_learn_more: true,
};

test.each(
  rows.map((row) => {
    const sent = row.sent ?? { [row.option]: true };
    return [`${row.id ?? ''} SET-027`.trim(), Object.keys(sent).join(' and '), { ...row, sent }] as const;
  }),
)('%s saves only %s when its control is pressed', async (_ids, _options, { site = {}, findControl, sent }) => {
  const settings = { ...freeSite.settings, ...allOff, ...site.settings };
  answerReads({ ...site, settings, stats: { general: { stats: {} }, day: { unit: 'day', data: [] } } });
  const written: unknown[] = [];
  onCall('POST', 'settings').reply(200, (_address, body) => {
    written.push(body);
    return { code: 'success', message: '' };
  });
  onUncachedSettings()
    .optionally()
    .reply(200, { ...settings, ...sent });
  await mountDashboard(undefined, settings);
  fireEvent.click(await findControl());
  await waitFor(() => expect(written).toEqual([sent]));
});

test('turns search off without changing the search experience, which Jetpack 16 stores separately', async () => {
  const settings = { ...freeSite.settings, ...allOff, search: true };
  answerReads({ features: ['search', 'instant-search'], settings });
  onCall('POST', 'settings', { search: false }).reply(200, { code: 'success', message: '' });
  onUncachedSettings().reply(200, { ...settings, search: false });
  await mountDashboard(({ initial }) => {
    initial.currentVersion = '16.1.2';
    initial.adminPages = ['jetpack', 'jetpack-search'];
  }, settings);
  const search = within(await screen.findByRole('article', { name: 'Search' }));
  expect(await search.findByRole('link', { name: 'Customize Search' })).toHaveAttribute(
    'href',
    expect.stringMatching(/page=jetpack-search$/),
  );
  fireEvent.click(await search.findByTestId('module-toggle-search'));
  await waitFor(() => expect(search.queryByRole('link', { name: 'Customize Search' })).toBeNull());
});
