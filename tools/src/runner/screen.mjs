import { clearLine, cursorTo } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { printableLine, printableOutput } from '../setup/printable.mjs';
import { finishedCount, noProgress, progressLine } from './progress.mjs';

/**
 * Shows the progress of a stage: on a terminal in one line that is updated, elsewhere in a new line for every twenty tests.
 * @typedef {object} Screen
 * @property {(stage: string) => void} begin begins a stage
 * @property {(progress: import('./progress.mjs').Progress) => void} show shows the progress of the stage
 * @property {(text: string) => void} print prints a text, on a terminal above the line with the progress
 * @property {(result: string) => void} end ends the stage, and prints its result
 */

/** Number of tests per line, without a terminal. */
const testsPerLine = 20;

/**
 * Returns a screen that writes to a stream.
 * @param {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} out
 * @returns {Screen}
 */
export function openScreen(out) {
  let name = '';
  let startTime = 0;
  let shownTests = 0;
  let currentProgress = noProgress;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const line = () => printableLine(progressLine(name, currentProgress, (performance.now() - startTime) / 1000));
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
      startTime = performance.now();
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
      // The output of tests can contain texts from servers, which must not control the terminal.
      out.write(`${printableOutput(out.isTTY ? text : stripVTControlCharacters(text))}\n`);
    },
    end: (result) => {
      clearInterval(timer);
      clear();
      out.write(`${name}: ${printableLine(result)}\n`);
    },
  };
}
