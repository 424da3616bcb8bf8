/**
 * Calls back when npm, which started this process, was ended by a signal: its shell dies of it without passing it on. Does
 * nothing for a process started in another way, which may well outlive its shell.
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
