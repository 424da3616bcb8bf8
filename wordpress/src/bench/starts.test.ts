import { startsWordPress } from './starts';

const site = 'http://host/wp-admin/';

test.each([
  ['http://host/wp-admin/admin.php?page=flightdeck', 'document'],
  ['http://host/wp-json/jetpack/v4/settings', 'Fetch'],
  ['http://host/?rest_route=/jetpack/v4/settings', 'Fetch'],
  ['http://host/wp-admin/admin-ajax.php?action=x', 'XHR'],
  ['http://host/wp-cron.php?doing_wp_cron=1', 'Other'],
])('a request for %s starts WordPress', (url, type) => {
  expect(startsWordPress({ url, type }, site)).toBe(true);
});

test.each([
  ['http://host/wp-admin/load-scripts.php?c=1', 'Script'],
  ['http://host/wp-admin/load-styles.php?c=1', 'Stylesheet'],
  ['https://widgets.example/3rd-party-cookie-check/index.html', 'document'],
  ['http://host/wp-content/plugins/flightdeck/set/a.js', 'Script'],
  ['http://host/wp-includes/style.css?ver=1', 'Stylesheet'],
])('a request for %s does not start WordPress', (url, type) => {
  expect(startsWordPress({ url, type }, site)).toBe(false);
});
