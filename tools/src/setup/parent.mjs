/**
 * Calls `callback` when the npm that started this process has ended, because npm's shell does not forward signals. Does nothing
 * for a process that npm did not start: it may outlive its shell.
 * @param {() => void} callback
 * @param {NodeJS.ProcessEnv} [env]
 */
export function whenNpmEnds(callback, env = process.env) {
  if (!env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
