import { record } from '@flightdeck/shared/reporting';
import { useEffect, useRef } from 'react';

type Properties = Readonly<Record<string, string | boolean>>;

/** Records once that a sidebar card shows. */
export function useSidebarViewEvent(properties: Properties): void {
  const first = useRef(properties);
  useEffect(() => {
    record('jetpack_recommendations_summary_sidebar_display', first.current);
  }, []);
}

/** Records a click on a link of a sidebar card. */
export const recordSidebarClick = (properties: Properties): boolean =>
  record('jetpack_recommendations_summary_sidebar_click', properties);
