import { FailedFile } from '@flightdeck/shared/parts';
import type { LostFile } from '@flightdeck/shared/ui';
import { useEffect } from 'react';

interface FailedRootFileProps extends LostFile {
  readonly label?: string | undefined;
}

function FailedRootFile(props: FailedRootFileProps) {
  useEffect(() => console.error('Flightdeck: a file of the page did not load.', props.cause), [props.cause]);
  return <FailedFile area="root-config" {...props} />;
}

/**
 * Returns the component that `lazyView()` shows in place of a view of the root whose file did not load.
 * @param label name of the view on screen; without it, only the console reports the failure
 */
export const failedFile = (label?: () => string) => (lost: LostFile) => <FailedRootFile {...lost} label={label?.()} />;
