import { request } from 'node:http';
import { expect, test } from '../support/test';

/** Returns the status of an answer to a request with this server name. */
const statusFor = (url: string, server: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers: { Host: server } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('the web server answers only requests for names of this machine', async ({ wordpress }) => {
  const { url } = await wordpress();
  const { port } = new URL(url);
  for (const path of ['/wp-login.php', '/wp-includes/css/buttons.css', '/no-such-file.txt', '/wp-json/']) {
    for (const server of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', 'localhost@evil.example']) {
      expect([path, server, await statusFor(url + path, server)]).toEqual([path, server, 421]);
    }
  }
  for (const server of [`127.0.0.1:${port}`, '127.0.0.1', `localhost:${port}`, `[::1]:${port}`]) {
    expect([server, await statusFor(`${url}/wp-includes/css/buttons.css`, server)]).toEqual([server, 200]);
  }
});
