/**
 * Calls back when a signal ended npm, which started this process: npm's shell ends without passing the signal on. Does
 * nothing for processes started in another way, which may outlive their shell.
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
