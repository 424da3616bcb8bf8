import { startApi } from '@flightdeck/shared/api';
import { usePartData, usePartElement } from '@flightdeck/shared/parts';
import { type ReactNode, useEffect, useRef } from 'react';
import { WidgetNotices } from './widget-notices.view';
import { registerWidget, widgetPage } from './widget-page';

/** Shows the view of a widget and, on a page without our root, the notices above it. */
export function WidgetRoot({ children }: { readonly children: ReactNode }) {
  if (!widgetPage().isStandalone) return children;
  return (
    <>
      <StandaloneWidget />
      {children}
    </>
  );
}

/** Shows the notices of a widget on a page without our root, and uses each new nonce that the page passes. */
function StandaloneWidget() {
  const widget = usePartElement();
  const { nonce } = usePartData();
  const previousNonce = useRef(nonce);
  useEffect(() => registerWidget(widget), [widget]);
  // Ignore an unchanged nonce: the client may have renewed it.
  useEffect(() => {
    if (nonce !== previousNonce.current && typeof nonce === 'string') startApi({ nonce });
    previousNonce.current = nonce;
  }, [nonce]);
  return <WidgetNotices widget={widget} />;
}
