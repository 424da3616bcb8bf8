import {
  type Facts,
  formatRoute,
  type PartName,
  parseRoute,
  type Route,
  type Screens,
  splitPartName,
} from '@flightdeck/shared/contracts/areas';
import { outward } from '@flightdeck/shared/links';
import { openBus } from '@flightdeck/shared/session';
import { createStore } from '@flightdeck/shared/store';
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
  facts(): Facts;
  /** Sends the browser to an outside address. */
  readonly leave?: (url: string) => void;
}

export interface Navigation {
  /** Returns the current placement; the same object while nothing changes. */
  current(): Placement;
  /** Calls the listener after every change of `current()`. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Updates the placement after a change of the page state. */
  update(): void;
  /** Leaves out the coupon, which failed, and shows the screen that is next in precedence. */
  leaveOutCoupon(): void;
  stop(): void;
}

/**
 * Follows the hash route and the facts, applies redirects and decides what is on screen. The root owns the route and
 * passes it to the parts.
 */
export function createNavigation({
  facts,
  // Replaces the entry: otherwise Back would always lead to the redirect again.
  leave = (url) => location.replace(url),
}: NavigationOptions): Navigation {
  const bus = openBus();
  /** Redirects to the commerce screen only on load: if that screen fails, all others must stay reachable. */
  let isLoad = true;
  let hasLostCoupon = false;
  const placement = createStore(computePlacement());
  isLoad = false;
  leaveFor(placement.value);

  function computePlacement(route = parseRoute(location.hash)): Placement {
    const currentFacts = facts();
    const nextScreens = screens(route, {
      ...currentFacts,
      commerceUnseen: isLoad && currentFacts.commerceUnseen,
      hasCoupon: !hasLostCoupon && currentFacts.hasCoupon,
    });
    if (!nextScreens.redirect || nextScreens.redirect.outward) return { route, screens: nextScreens };
    // Replaces the entry: Back must not lead to an address that only redirects.
    history.replaceState(history.state, '', formatRoute(parseRoute(nextScreens.redirect.to)));
    return computePlacement();
  }

  /** Leaves for the address of a route that only redirects, once per change of route. */
  function leaveFor({ screens: { redirect: away } }: Placement): void {
    const target = away?.outward ? outward(plansUrl(away.feature)) : null;
    if (target?.allowed) leave(target.href);
  }

  const show = (next: Placement) => {
    if (isSame(next, placement.value)) return;
    leaveFor(next);
    placement.set(next);
  };

  const onAddress = () => {
    if (isRoute(location.hash)) show(computePlacement());
    else history.replaceState(history.state, '', formatRoute(placement.value.route));
  };
  // Keeps the route and does not read the address, because the guard of unsaved work may be about to undo its change.
  const update = () => show(computePlacement(placement.value.route));
  addEventListener('hashchange', onAddress);
  addEventListener('popstate', onAddress);
  bus.connection$.subscribe(update);
  bus.permissions$.subscribe(update);

  return {
    current: () => placement.value,
    subscribe: placement.subscribe,
    update,
    leaveOutCoupon() {
      hasLostCoupon = true;
      update();
    },
    stop() {
      removeEventListener('hashchange', onAddress);
      removeEventListener('popstate', onAddress);
      bus.close();
    },
  };
}

const isSame = (a: Placement, b: Placement) =>
  formatRoute(a.route) === formatRoute(b.route) && JSON.stringify(a.screens) === JSON.stringify(b.screens);

/** Returns the parts in a slot. @param area only those of this area */
export function partsIn({ screens: shown }: Placement, slot: Slot, area?: string): readonly PartName[] {
  const main = shown.main ? [shown.main] : [];
  const parts = slot === 'main' ? main : shown[slot];
  return parts.filter((part) => !area || splitPartName(part).area === area);
}
