import { FailedFile } from '@flightdeck/shared/parts';
import { type LostFile, lazyView } from '@flightdeck/shared/ui';
import { type ComponentType, useEffect } from 'react';

interface FailedRootFileProps extends LostFile {
  readonly label?: string | undefined;
}

function FailedRootFile(props: FailedRootFileProps) {
  useEffect(() => console.error('Flightdeck: a file of the page did not load.', props.cause), [props.cause]);
  return <FailedFile area="root-config" {...props} />;
}

/**
 * Returns a view of the root whose file loads when the view is first drawn. If the file doesn't load, its name and a Retry button show.
 * @param label name of the view on screen; without it, only the console reports the failure
 */
export const rootView = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  label?: () => string,
): ComponentType<Props> => lazyView(load, { failed: (lost) => <FailedRootFile {...lost} label={label?.()} /> });
