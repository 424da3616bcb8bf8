import { asFailure } from '@flightdeck/shared/api';
import { installPlugin } from '@flightdeck/shared/calls/plugins';
import { dismiss, notify } from '@flightdeck/shared/notices';
import { useState } from 'react';

export interface PluginActivation {
  readonly slug: string;
  readonly noticeId: string;
  readonly runningText: string;
  readonly failedText: string;
  /** Page of the admin where it goes on. */
  readonly page: string;
}

/** Where it leads once it is done. */
export interface ActivateOptions {
  /** Default: `location.assign`. */
  readonly leave?: (url: string) => void;
}

/**
 * Installs and switches on a plugin that has a page of its own, and goes there. A notice says that it runs; it gives way to
 * the page, or to what went wrong. Never rejects.
 */
export async function activatePlugin(
  { slug, noticeId, runningText, failedText, page }: PluginActivation,
  { leave = (url) => location.assign(url) }: ActivateOptions = {},
): Promise<void> {
  notify({ noticeId, status: 'is-info', text: runningText });
  try {
    await installPlugin(slug);
  } catch (error) {
    // Switched on in another tab meanwhile: that is what was asked for.
    if (asFailure(error).serverCode !== 'plugin_already_active') {
      notify({ noticeId, status: 'is-error', text: failedText });
      return;
    }
  }
  dismiss(noticeId);
  leave(page);
}

/** The same for a button: a second press while it runs does nothing. */
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
