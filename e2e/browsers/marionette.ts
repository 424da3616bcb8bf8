import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

/** Requests of WebDriver that the journeys send, below the session, with the names of the same commands in Marionette. */
const commands: Readonly<Record<string, string>> = {
  '': 'NewSession',
  url: 'Navigate',
  refresh: 'Refresh',
  'execute/sync': 'ExecuteScript',
  click: 'ElementClick',
  clear: 'ElementClear',
  value: 'ElementSendKeys',
  actions: 'PerformActions',
  'alert/text': 'GetAlertText',
  'alert/accept': 'AcceptAlert',
  'alert/dismiss': 'DismissAlert',
  'window/rect': 'SetWindowRect',
};

const errorSchema = v.object({ error: v.string(), message: v.string() });
const answerSchema = v.tuple([v.literal(1), v.number(), v.nullable(errorSchema), v.unknown()]);
const newSessionSchema = v.object({ capabilities: v.object({ alwaysMatch: v.unknown() }) });

/** Waits until Firefox listens for commands. @param profile folder of its profile @returns the port */
async function marionettePort(profile: string): Promise<number> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    try {
      const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
      if (port > 0) return port;
    } catch {
      // Firefox has not started yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Firefox did not start within 30 seconds.');
}

/** Connects to Firefox. @returns a function that sends a command and returns the answer */
async function connectToFirefox(profile: string) {
  const socket = connect(await marionettePort(profile), '127.0.0.1');
  const waiting = new Map<number, (answer: v.InferOutput<typeof answerSchema>) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      // Each message is its length in bytes, a colon, and JSON.
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const parsed = v.safeParse(answerSchema, JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
      if (parsed.success) waiting.get(parsed.output[1])?.(parsed.output);
    }
  });
  let lastId = 0;
  return (command: string, parameters: object) =>
    new Promise<v.InferOutput<typeof answerSchema>>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      const message = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/**
 * Starts a WebDriver server for a Firefox, as geckodriver does, for which Debian has no package. Firefox takes the commands of
 * WebDriver over a socket (Marionette).
 * @param profile folder of the profile of a Firefox that was started with `--marionette` and `marionette.port` 0
 */
export async function serveFirefox(profile: string, port: number): Promise<Server> {
  const send = await connectToFirefox(profile);
  const server = createServer(async (request, response) => {
    const [, element, path = ''] = /^\/session(?:\/[^/]+(?:\/element\/([^/]+))?\/(.+))?$/.exec(request.url ?? '') ?? [];
    const body: object = JSON.parse((await text(request)) || '{}');
    const session = v.safeParse(newSessionSchema, body);
    const parameters = session.success ? session.output.capabilities.alwaysMatch : { ...body, id: element };
    const [, , error, result] = await send(commands[path] ?? path, parameters ?? {});
    const value = v.safeParse(v.object({ value: v.unknown() }), result);
    response.writeHead(error ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ value: error ?? (value.success ? value.output.value : result) }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
