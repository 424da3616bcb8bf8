import { startApi } from '@flightdeck/shared/api';
import { usePartData, usePartElement } from '@flightdeck/shared/parts';
import { type ReactNode, useEffect, useRef } from 'react';
import { WidgetNotices } from './widget-notices.view';
import { addWidgetPlace, widgetPage } from './widget-page';

/** A widget: its view and, on pages without our root, its notices and the nonce of the page. */
export function WidgetRoot({ children }: { readonly children: ReactNode }) {
  if (!widgetPage().isAlone) return children;
  return (
    <>
      <WidgetPage />
      {children}
    </>
  );
}

function WidgetPage() {
  const place = usePartElement();
  const { nonce } = usePartData();
  const lastNonce = useRef(nonce);
  useEffect(() => addWidgetPlace(place), [place]);
  // Only a changed nonce of the page counts: the client may have renewed the old one.
  useEffect(() => {
    if (nonce !== lastNonce.current && typeof nonce === 'string') startApi({ nonce });
    lastNonce.current = nonce;
  }, [nonce]);
  return <WidgetNotices place={place} />;
}
