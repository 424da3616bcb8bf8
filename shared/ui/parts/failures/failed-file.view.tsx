import type { LostFile } from '@flightdeck/shared/ui';
import { useEffect, useState } from 'react';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { reportFailure } from '../../../contracts/page/failure-report';
import { FailedPart } from './failed-part.view';
import { useRetryOnline } from './retry-online';

export interface FailedFileProps extends LostFile {
  /** The area of the file, or `root-config`. */
  readonly area: string;
  /** Name of the view for the user. Without a label, nothing is shown in place of the view. */
  readonly label?: string | undefined;
}

/** Replaces a view whose file failed to load. */
export function FailedFile({ area, cause, retry, label }: FailedFileProps) {
  const [lost] = useState(() => failure('area-script', 'A file failed to load.', { area, cause }));
  useEffect(() => reportFailure(lost), [lost]);
  if (label === undefined) return <HiddenRetry failure={lost} retry={retry} />;
  return <FailedPart failure={lost} label={label} onRetry={retry} />;
}

/** Shows nothing, but requests the file again when the browser is back online. */
function HiddenRetry({ failure, retry }: { readonly failure: Failure; readonly retry: () => void }) {
  useRetryOnline(failure, retry);
  return null;
}
