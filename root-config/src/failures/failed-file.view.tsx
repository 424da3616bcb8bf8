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
 * Replaces a view of the root whose file is lost: an option of `lazyView()`. The rest of the page stays as it is.
 * @param label what the user calls the view; without one only the console reports the lost file
 */
export const failedFile = (label?: () => string) => (lost: LostFile) => <FailedRootFile {...lost} label={label?.()} />;
