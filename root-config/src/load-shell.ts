import { failure } from '@flightdeck/shared/contracts/page';
import { withRetries } from '@flightdeck/shared/timing';

/**
 * Loads the shell around the screens: tabs, notices, toasts, footer. A separate file, because the cards come first:
 * they need nothing of it, and it loads while they are drawn.
 * @throws Failure `area-script` when it does not load
 */
export const loadShell = (): Promise<typeof import('./shell/shell.view')> =>
  withRetries(() => import(/* webpackChunkName: "shell" */ './shell/shell.view')).catch((cause: unknown) => {
    throw failure('area-script', 'The shell did not load.', {
      area: 'root-config',
      phase: 'script',
      cause,
    });
  });
