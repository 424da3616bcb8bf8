import { request } from 'node:http';
import { expect, test } from '../support/test';

/** Returns the status of an answer to a request with this host name. */
const statusFor = (url: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('the web server answers only requests for names of this machine', async ({ wordpress }) => {
  const { url } = await wordpress();
  const { port } = new URL(url);
  for (const path of ['/wp-login.php', '/wp-includes/css/buttons.css', '/no-such-file.txt', '/wp-json/']) {
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', 'localhost@evil.example']) {
      expect([path, host, await statusFor(url + path, host)]).toEqual([path, host, 421]);
    }
  }
  for (const host of [`127.0.0.1:${port}`, '127.0.0.1', `localhost:${port}`, `[::1]:${port}`]) {
    expect([host, await statusFor(`${url}/wp-includes/css/buttons.css`, host)]).toEqual([host, 200]);
  }
});
