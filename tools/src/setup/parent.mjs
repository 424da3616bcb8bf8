/**
 * Calls `callback` when the npm that started this process has ended. Needed because npm's shell does not forward signals.
 * Does nothing if npm did not start this process, which may then outlive its shell.
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
