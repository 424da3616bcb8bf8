import type { Server } from 'node:http';
import { readCommand } from './wasm-command.mjs';
import { type Php, serve } from './wasm-server.mjs';

test.each([[['-d', 'a=b', '-r', 'echo 1;']], [['install.php', 'folder', 'http://127.0.0.1:80']]])(
  'the arguments %j start no web server',
  (args) => {
    expect(readCommand(args).address).toBeUndefined();
  },
);

test('reads address, folder, router and settings of a web server', () => {
  const args = ['-d', 'memory_limit=512M', '-d', 'error_log=/a=b', '-S', '127.0.0.1:80', '-t', '/www', '/router.php'];
  expect(readCommand(args)).toEqual({
    address: '127.0.0.1:80',
    root: '/www',
    script: '/router.php',
    ini: { memory_limit: '512M', error_log: '/a=b' },
  });
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a web server on a free port, with a function in place of PHP. */
async function start(run: (request: { relativeUri: string; body?: Buffer }) => Promise<string>) {
  const newPhp = async (): Promise<Php> => ({
    renew: async () => undefined,
    async runStream(request) {
      const text = await run(request);
      return {
        httpStatusCode: Promise.resolve(text === '' ? 404 : 200),
        headers: Promise.resolve({ status: ['200'], 'set-cookie': ['a=1', 'b=2'] }),
        // PHP sends Int8Array chunks.
        stdout: new Blob([text])
          .stream()
          .pipeThrough(
            new TransformStream<Uint8Array, Int8Array>({ transform: (chunk, to) => to.enqueue(new Int8Array(chunk)) }),
          ),
      };
    },
  });
  const server = await serve('127.0.0.1:0', { root: '/www', script: '/router.php' }, newPhp);
  servers.push(server);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

test('the web server forwards the address and the body of a request, and the status, all cookies and the text of the answer', async () => {
  const url = await start(async ({ relativeUri, body }) => (body ? `${relativeUri} ${body}` : ''));
  const answer = await fetch(`${url}/a?b=c`, { method: 'POST', body: 'posted' });
  expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([
    200,
    '/a?b=c posted',
    ['a=1', 'b=2'],
  ]);
  expect((await fetch(url)).status).toBe(404);
});

test('a page that requests its own site gets an answer', async () => {
  let site = '';
  const url = await start(async ({ relativeUri }) =>
    relativeUri === '/outer' ? `outer ${await (await fetch(`${site}/inner`)).text()}` : 'inner',
  );
  site = url;
  expect(await (await fetch(`${url}/outer`)).text()).toBe('outer inner');
});

test('answers more simultaneous requests than it has PHP instances, and a crash ends only its own request', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const paths = ['/crash', '/1', '/crash', '/2', '/crash', '/crash', '/3'];
  let letRunsContinue = () => {};
  const allArrived = new Promise<void>((resolve) => {
    letRunsContinue = resolve;
  });
  let startedRuns = 0;
  const url = await start(async ({ relativeUri }) => {
    startedRuns += 1;
    await allArrived;
    if (relativeUri === '/crash') throw new Error('memory access out of bounds');
    return relativeUri;
  });
  let arrived = 0;
  servers[0]?.on('request', (request) =>
    request.on('end', () => {
      arrived += 1;
      if (arrived === paths.length) setImmediate(letRunsContinue);
    }),
  );
  const statuses = paths.map(async (path) => (await fetch(url + path)).status);
  await allArrived;
  // One run for each of the three PHP instances; the other requests wait.
  expect(startedRuns).toBe(3);
  expect(await Promise.all(statuses)).toEqual(paths.map((path) => (path === '/crash' ? 500 : 200)));
  expect(error).toHaveBeenCalledTimes(4);
});
