/** Where the dialog stands: over the dashboard, or over the plugins screen, on the way to deactivating (CONN-064). */
export type DisconnectContext = 'dashboard' | 'plugins';

/** What the host of the dialog hands over and wants to hear; each call comes once (CONN-059, CONN-064, CONN-066). */
export interface HostCallbacks {
  readonly context: DisconnectContext;
  /** Instead of disconnecting, in the plugins context: deactivating is the host's own work. */
  readonly onDeactivate?: () => void;
  /** The site is disconnected, and the dialog has been left. */
  readonly onDisconnected?: () => void;
  /** Disconnecting failed; the dialog is still there. */
  readonly onError?: (error: { readonly code: string; readonly message: string }) => void;
  /** The dialog was left. Without it the dialog leads to the dashboard. */
  readonly onClose?: () => void;
}

const call = (data: Readonly<Record<string, unknown>>, name: string) => {
  const given = data[name];
  return typeof given === 'function' ? (...args: unknown[]) => void Reflect.apply(given, undefined, args) : undefined;
};

/** Reads what the host gave; anything of another type counts as not given. */
export function hostCallbacks(data: Readonly<Record<string, unknown>>): HostCallbacks {
  const onDeactivate = call(data, 'onDeactivate');
  const onDisconnected = call(data, 'onDisconnected');
  const onError = call(data, 'onError');
  const onClose = call(data, 'onClose');
  return {
    // Without its callback there is nothing to deactivate with.
    context: data.context === 'plugins' && onDeactivate ? 'plugins' : 'dashboard',
    ...(onDeactivate && { onDeactivate }),
    ...(onDisconnected && { onDisconnected }),
    ...(onError && { onError }),
    ...(onClose && { onClose }),
  };
}
