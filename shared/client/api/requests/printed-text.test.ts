/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import { apiPerTest, onCall } from '../../../testing/wire';
import { request } from './client';
import { printedText } from './printed-text';

apiPerTest();

const json = '{"code":"success","data":"[1]"}';

test.each([
  [
    `<br />\n<b>Deprecated</b>:  Old {x} in <b>/a.php</b> on line <b>9</b><br />\n${json}`,
    /^Deprecated: Old \{x\} in \/a\.php on line 9$/,
  ],
  [`\nWarning: [a] in /a.php on line 3\n${json}`, /^Warning: \[a\] in \/a\.php on line 3$/],
  [`${json}\n<!-- Cached in {0.4} s -->`, /^Cached in \{0\.4\} s$/],
  [`<script>a = "b"</script>[1]`, /a = "b"/],
  [`<script src="/a.js"></script>${json}`, /^script src="\/a\.js"/],
  [`<p>Database error: [No table] {x}</p>${json}`, /^Database error: \[No table\] \{x\}$/],
  [`Undefined offset [0] in /a.php\n${json}`, /^Undefined offset \[0\] in \/a\.php$/],
  [`\uFEFF\uFEFF${json}`, /^U\+FEFF +U\+FEFF$/],
  [`${'x'.repeat(300)}\n${json}`, /^x{200}…$/],
])('returns the text around the JSON of %j', (answer, text) => {
  expect(printedText(answer)).toMatch(text);
});

test.each([
  ['a page', `<!DOCTYPE html><script type="application/ld+json">${json}</script>`],
  ['an error page of a server', `<html><h1>403</h1>${json}</html>`],
  ['a message without JSON', '<p>There has been a critical error on this website.</p>'],
  ['truncated JSON', '{"code":"success","data":{"a":[1'],
  ['JSON alone', json],
])('returns no text for %s', (_what, answer) => {
  expect(printedText(answer)).toBe('');
});

test('an answer with a PHP message before its JSON names the message', async () => {
  onCall('GET', 'site').reply(200, '<br />\n<b>Notice</b>:  Old in <b>/a.php</b> on line <b>9</b><br />\n{"a":1}');
  await expect(request({ method: 'GET', path: 'site' }, v.unknown())).rejects.toMatchObject({
    code: 'rest-not-json',
    name: 'JsonParseError',
    message: expect.stringMatching(/^The site sent an unreadable response\. .*: “Notice: Old in \/a\.php on line 9”\./),
  });
});
