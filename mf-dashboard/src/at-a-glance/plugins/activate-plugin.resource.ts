import { asFailure } from '@flightdeck/shared/api';
import { installPlugin } from '@flightdeck/shared/calls';
import { dismiss, notify } from '@flightdeck/shared/reporting';
import { useState } from 'react';

/** The activation of a plugin: the texts of its notice, and the page that opens afterwards. */
export interface PluginActivation {
  /** Slug of the plugin. */
  readonly slug: string;
  readonly noticeId: string;
  readonly runningText: string;
  readonly failedText: string;
  /** Address of the admin page that opens afterwards. */
  readonly page: string;
}

/** Options of `activatePlugin`. */
export interface ActivateOptions {
  /** Opens the admin page in place of this one. Default: `location.assign`. */
  readonly openPage?: (url: string) => void;
}

/**
 * Installs and activates a plugin, then opens its admin page. A notice shows the progress and turns into the error text if
 * the call fails. Never rejects.
 */
export async function activatePlugin(
  { slug, noticeId, runningText, failedText, page }: PluginActivation,
  { openPage = (url) => location.assign(url) }: ActivateOptions = {},
): Promise<void> {
  notify({ noticeId, status: 'is-info', text: runningText });
  try {
    await installPlugin(slug);
  } catch (error) {
    // Not a failure: another tab has activated the plugin.
    if (asFailure(error).serverCode !== 'plugin_already_active') {
      notify({ noticeId, status: 'is-error', text: failedText });
      return;
    }
  }
  dismiss(noticeId);
  openPage(page);
}

/** Returns the state of an activation and the action for its button. Ignores presses while the activation runs. */
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
