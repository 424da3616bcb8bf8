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

/**
 * @param {import('@playwright/test/reporter').TestCase} test
 * @param {import('@playwright/test/reporter').TestResult} result
 */
function outcomeOf({ expectedStatus }, { status }) {
  if (status === 'skipped' || status === 'interrupted') return 'skipped';
  return status === expectedStatus ? 'passed' : 'failed';
}

/**
 * Returns the place of an error without a test. An import that fails has no location; its message names the file.
 * @param {import('@playwright/test/reporter').TestError} error
 * @param {string} text
 */
function errorPlace({ location }, text) {
  if (location) return placeOf(location);
  const file = /[^\s'"(]+\.(?:spec|pictures)\.ts/.exec(text)?.[0];
  return file ? relative(process.cwd(), file) : 'the run';
}

/** Reports Playwright's tests to `npm test`. */
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
  onTestEnd(test, result) {
    const { status, duration, errors, stdout, stderr } = result;
    const outcome = outcomeOf(test, result);
    if (outcome === 'failed') {
      const output = [...stdout, ...stderr].join('').trimEnd();
      const lines = [`${nameOf(test)} (${status}, ${(duration / 1000).toFixed(1)} s)`, ...errors.map(textOf), output];
      report({ type: 'failure', text: lines.filter(Boolean).join('\n\n') });
    }
    report({ type: 'finished', id: test.id, outcome });
  }

  /** @param {import('@playwright/test/reporter').TestError} error without a test, such as an unreadable file */
  onError(error) {
    const text = textOf(error);
    // After a file that doesn't load, Playwright may also say that it found no tests. The file is already reported.
    if (this.#isBroken && text.includes('No tests found')) return;
    this.#isBroken = true;
    report({ type: 'broken', name: errorPlace(error, text), text });
  }

  /** Returns true, so that Playwright prints nothing itself: a reported failure includes the output of its test. */
  printsToStdio() {
    return true;
  }
}
