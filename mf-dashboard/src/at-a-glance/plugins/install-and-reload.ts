/** Wait between installing a plugin and reloading the plugin list, in ms (DASH-110). */
export const settleTime = 2500;

/** Calls of `installAndSettle`. */
export interface InstallSteps<Failure> {
  /** Installs and activates the plugin. @returns the failure, or null on success; never rejects */
  send(): Promise<Failure | null>;
  /** Reloads the plugin list. */
  readAgain(): Promise<unknown>;
}

/**
 * Installs a plugin, waits, and reloads the plugin list (DASH-109 to DASH-111). A failed call reloads the list immediately: the
 * plugin may be active although the answer got lost, or another tab may have activated it.
 * @returns the failure, or null on success; never rejects
 */
export async function installAndSettle<Failure>({ send, readAgain }: InstallSteps<Failure>): Promise<Failure | null> {
  const failure = await send();
  if (failure === null) await new Promise((resolve) => setTimeout(resolve, settleTime));
  await readAgain().catch(() => null);
  return failure;
}
