import { relative } from 'node:path';
import { report } from './events.mjs';

const placeOf = (/** @type {import('@playwright/test/reporter').Location} */ { file, line }) =>
  `${relative(process.cwd(), file)}:${line}`;

/**
 * @param {import('@playwright/test/reporter').TestCase} test
 * @returns {string} such as `e2e/dashboard/cards.spec.ts:12 › a title`
 */
const nameOf = (test) => [placeOf(test.location), ...test.titlePath().slice(3)].join(' › ');

/** @param {import('@playwright/test/reporter').TestError} error */
const textOf = ({ message, stack, value, snippet }) => [stack ?? message ?? value, snippet].filter(Boolean).join('\n');

/** Reporter of Playwright for `npm test`. */
export default class PlaywrightReporter {
  #isBroken = false;

  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    report({ type: 'planned', tests: suite.allTests().length });
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    report({ type: 'started', id: test.id, name: nameOf(test) });
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, duration, errors, stdout, stderr }) {
    const hasFailed = status !== 'skipped' && status !== test.expectedStatus;
    if (hasFailed && status !== 'interrupted') {
      const output = [...stdout, ...stderr].join('').trimEnd();
      const lines = [`${nameOf(test)} (${status}, ${(duration / 1000).toFixed(1)} s)`, ...errors.map(textOf), output];
      report({ type: 'failure', text: lines.filter(Boolean).join('\n\n') });
    }
    const isSkipped = status === 'skipped' || status === 'interrupted';
    report({ type: 'finished', id: test.id, outcome: isSkipped ? 'skipped' : hasFailed ? 'failed' : 'passed' });
  }

  /** @param {import('@playwright/test/reporter').TestError} error without a test, such as an unreadable file */
  onError(error) {
    const text = textOf(error);
    // Without the broken file there may be no test. The broken file is already reported.
    if (this.#isBroken && text.includes('No tests found')) return;
    this.#isBroken = true;
    // An import that fails has no location; its message names the file.
    const named = /[^\s'"(]+\.(?:spec|pictures)\.ts/.exec(text)?.[0];
    const name = error.location ? placeOf(error.location) : named ? relative(process.cwd(), named) : 'the run';
    report({ type: 'broken', name, text });
  }

  /** A failure already includes the output of its test. */
  printsToStdio() {
    return true;
  }
}
