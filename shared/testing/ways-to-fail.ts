import type nock from 'nock';
import { errorBody } from './wire';

/** Sets the answer of a read. */
type Answer = (call: nock.Interceptor) => unknown;

/** A way in which a read can fail, and the code of its failure. */
export interface WayToFail {
  readonly way: string;
  readonly code: string;
  readonly answer: Answer;
}

const refused =
  (status: number, code: string): Answer =>
  (call) =>
    call.reply(status, errorBody(code, 'The site says <b>no</b>.', status));

/** All ways in which a read can fail. @param wait milliseconds, longer than the limit of the client */
export const waysToFail = (wait: number): readonly WayToFail[] => [
  { way: 'no connection', code: 'rest-network', answer: (call) => call.replyWithError('refused') },
  { way: 'no answer', code: 'rest-timeout', answer: (call) => call.delay(wait).reply(200, '{}') },
  { way: '401', code: 'rest-refused', answer: refused(401, 'rest_forbidden') },
  { way: '403', code: 'rest-refused', answer: refused(403, 'rest_forbidden') },
  { way: '404', code: 'rest-not-found', answer: refused(404, 'rest_no_route') },
  { way: '429', code: 'rest-refused', answer: refused(429, 'rest_too_many_requests') },
  { way: '500', code: 'rest-refused', answer: refused(500, 'internal_server_error') },
  { way: 'an empty answer', code: 'rest-empty', answer: (call) => call.reply(200, '') },
  { way: 'a page', code: 'rest-not-json', answer: (call) => call.reply(200, '<!DOCTYPE html><p>Please log in.</p>') },
  {
    way: 'a warning before the answer',
    code: 'rest-not-json',
    answer: (call) => call.reply(200, '<br /><b>Warning</b>: Undefined array key\n{"code":"success"}'),
  },
  { way: 'another form', code: 'rest-shape', answer: (call) => call.reply(200, { unexpected: [1, 2, 3] }) },
];
