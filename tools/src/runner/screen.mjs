import { clearLine, cursorTo } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { printableLine, printableOutput } from '../setup/printable.mjs';
import { finishedCount, noProgress, progressLine } from './progress.mjs';

/**
 * Shows the progress of a stage: on a terminal in one line that changes, elsewhere in a line for every twenty tests.
 * @typedef {object} Screen
 * @property {(name: string) => void} begin
 * @property {(progress: import('./progress.mjs').Progress) => void} show
 * @property {(text: string) => void} print permanently, above the line that changes
 * @property {(text: string) => void} end of the stage
 */

/** Number of tests per line, without a terminal. */
const testsPerLine = 20;

/**
 * @param {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} out
 * @returns {Screen}
 */
export function openScreen(out) {
  let name = '';
  let since = 0;
  let shownTests = 0;
  let currentProgress = noProgress;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const line = () => printableLine(progressLine(name, currentProgress, (performance.now() - since) / 1000));
  const clear = () => {
    if (!out.isTTY) return;
    cursorTo(out, 0);
    clearLine(out, 0);
  };
  const draw = () => {
    clear();
    out.write(line().slice(0, (out.columns || 80) - 1));
  };
  return {
    begin: (stage) => {
      name = stage;
      since = performance.now();
      shownTests = 0;
      currentProgress = noProgress;
      if (!out.isTTY) return void out.write(`${stage} …\n`);
      draw();
      // At most ten updates per second: people read no faster.
      timer = setInterval(draw, 100);
    },
    show: (progress) => {
      currentProgress = progress;
      if (out.isTTY || finishedCount(progress) < shownTests + testsPerLine) return;
      shownTests = finishedCount(progress) - (finishedCount(progress) % testsPerLine);
      out.write(`${line()}\n`);
    },
    print: (text) => {
      clear();
      // The output of tests can contain texts of servers.
      out.write(`${printableOutput(out.isTTY ? text : stripVTControlCharacters(text))}\n`);
    },
    end: (text) => {
      clearInterval(timer);
      clear();
      out.write(`${name}: ${printableLine(text)}\n`);
    },
  };
}
