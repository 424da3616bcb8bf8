/** Where the dialog is open: over the dashboard, or over the plugins screen before deactivating (CONN-064). */
export type DisconnectContext = 'dashboard' | 'plugins';

/**
 * Options and callbacks of the opener of the dialog (CONN-059, CONN-064, CONN-066). A double click calls each callback once,
 * except `onClose`.
 */
export interface OpenerCallbacks {
  readonly context: DisconnectContext;
  /** Replaces disconnecting in the plugins context: WordPress deactivates the plugin. */
  readonly onDeactivate?: () => void;
  /** The site is disconnected, and the dialog closes. */
  readonly onDisconnected?: () => void;
  /** Disconnecting failed; the dialog is still open. */
  readonly onError?: (error: { readonly code: string; readonly message: string }) => void;
  /** Closes the dialog. Without this callback, the dialog leads to the dashboard. */
  readonly onClose?: () => void;
}

const callbackOf = (data: Readonly<Record<string, unknown>>, name: string) => {
  const callback = data[name];
  return typeof callback === 'function'
    ? (...args: unknown[]) => void Reflect.apply(callback, undefined, args)
    : undefined;
};

/** Returns the options and callbacks from the data that the opener passes. Ignores values of any other type. */
export function openerCallbacks(data: Readonly<Record<string, unknown>>): OpenerCallbacks {
  const onDeactivate = callbackOf(data, 'onDeactivate');
  const onDisconnected = callbackOf(data, 'onDisconnected');
  const onError = callbackOf(data, 'onError');
  const onClose = callbackOf(data, 'onClose');
  return {
    // Without onDeactivate, the dialog could not deactivate the plugin.
    context: data.context === 'plugins' && onDeactivate ? 'plugins' : 'dashboard',
    ...(onDeactivate && { onDeactivate }),
    ...(onDisconnected && { onDisconnected }),
    ...(onError && { onError }),
    ...(onClose && { onClose }),
  };
}
