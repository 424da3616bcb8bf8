import {
  type AreaName,
  type Facts,
  formatRoute,
  type PartName,
  parseRoute,
  type Route,
  type Screens,
  type State,
  splitPartName,
} from '@flightdeck/shared/contracts/areas';
import { outward } from '@flightdeck/shared/links';
import { openBus } from '@flightdeck/shared/session';
import { BehaviorSubject } from '@flightdeck/shared/store';
import { plansUrl } from '../plans/plans-url';
import { isRoute } from '../routes/find-route';
import { screens } from '../routes/screens';

export type Slot = 'main' | 'overlays' | 'notices';

/** The current route, and the screens for it. */
export interface Placement {
  readonly route: Route;
  readonly screens: Screens;
}

export interface NavigationOptions {
  /** Returns the current facts about connection, user and site. */
  facts(): Facts;
  /** Sends the browser to an outside address. */
  readonly leave?: (url: string) => void;
}

export interface Navigation {
  /** The current placement; the same object while nothing changes. */
  readonly placement$: State<Placement>;
  /** Updates the placement after a change of the page state. */
  update(): void;
  /** Hides the coupon screen after it failed, and shows the screen that is next in precedence. */
  skipCoupon(): void;
  /** Removes all listeners. */
  stop(): void;
}

/**
 * Follows the hash route and the facts, applies redirects and decides what is on screen. The root owns the route and
 * passes it to the parts.
 */
export function createNavigation({
  facts,
  // Replaces the history entry: otherwise, Back would lead to the redirect again.
  leave = (url) => location.replace(url),
}: NavigationOptions): Navigation {
  const bus = openBus();
  /** The commerce screen is a redirect only when the page loads: if that screen fails, users must reach all others. */
  let isPageLoad = true;
  let isCouponSkipped = false;
  const placement$ = new BehaviorSubject(computePlacement());
  isPageLoad = false;
  leaveIfOutside(placement$.value);

  function computePlacement(route = parseRoute(location.hash)): Placement {
    const currentFacts = facts();
    const nextScreens = screens(route, {
      ...currentFacts,
      commerceUnseen: isPageLoad && currentFacts.commerceUnseen,
      hasCoupon: !isCouponSkipped && currentFacts.hasCoupon,
    });
    if (!nextScreens.redirect || nextScreens.redirect.outward) return { route, screens: nextScreens };
    // Replaces the history entry: Back must not lead to an address that only redirects.
    history.replaceState(history.state, '', formatRoute(parseRoute(nextScreens.redirect.to)));
    return computePlacement();
  }

  /** Leaves the page if the route redirects to the plans, which are outside. */
  function leaveIfOutside({ screens: { redirect } }: Placement): void {
    const target = redirect?.outward ? outward(plansUrl(redirect.feature)) : null;
    if (target?.allowed) leave(target.href);
  }

  const show = (next: Placement) => {
    if (isSame(next, placement$.value)) return;
    leaveIfOutside(next);
    placement$.next(next);
  };

  const onAddressChange = () => {
    if (isRoute(location.hash)) show(computePlacement());
    else history.replaceState(history.state, '', formatRoute(placement$.value.route));
  };
  // Keeps the route and does not read the address: the guard of unsaved work may be about to undo a change of the address.
  const update = () => show(computePlacement(placement$.value.route));
  addEventListener('hashchange', onAddressChange);
  addEventListener('popstate', onAddressChange);
  bus.connection$.subscribe(update);
  bus.permissions$.subscribe(update);

  return {
    placement$,
    update,
    skipCoupon() {
      isCouponSkipped = true;
      update();
    },
    stop() {
      removeEventListener('hashchange', onAddressChange);
      removeEventListener('popstate', onAddressChange);
      bus.close();
    },
  };
}

const isSame = (a: Placement, b: Placement) =>
  formatRoute(a.route) === formatRoute(b.route) && JSON.stringify(a.screens) === JSON.stringify(b.screens);

export function partsIn({ screens: { main, ...others } }: Placement, slot: Slot): readonly PartName[] {
  if (slot !== 'main') return others[slot];
  return main ? [main] : [];
}

/** Returns the area whose screen is in the main slot; null for none. */
export const areaOnScreen = ({ screens: { main } }: Placement): AreaName | null => main && splitPartName(main).area;
