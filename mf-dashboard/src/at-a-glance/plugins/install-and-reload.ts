/** Wait between installing a plugin and reloading the plugin list, in ms (DASH-110). */
const reloadDelay = 2500;

/** Calls that `installAndReload` makes. */
export interface InstallSteps<Failure> {
  /** Installs and activates the plugin. @returns the failure, or null on success; never rejects */
  install(): Promise<Failure | null>;
  /** Reloads the plugin list. */
  reload(): Promise<unknown>;
}

/**
 * Installs a plugin, waits, and reloads the plugin list (DASH-109 to DASH-111). Reloads the list immediately after a failure: the
 * plugin may be active although the answer got lost, or another tab may have activated it.
 * @returns the failure, or null on success; never rejects
 */
export async function installAndReload<Failure>({ install, reload }: InstallSteps<Failure>): Promise<Failure | null> {
  const failure = await install();
  if (failure === null) await new Promise((resolve) => setTimeout(resolve, reloadDelay));
  await reload().catch(() => null);
  return failure;
}
