import { failure } from '@flightdeck/shared/contracts/failure';
import { withRetries } from '@flightdeck/shared/timing/file-loads';

/**
 * Loads the shell around the screens: tabs, notices, answers to actions, footer. It is a file of its own, because people
 * wait for the cards: nothing in it is needed to draw them, and it arrives while they are drawn.
 * @throws Failure `area-script` when it does not arrive
 */
export const loadShell = (): Promise<typeof import('./shell/shell.view')> =>
  withRetries(() => import(/* webpackChunkName: "shell" */ './shell/shell.view')).catch((cause: unknown) => {
    throw failure('area-script', 'The shell did not load.', {
      area: 'root-config',
      phase: 'script',
      cause,
    });
  });
