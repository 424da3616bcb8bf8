import { asFailure } from '@flightdeck/shared/api';
import { installPlugin } from '@flightdeck/shared/calls';
import { dismiss, notify } from '@flightdeck/shared/reporting';
import { useState } from 'react';

export interface PluginActivation {
  readonly slug: string;
  readonly noticeId: string;
  readonly runningText: string;
  readonly failedText: string;
  /** Address of the admin page that opens afterwards. */
  readonly page: string;
}

/** Options of `activatePlugin`. */
export interface ActivateOptions {
  /** Opens the admin page. Default: `location.assign`. */
  readonly leave?: (url: string) => void;
}

/**
 * Installs and activates a plugin, then opens its admin page. A notice shows the progress and turns into the error text if
 * the call fails. Never rejects.
 */
export async function activatePlugin(
  { slug, noticeId, runningText, failedText, page }: PluginActivation,
  { leave = (url) => location.assign(url) }: ActivateOptions = {},
): Promise<void> {
  notify({ noticeId, status: 'is-info', text: runningText });
  try {
    await installPlugin(slug);
  } catch (error) {
    // Another tab activated the plugin: the goal is reached.
    if (asFailure(error).serverCode !== 'plugin_already_active') {
      notify({ noticeId, status: 'is-error', text: failedText });
      return;
    }
  }
  dismiss(noticeId);
  leave(page);
}

/** Returns the activation for a button. Ignores presses while it runs. */
export function useActivation(activation: PluginActivation): { readonly isRunning: boolean; run(): void } {
  const [isRunning, setRunning] = useState(false);
  return {
    isRunning,
    run: () => {
      if (isRunning) return;
      setRunning(true);
      void activatePlugin(activation).finally(() => setRunning(false));
    },
  };
}
