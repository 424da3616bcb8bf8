import { record } from '@flightdeck/shared/reporting';
import { useEffect, useRef } from 'react';

type Properties = Readonly<Record<string, string | boolean>>;

/** Records once, with the first properties, that a sidebar card is displayed. */
export function useSidebarViewEvent(properties: Properties): void {
  const firstProperties = useRef(properties);
  useEffect(() => {
    record('jetpack_recommendations_summary_sidebar_display', firstProperties.current);
  }, []);
}

/** Records a click on a link of a sidebar card. Returns whether the event was sent. */
export const recordSidebarClick = (properties: Properties): boolean =>
  record('jetpack_recommendations_summary_sidebar_click', properties);
