import type { BusHandle } from '@flightdeck/shared/bus';
import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Facts } from '@flightdeck/shared/contracts/screens';
import type { Connection } from '@flightdeck/shared/contracts/topics';
import { __ } from '@flightdeck/shared/i18n';
import { facts as factsNow, pageState } from '@flightdeck/shared/session';
import { lazyView } from '@flightdeck/shared/ui/lazy-view';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { startHealth } from '../health/health';
import type { Loader } from '../loader/loader';
import { keepOlderReleases } from '../loader/older';
import type { Navigation } from '../navigation/navigation';
import { PageNotices } from '../notices/page-notices.view';
import { failedFile } from './failed-file.view';
import { Footer } from './footer.view';
import { footerLinks, mayReset } from './footer-links';
import type { PageElements } from './page-elements';
import { prefetchWithFirstTouch } from './prefetch-start';
import { refreshOnReturn } from './refresh-on-return.resource';
import { Toasts } from './toasts.view';

const DevTools = lazyView(() => import(/* webpackChunkName: "dev-tools" */ '../dev-tools/dev-tools.view'), {
  failed: failedFile(() => __('Dev Tools')),
});

interface SurroundingsProps {
  readonly bus: BusHandle;
  readonly connection: Connection;
  readonly elements: PageElements;
  readonly facts: Facts;
  readonly hasFooter: boolean;
  readonly initial: InitialState;
  readonly loader: Loader;
  readonly navigation: Navigation;
  readonly path: string;
}

/** The notices about the page, and around the screens what comes after the cards: toasts and footer. */
export default function Surroundings(props: SurroundingsProps) {
  const { bus, connection, elements, facts, hasFooter, initial, loader, navigation, path } = props;
  const [devTools, setDevTools] = useState<'none' | 'open' | 'closed'>('none');
  useEffect(() => refreshOnReturn({ bus }), [bus]);
  useEffect(() => prefetchWithFirstTouch({ entries: loader.entries, facts: factsNow }), [loader]);
  useEffect(() => keepOlderReleases({ loader, registry: pageState().registry }), [loader]);
  useEffect(() => {
    const { health } = elements.root.dataset;
    return health ? startHealth({ route: health, loader, navigation }) : undefined;
  }, [elements, loader, navigation]);
  return (
    <>
      <PageNotices connection={connection} facts={facts} initial={initial} path={path} />
      {createPortal(<Toasts adminUrl={initial.adminUrl} bus={bus} />, elements.toasts)}
      {createPortal(
        hasFooter && (
          <Footer
            links={footerLinks(facts, initial)}
            onDevTools={initial.isDevVersion ? () => setDevTools('open') : null}
            onReset={mayReset(facts, initial) ? reset : null}
          />
        ),
        elements.footer,
      )}
      {devTools !== 'none' &&
        createPortal(
          <DevTools
            isOpen={devTools === 'open'}
            onClose={() => setDevTools('closed')}
            permissions={facts.permissions}
          />,
          elements.root,
        )}
    </>
  );
}

/** Loaded on demand: few users run a development version. */
function reset(): void {
  void import(/* webpackChunkName: "reset-options" */ './reset-options.resource').then(({ confirmAndReset }) =>
    confirmAndReset(),
  );
}
