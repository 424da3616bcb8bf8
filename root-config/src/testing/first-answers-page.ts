import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { collectFirstAnswers } from '../first-answers';

/** Reads of the request for several reads. */
export const requestedReads = ['scan', 'rewind', 'site'];
export const lineOf = (answer: object) => `${JSON.stringify(answer)}\n`;

export function setReadyState(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  document.dispatchEvent(new Event('readystatechange'));
}

/** Simulates time and a page that is still being parsed, for each test. */
export function parsedPagePerTest(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    setReadyState('loading');
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
    delete pageGlobals().readQueue;
  });
}

/**
 * Collects the answers in the page to `settings` and `plugins`, and those of one request for `requestedReads`.
 * @returns the controller that ends the request
 */
export function collect(response?: Promise<Response>): AbortController {
  const abort = new AbortController();
  pageGlobals().earlyReads = new Map();
  pageGlobals().firstReads = {
    inPage: ['settings', 'plugins'],
    requests: response ? [{ paths: requestedReads, response }] : [],
    abort,
  };
  collectFirstAnswers();
  return abort;
}

/** Lets pending promises settle without advancing the clock. */
export const settle = () => jest.advanceTimersByTimeAsync(0).then(() => {});

/** Adds text to the block of answers. @param tag element of the block, which must be a script to count */
export function print(text: string, tag = 'script'): Promise<void> {
  const existing = document.querySelector(`${tag}#flightdeck-answers`);
  const block = existing ?? Object.assign(document.createElement(tag), { id: 'flightdeck-answers' });
  block.setAttribute('type', 'application/json');
  block.append(text);
  document.body.append(block);
  return settle();
}

/** Returns the answer to a read, or its promise; undefined if the view has to request it. */
export const stored = (id: string): unknown => pageGlobals().earlyReads?.get(id);

/** Waits for answers. The answer is null if the view has to request the read. */
export const answers = (...ids: string[]) => Promise.all(ids.map(async (id) => [id, (await stored(id)) ?? null]));
