import { ensureJQuerySupport, registerApplication, start, triggerAppChange } from 'single-spa';
import { areaOnScreen } from './navigation/navigation';
import type { PageProps } from './page/page-props';
import { areasOfRoutes } from './routes/route-areas';
import { areaApplication } from './slots/area-application';
import { shellApplication } from './slots/shell-application';

/**
 * Registers the shell and the areas as applications of single-spa, and starts them (docs/decisions/041). The shell is always active.
 * An area is active while its screen is shown, which `screens()` decides from route and facts.
 */
export function startApplications(page: PageProps): void {
  const { navigation } = page;
  // Without a stand-in, single-spa replaces `on` and `off` of the page's jQuery: `trigger()` would then call no `hashchange` listener of
  // another plugin, and its events would lack `originalEvent`. jQuery's own listener of the window is enough.
  ensureJQuerySupport({ fn: {} });
  registerApplication({ name: 'shell', app: shellApplication(page), activeWhen: () => true });
  for (const area of areasOfRoutes)
    registerApplication({
      name: area,
      app: areaApplication(area, page),
      activeWhen: () => areaOnScreen(navigation.placement$.value) === area,
    });
  // single-spa notices changes of the route, but not of the facts. In a new task, after views have removed the parts of other areas:
  // single-spa can't unmount a parcel twice.
  navigation.placement$.subscribe(() => setTimeout(triggerAppChange));
  start({ urlRerouteOnly: true });
}
