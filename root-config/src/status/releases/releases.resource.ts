import type { VisitCounts } from '@flightdeck/shared/contracts/releases';
import { useCallback, useEffect, useState } from 'react';
import { printedPage } from '../../page/page-block';
import { readReleases } from './releases.call';

export interface Releases {
  /** null while the report loads, after a failure, without permission, and on a host that has no counts. */
  readonly report: VisitCounts | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Loads the counts of releases. @param mayRead whether the user may see them */
export function useReleases(mayRead: boolean): Releases {
  const [report, setReport] = useState<VisitCounts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    // Without counts, a request would only leave an error in the console.
    if (!mayRead || !printedPage()?.hasCounts) return;
    setFailed(false);
    readReleases().then(setReport, () => setFailed(true));
  }, [mayRead]);
  useEffect(load, [load]);
  return { report, hasFailed, retry: load };
}
