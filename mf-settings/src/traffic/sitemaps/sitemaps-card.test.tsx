import { recorded } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { flip, mountCard, onWrite } from '../../engine/testing/settings-under-test';
import { sitemaps } from './sitemaps.card';

const onModule = (extra: object) =>
  onCall('GET', 'module/sitemaps').reply(200, {
    name: 'Sitemaps',
    description: '',
    requires_connection: false,
    options: [],
    extra,
  });

test('SET-148 SET-150 shows both sitemap URLs, each with a copy button and a link, when sitemaps are turned on', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await mountCard(sitemaps, { sitemaps: false });
  expect(screen.queryByTestId('sitemap-url')).toBeNull();
  onModule({ sitemap_url: 'http://localhost/map.xml', news_sitemap_url: 'http://localhost/news.xml' });
  onWrite({ sitemaps: true }, { sitemaps: false });
  await flip('sitemaps');
  for (const [testId, address] of [
    ['sitemap-url', 'http://localhost/map.xml'],
    ['sitemap-news-url', 'http://localhost/news.xml'],
  ] as const) {
    expect(await screen.findByDisplayValue(address)).toHaveAttribute('readonly');
    const row = within(screen.getByTestId(testId));
    expect(row.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', address);
    fireEvent.click(row.getByRole('link', { name: /^Open/ }));
    fireEvent.click(row.getByRole('button', { name: 'Copy' }));
    expect(await row.findByRole('button', { name: 'Copied' })).toBeVisible();
  }
  expect(copied).toEqual(['http://localhost/map.xml', 'http://localhost/news.xml']);
  expect(recorded()).toEqual(
    expect.arrayContaining([
      ['jetpack_wpa_click', { text: 'sitemap-url-link' }],
      ['jetpack_wpa_click', { text: 'sitemap-news-url-link' }],
    ]),
  );
});

test('links to the Reading settings when the site is hidden from search engines', async () => {
  await mountCard(sitemaps, { sitemaps: true }, ({ initial }) => {
    initial.siteData.siteVisibleToSearchEngines = false;
  });
  expect(screen.getByRole('link', { name: 'Reading settings' })).toHaveAttribute(
    'href',
    expect.stringContaining('options-reading.php'),
  );
  expect(screen.queryByTestId('sitemap-url')).toBeNull();
});
