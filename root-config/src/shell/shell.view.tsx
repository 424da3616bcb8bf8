import { recordClick } from '@flightdeck/shared/analytics';
import type { BusHandle } from '@flightdeck/shared/bus';
import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import { useTopic } from '@flightdeck/shared/parts';
import { facts as factsNow } from '@flightdeck/shared/session';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Navigation } from '../navigation/navigation';
import { Footer } from './footer.view';
import { footerLinks } from './footer-links';
import { Masthead } from './masthead.view';
import type { Places } from './places';
import { tabs } from './tabs';
import { Tabs } from './tabs.view';
import { Toasts } from './toasts.view';

interface ShellProps {
  readonly navigation: Navigation;
  readonly bus: BusHandle;
  readonly initial: InitialState;
  readonly places: Places;
}

/** Everything around the screens: masthead, tabs, toasts, footer. The outlet between them is static and not React's. */
export function Shell({ navigation, bus, initial, places }: ShellProps) {
  const { route, screens } = useSyncExternalStore(navigation.subscribe, navigation.current);
  const { sandboxDomain } = useTopic(bus.connection$);
  useTopic(bus.permissions$);
  const facts = factsNow();
  const full = screens.frame === 'full';

  useEffect(() => {
    places.tabs.hidden = !full;
  }, [places, full]);

  useEffect(() => {
    const clicked = () => recordClick({ target: 'masthead', path: 'logo' });
    places.logo.addEventListener('click', clicked);
    return () => places.logo.removeEventListener('click', clicked);
  }, [places]);

  useEffect(() => {
    if (screens.title !== null) document.title = [screens.title, initial.siteTitle].filter(Boolean).join(' ‹ ');
  }, [screens.title, initial.siteTitle]);

  return (
    <>
      {createPortal(<Masthead facts={facts} sandboxDomain={sandboxDomain} rawUrl={initial.rawUrl} />, places.masthead)}
      {createPortal(full && <Tabs tabs={tabs(route, facts, initial)} />, places.tabs)}
      {createPortal(<Toasts bus={bus} />, places.toasts)}
      {createPortal(full && <Footer links={footerLinks(facts, initial)} />, places.footer)}
    </>
  );
}
