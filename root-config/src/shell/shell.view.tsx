import { __ } from '@flightdeck/shared/i18n';
import { useTexts } from '@flightdeck/shared/parts';
import { recordClick, recordPageView, showWaiting, startAnalytics } from '@flightdeck/shared/reporting';
import { facts as factsNow } from '@flightdeck/shared/session';
import { useValue } from '@flightdeck/shared/store';
import { VisuallyHidden } from '@flightdeck/shared/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { rootView } from '../failures/root-view.view';
import { manageRouteFocus } from '../navigation/route-focus/route-focus';
import type { PageProps } from '../page/page-props';
import { isSettingsPath } from '../routes/find-route';
import { Masthead } from './masthead/masthead.view';
import { mastheadButtons } from './masthead/masthead-buttons';
import { NoticesAndFooter } from './notices-and-footer.view';
import { shellVisibility } from './shell-visibility';
import { closeAdminMenu, markAdminMenu } from './tabs/admin-menu';
import { useRecommendationCount, useRecordBadgeView } from './tabs/recommendation-count.resource';
import { dependsOnAkismet, tabs } from './tabs/tabs';
import { Tabs } from './tabs/tabs.view';

const StatusPage = rootView(
  () => import(/* webpackChunkName: "status" */ '../status/status.view'),
  () => __('Status'),
);
const PlansRedirect = rootView(
  () => import(/* webpackChunkName: "plans-redirect" */ '../plans/plans-redirect.view'),
  () => __('Plans'),
);
const SettingsSearch = rootView(
  () => import(/* webpackChunkName: "settings-search" */ './settings-search/settings-search.view'),
);
const AkismetActive = rootView(() => import(/* webpackChunkName: "akismet-active" */ './akismet-active.resource'));

/** Draws the shell around the screens. The screens are separate applications (`applications.ts`). */
export function Shell({ navigation, loader, bus, initial, elements }: PageProps) {
  const recommendationCount = useRecommendationCount(bus, initial);
  const { route, screens } = useValue(navigation.placement$);
  const connection = useValue(bus.connection$);
  useValue(bus.permissions$);
  useTexts();
  const facts = factsNow();
  const isFull = screens.shell === 'full';
  const { hasMasthead, hasFooter } = shellVisibility(isFull ? route.path : '');
  const [isAkismetActive, setAkismetActive] = useState(false);
  const shownTabs = isFull ? tabs(route, facts, initial, loader.entries, recommendationCount, isAkismetActive) : [];
  const canSearch = isFull && facts.permissions.manage_modules && isSettingsPath(route.path);

  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  useEffect(() => {
    const announce = (text: string) => setAnnounced(({ count }) => ({ text, count: count + 1 }));
    return manageRouteFocus({ navigation, root: elements.root, outlet: elements.main, announce });
  }, [navigation, elements]);
  useEffect(() => {
    markAdminMenu(route.path);
    // Close the menu on leaving the route, not on mount: the user may have opened it while the shell was loading.
    return closeAdminMenu;
  }, [route.path]);
  useRecordBadgeView(Math.max(0, ...shownTabs.map(({ badge }) => badge)), route.path);

  useEffect(() => startAnalytics(initial.tracksUserData), [initial]);
  useEffect(() => {
    if (connection.status === true) recordPageView(route.path, initial.currentVersion);
  }, [connection.status, route.path, initial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a separate page
  useEffect(showWaiting, [route.path]);

  // On screens that no area draws, the shell removes the skeleton of the HTML.
  useEffect(() => {
    if (screens.main === null) elements.main.querySelector(':scope > .fd-page-skeleton')?.remove();
    // Give up the room for notices that the inline script has reserved (early.ts), if the screen has none.
    if (screens.notices.length === 0) delete document.documentElement.dataset.fdNews;
  }, [elements, screens.main, screens.notices.length]);

  useEffect(() => {
    elements.main.classList.toggle('fd-page-blurred', connection.isReconnecting);
  }, [elements, connection.isReconnecting]);

  useEffect(() => {
    elements.tabs.hidden = !isFull;
  }, [elements, isFull]);

  useEffect(() => {
    elements.logo.closest('.fd-page-masthead')?.toggleAttribute('hidden', !hasMasthead);
  }, [elements, hasMasthead]);

  useEffect(() => {
    const recordLogoClick = () => recordClick({ target: 'masthead', path: 'logo' });
    elements.logo.addEventListener('click', recordLogoClick);
    return () => elements.logo.removeEventListener('click', recordLogoClick);
  }, [elements]);

  useEffect(() => {
    if (screens.title !== null) document.title = [screens.title, initial.siteTitle].filter(Boolean).join(' ‹ ');
  }, [screens.title, initial.siteTitle]);

  return (
    <>
      {createPortal(
        <Masthead
          buttons={mastheadButtons(route.path, facts, initial)}
          facts={facts}
          rawUrl={initial.rawUrl}
          sandboxDomain={connection.sandboxDomain}
        />,
        elements.masthead,
      )}
      {createPortal(
        isFull && (
          <>
            <Tabs tabs={shownTabs} title={screens.title ?? __('Menu')}>
              {canSearch && <SettingsSearch path={route.path} term={route.query.term ?? ''} />}
            </Tabs>
            {dependsOnAkismet(route, facts, initial, loader.entries) && <AkismetActive onChange={setAkismetActive} />}
          </>
        ),
        elements.tabs,
      )}
      {createPortal(
        <NoticesAndFooter
          bus={bus}
          connection={connection}
          elements={elements}
          facts={facts}
          hasFooter={isFull && hasFooter}
          initial={initial}
          loader={loader}
          path={route.path}
        />,
        elements.notices,
      )}
      {screens.rootScreen === 'status' && createPortal(<StatusPage loader={loader} />, elements.main)}
      {screens.redirect?.outward && createPortal(<PlansRedirect feature={screens.redirect.feature} />, elements.main)}
      {createPortal(
        <div aria-live="polite">
          {/* A new element each time, so that a repeated text is announced again. */}
          <VisuallyHidden key={announced.count}>{announced.text}</VisuallyHidden>
        </div>,
        elements.overlays,
      )}
    </>
  );
}
