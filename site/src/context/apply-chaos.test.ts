import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { applyChaos } from './apply-chaos';

test.each(['timeout', 'lost'] as const)(
  'a call with the fault "%s" ends if the client has already closed the connection',
  async (kind) => {
    const socket = new Socket();
    socket.destroy();
    await once(socket, 'close');
    const app = new Hono();
    app.get('/', async (c) => {
      const response = await applyChaos(c, { kind, ms: 0 }, async () => c.text('answered'));
      return response ?? c.text('no response');
    });
    const request = new Request('http://site.example/');
    const result = await app.fetch(request, { incoming: new IncomingMessage(socket) });
    expect(await result.text()).toBe('no response');
  },
);
