import type { LostFile } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { FailedPart } from './failed-part.view';
import { useRetry } from './same-cause';

export interface FailedFileProps extends LostFile {
  /** The area of the file, or `root-config`. */
  readonly area: string;
  /** Name of the view for the user; without a label nothing is shown instead of the view. */
  readonly label?: string | undefined;
}

/** Replaces a view whose file is lost. Any Retry for lost files on the page also requests this one again. */
export function FailedFile({ area, cause, retry, label }: FailedFileProps) {
  const [lost] = useState(() => failure('area-script', 'A file did not arrive.', { area, cause }));
  if (label === undefined) return <RetriedUnseen failure={lost} retry={retry} />;
  return <FailedPart failure={lost} label={label} onRetry={retry} />;
}

function RetriedUnseen({ failure, retry }: { readonly failure: Failure; readonly retry: () => void }) {
  useRetry(failure, retry);
  return null;
}
