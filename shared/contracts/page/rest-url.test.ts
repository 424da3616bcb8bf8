import { restUrl } from './rest-url';

const route = 'jetpack/v4/settings';

test.each([
  ['/wp-json/', '/wp-json/jetpack/v4/settings'],
  ['/wp-json', '/wp-json/jetpack/v4/settings'],
  ['/wp-json//', '/wp-json/jetpack/v4/settings'],
  ['https://site.example/blog/wp-json/', 'https://site.example/blog/wp-json/jetpack/v4/settings'],
  ['https://site.example/index.php/wp-json/', 'https://site.example/index.php/wp-json/jetpack/v4/settings'],
  ['//site.example/wp-json/', '//site.example/wp-json/jetpack/v4/settings'],
  ['/wp-json/?lang=de', '/wp-json/jetpack/v4/settings?lang=de'],
  ['/wp-json?lang=de&currency=eur', '/wp-json/jetpack/v4/settings?lang=de&currency=eur'],
  ['/wp-json/#top', '/wp-json/jetpack/v4/settings'],
  ['/wp-json/?lang=de#top', '/wp-json/jetpack/v4/settings?lang=de'],
  ['/wp-json/#/?rest_route=/', '/wp-json/jetpack/v4/settings'],
  ['/index.php?rest_route=/', '/index.php?rest_route=/jetpack/v4/settings'],
  ['/?rest_route=/', '/?rest_route=/jetpack/v4/settings'],
  ['/?rest_route=', '/?rest_route=/jetpack/v4/settings'],
  ['/?rest_route=//', '/?rest_route=/jetpack/v4/settings'],
  ['/?rest_route=%2F', '/?rest_route=/jetpack/v4/settings'],
  ['/?rest_route=/&lang=de', '/?rest_route=/jetpack/v4/settings&lang=de'],
  ['/index.php?lang=de&rest_route=/', '/index.php?lang=de&rest_route=/jetpack/v4/settings'],
  ['/index.php?lang=de&rest_route=%2F#top', '/index.php?lang=de&rest_route=/jetpack/v4/settings'],
  ['/wp-json/?my_rest_route=/', '/wp-json/jetpack/v4/settings?my_rest_route=/'],
])('a route below %s is at %s', (root, url) => {
  expect(restUrl(root, route)).toBe(url);
});

test.each([
  ['/wp-json/', '/wp-json/jetpack/v4/settings?range=day&_cacheBuster=1'],
  ['/wp-json/?lang=de', '/wp-json/jetpack/v4/settings?lang=de&range=day&_cacheBuster=1'],
  ['/?rest_route=/&lang=de', '/?rest_route=/jetpack/v4/settings&lang=de&range=day&_cacheBuster=1'],
])('the query of a path follows that of the root %s, and further parameters come last', (root, url) => {
  expect(restUrl(root, `${route}?range=day`, '_cacheBuster=1')).toBe(url);
  expect(restUrl(root, route, 'range=day&_cacheBuster=1')).toBe(url);
});
