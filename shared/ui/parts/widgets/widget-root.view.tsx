import { startApi } from '@flightdeck/shared/api';
import { usePartData, usePartElement } from '@flightdeck/shared/parts';
import { type ReactNode, useEffect, useRef } from 'react';
import { WidgetNotices } from './widget-notices.view';
import { registerWidget, widgetPage } from './widget-page';

/** A widget: its view and, on pages without our root, its notices and the nonce of the page. */
export function WidgetRoot({ children }: { readonly children: ReactNode }) {
  if (!widgetPage().isAlone) return children;
  return (
    <>
      <StandaloneWidget />
      {children}
    </>
  );
}

/** Shows the notices of a widget on a page without our root, and takes over a new nonce of the page. */
function StandaloneWidget() {
  const widget = usePartElement();
  const { nonce } = usePartData();
  const lastNonce = useRef(nonce);
  useEffect(() => registerWidget(widget), [widget]);
  // Only a changed nonce of the page counts: the client may have renewed the old one.
  useEffect(() => {
    if (nonce !== lastNonce.current && typeof nonce === 'string') startApi({ nonce });
    lastNonce.current = nonce;
  }, [nonce]);
  return <WidgetNotices widget={widget} />;
}
