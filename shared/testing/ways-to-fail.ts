import type nock from 'nock';
import { errorBody } from './wire';

/** Sets the answer of a read. */
type Answer = (call: nock.Interceptor) => unknown;

/** A way in which a read can fail. */
export interface WayToFail {
  readonly way: string;
  readonly answer: Answer;
}

const errorStatus =
  (status: number, code: string): Answer =>
  (call) =>
    call.reply(status, errorBody(code, 'The site says <b>no</b>.', status));

/** The ways in which a read can fail, except a timeout, which takes too long. */
export const waysToFail: readonly WayToFail[] = [
  { way: 'no connection', answer: (call) => call.replyWithError('refused') },
  { way: 'status 401', answer: errorStatus(401, 'rest_forbidden') },
  { way: 'status 403', answer: errorStatus(403, 'rest_forbidden') },
  { way: 'status 404', answer: errorStatus(404, 'rest_no_route') },
  { way: 'status 429', answer: errorStatus(429, 'rest_too_many_requests') },
  { way: 'status 500', answer: errorStatus(500, 'internal_server_error') },
  { way: 'an empty answer', answer: (call) => call.reply(200, '') },
  { way: 'an HTML page', answer: (call) => call.reply(200, '<!DOCTYPE html><p>Please log in.</p>') },
  {
    way: 'a warning before the answer',
    answer: (call) => call.reply(200, '<br /><b>Warning</b>: Undefined array key\n{"code":"success"}'),
  },
  { way: 'an unexpected shape', answer: (call) => call.reply(200, { unexpected: [1, 2, 3] }) },
];
