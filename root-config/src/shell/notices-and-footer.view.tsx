import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { Connection, InitialState } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { type BusHandle, facts as factsNow } from '@flightdeck/shared/session';
import { useValue } from '@flightdeck/shared/store';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { rootView } from '../failures/root-view.view';
import type { Loader } from '../loader/loader';
import { prefetchAfterInteraction } from '../navigation/prefetch/prefetch-start';
import { PageNotices } from '../notices/page-notices.view';
import type { PageElements } from '../page/page-elements';
import { Footer } from './footer/footer.view';
import { footerLinks } from './footer/footer-links';
import { startKeys } from './keys/start-keys';
import { refreshOnReturn } from './refresh-on-return.resource';
import { reloadLostStyles } from './reload-styles';
import { Toasts } from './toasts.view';

const DevFooter = rootView(() => import(/* webpackChunkName: "dev-footer" */ './dev-tools/dev-footer.view'));

const KeysDialog = rootView(
  () => import(/* webpackChunkName: "keys" */ './keys/keys-dialog.view'),
  () => __('Keyboard shortcuts'),
);

interface NoticesAndFooterProps {
  readonly bus: BusHandle;
  readonly connection: Connection;
  readonly elements: PageElements;
  readonly facts: Facts;
  readonly hasFooter: boolean;
  readonly initial: InitialState;
  readonly loader: Loader;
  readonly path: string;
}

/**
 * Draws the notices about the page, the toasts and the footer. Also starts tasks that can wait until after the first draw,
 * such as prefetching.
 */
export function NoticesAndFooter(props: NoticesAndFooterProps) {
  const { bus, connection, elements, facts, hasFooter, initial, loader, path } = props;
  const toast = useValue(bus.notices$).at(-1);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  useEffect(() => startKeys(elements, () => setShortcutsOpen(true)), [elements]);
  useEffect(() => refreshOnReturn({ bus }), [bus]);
  useEffect(() => prefetchAfterInteraction({ entries: loader.entries, facts: factsNow }), [loader]);
  useEffect(() => reloadLostStyles(), []);
  return (
    <>
      <PageNotices connection={connection} facts={facts} initial={initial} path={path} toast={toast} />
      {createPortal(<Toasts bus={bus} loginUrl={initial.loginUrl} toast={toast} />, elements.toasts)}
      {createPortal(areShortcutsOpen && <KeysDialog onClose={() => setShortcutsOpen(false)} />, elements.overlays)}
      {createPortal(
        hasFooter && (
          <Footer links={footerLinks(facts, initial)} onKeys={() => setShortcutsOpen(true)}>
            {initial.isDevVersion && <DevFooter facts={facts} initial={initial} root={elements.root} />}
          </Footer>
        ),
        elements.footer,
      )}
    </>
  );
}
