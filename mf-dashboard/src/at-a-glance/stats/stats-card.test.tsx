import { delayedAnswer, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerReads, card, mountDashboard, statsOf, totals } from '../dashboard-under-test';

const tabLabels = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const answer = statsOf(['2023-02-14', 5]);
const allTabs = ['Days', 'Weeks', 'Months'];

test("DASH-021.1 DASH-043 shows the days first, with a link to the site's stats page", async () => {
  const settings = { stats: true };
  answerReads({ settings });
  const sendAnswer = delayedAnswer('module/stats/data', answer);
  await mountDashboard(undefined, settings);
  sendAnswer();
  await screen.findByText('Views per day');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Days');
  expect(screen.getByRole('link', { name: 'View detailed stats' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/wp-admin\/admin\.php\?page=stats$/),
  );
});

test.each([
  ['shows Days, Weeks and Months while the first range loads if the first-use card was dismissed', true, allTabs],
  ['hides Days, Weeks and Months while the first range loads before the first-use card is dismissed', false, []],
])('%s', async (_what, isDismissed, tabsWhileLoading) => {
  const settings = { stats: true, dismiss_empty_stats_card: isDismissed };
  answerReads({ settings });
  const sendAnswer = delayedAnswer('module/stats/data', answer);
  await mountDashboard(undefined, settings);
  expect(card('Jetpack Stats').querySelector('[aria-busy]')).not.toBeNull();
  expect(tabLabels()).toEqual(tabsWhileLoading);
  sendAnswer();
  await screen.findByText('Views per day');
  expect(tabLabels()).toEqual(allTabs);
});

test.each([
  ['Days', 'day', '2023-05-03', '2023-05-03'],
  ['Weeks', 'week', '2023W05W01', '2023-05-01'],
  ['Months', 'month', '2023-05-01', '2023-05-01'],
])(
  'DASH-024 DASH-047 %s loads the range "%s", whose bars open the stats of the provider',
  async (tab, range, period, date) => {
    const settings = { stats: true };
    answerReads({ settings });
    if (range !== 'day') onCall('GET', 'module/stats/data', { range: 'day' }).reply(200, answer);
    const series = { [range]: { unit: range, data: [[period, 7]] } };
    onCall('GET', 'module/stats/data', { range }).reply(200, { general: { stats: totals }, ...series });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await mountDashboard(undefined, settings);
    fireEvent.click(await screen.findByRole('tab', { name: tab }));
    const bars = within(await screen.findByRole('group', { name: `Views per ${range}` }));
    fireEvent.click(bars.getByRole('button'));
    const [address] = open.mock.calls[0] ?? [];
    const { searchParams } = new URL(String(address));
    expect([searchParams.get('source'), searchParams.get('query')]).toEqual([
      `calypso-stats-${range}`,
      `startDate=${date}`,
    ]);
    open.mockRestore();
  },
);

test('DASH-039 DASH-040 DASH-045 shows an error instead of the chart, and dashes instead of figures', async () => {
  const settings = { stats: true };
  answerReads({ settings });
  onCall('GET', 'module/stats/data').reply(200, { general: { errors: { stats_error: ['Failed.'] } }, day: [] });
  await mountDashboard(undefined, settings);
  await waitFor(() =>
    expect(card('Jetpack Stats')).toHaveTextContent(
      'Something happened while loading Jetpack Stats. Please try again later or view your stats now on WordPress.com',
    ),
  );
  const stats = within(card('Jetpack Stats'));
  expect(stats.queryByRole('figure')).toBeNull();
  expect(stats.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['-', '-', '-', '-']);
});

test("DASH-037 dismisses the first-use card without a request for users who can't change settings", async () => {
  const settings = { protect: false, stats: true, dismiss_empty_stats_card: false };
  answerReads({ settings });
  onCall('GET', 'module/stats/data').reply(200, statsOf(['2023-02-14', 0]));
  await mountDashboard(
    ({ userConnection }) =>
      Object.assign(userConnection.currentUser.permissions, { manage_modules: false, manage_options: false }),
    settings,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Okay, got it!' }));
  expect(await screen.findByText('No activity this period')).toBeInTheDocument();
  expect(tabLabels()).toEqual(allTabs);
});

// The last test: the texts of a language stay until the file ends.
test('writes dates with the names and order, and counts with the separator, of the language', async () => {
  const settings = { stats: true };
  const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
  answerReads({ settings });
  const general = { stats: { ...totals, views: 9876 } };
  onCall('GET', 'module/stats/data').reply(200, { ...statsOf(['2023-05-02', 1234]), general });
  await mountDashboard(
    ({ locale }) =>
      Object.assign(locale, {
        lang: 'de-DE',
        thousandsSeparator: '.',
        dateNames: { months, monthsGenitive: months, monthsShort: [], weekdays: [], weekdaysShort: [], dayPeriods: [] },
        messages: { 'label of a bar\u0004M j': ['j.n.'], 'tooltip of a bar\u0004F jS': ['j. F'], 'F j, Y': ['j. F Y'] },
      }),
    settings,
  );
  expect(await screen.findByText('2.5.')).toBeInTheDocument();
  const text = card('Jetpack Stats').textContent;
  for (const part of ['2. Mai', '1.234', '14. Februar 2023', '9.876', '2.000']) expect(text).toContain(part);
});
