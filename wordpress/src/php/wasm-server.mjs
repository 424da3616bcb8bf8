import { createServer } from 'node:http';
import { printableLine } from '../../../tools/src/setup/printable.mjs';

/**
 * @typedef {object} Answer
 * @property {Promise<number>} httpStatusCode
 * @property {Promise<Record<string, string[]>>} headers
 * @property {ReadableStream<Int8Array | Uint8Array>} stdout
 *
 * @typedef {object} Php
 * @property {() => Promise<void>} renew prepares the instance for the next request
 * @property {(request: ReturnType<typeof phpRequest>) => Promise<Answer>} runStream
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Number of PHP instances. Three are needed if a page requests its own site, and the answer requests the site again. */
const instanceCount = 3;

/**
 * Starts a web server that answers requests with a router script, like PHP's built-in web server, several at a time.
 * @param {string} address host and port
 * @param {{ root: string, script: string }} site folder of the files, and path of the router script
 * @param {() => Promise<Php>} newPhp creates a PHP instance
 * @returns {Promise<import('node:http').Server>} the listening server
 */
export async function serve(address, { root, script }, newPhp) {
  const [, host = '127.0.0.1', port = '0'] = /^(.*):(\d+)$/.exec(address) ?? [];
  /** @type {Php[]} */
  const idle = [];
  for (let count = 0; count < instanceCount; count += 1) idle.push(await newPhp());
  /** @type {((php: Php) => void)[]} */
  const waiting = [];
  /** @returns {Promise<Php>} */
  const acquire = async () => idle.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const release = (/** @type {Php} */ php) => {
    const next = waiting.shift();
    if (next) next(php);
    else idle.push(php);
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const php = await acquire();
    try {
      await php.renew();
      await forward(await php.runStream(phpRequest(request, body, { host, port, root, script })), response);
    } catch (error) {
      console.error(printableLine(`${request.method} ${request.url}`), error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    } finally {
      release(php);
    }
  });
  await new Promise((resolve) => server.listen(Number(port), host, () => resolve(undefined)));
  return server;
}

/** @param {Request} request */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * @param {Request} request
 * @param {Buffer} body
 * @param {{ host: string, port: string, root: string, script: string }} site
 */
function phpRequest({ method, url = '/', headers, socket }, body, { host, port, root, script }) {
  return {
    scriptPath: script,
    relativeUri: url,
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(body.length > 0 && { body }),
    $_SERVER: {
      DOCUMENT_ROOT: root,
      REMOTE_ADDR: socket.remoteAddress ?? host,
      SERVER_NAME: host,
      SERVER_PORT: port,
      SERVER_PROTOCOL: 'HTTP/1.1',
      SERVER_SOFTWARE: 'PHP Development Server',
    },
  };
}

/**
 * Forwards an answer to the browser while it arrives.
 * @param {Answer} answer
 * @param {Response} response
 */
async function forward(answer, response) {
  const headers = Object.entries(await answer.headers).filter(([name]) => name !== 'status');
  response.writeHead(await answer.httpStatusCode, Object.fromEntries(headers));
  // PHP runs to its end even if the browser has closed the connection.
  for await (const chunk of answer.stdout) if (!response.destroyed) response.write(Buffer.from(chunk));
  response.end();
}
