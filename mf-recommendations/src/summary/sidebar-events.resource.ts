import { record } from '@flightdeck/shared/analytics';
import { useEffect, useRef } from 'react';

type Properties = Readonly<Record<string, string | boolean>>;

/** A card beside the summary shows: counted once. */
export function useSidebarShown(properties: Properties): void {
  const first = useRef(properties);
  useEffect(() => {
    record('jetpack_recommendations_summary_sidebar_display', first.current);
  }, []);
}

/** A link of such a card was followed. */
export const recordSidebarClick = (properties: Properties): boolean =>
  record('jetpack_recommendations_summary_sidebar_click', properties);
