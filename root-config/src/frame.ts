import { failure } from '@flightdeck/shared/contracts/failure';

/** Milliseconds before each further attempt. */
const pauses = [500, 3000];

/**
 * Loads the frame around the screens: tabs, notices, answers to actions, footer. It is a file of its own, because people
 * wait for the cards: nothing in it is needed to draw them, and it arrives while they are drawn.
 * @throws Failure `area-script` when it does not arrive, after three attempts
 */
export async function loadFrame(
  load: () => Promise<typeof import('./shell/shell.view')> = () =>
    import(/* webpackChunkName: "frame" */ './shell/shell.view'),
): Promise<typeof import('./shell/shell.view')> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch((cause: unknown) => {
    throw failure('area-script', 'The frame of the page did not load.', {
      area: 'root-config',
      phase: 'script',
      cause,
    });
  });
}
