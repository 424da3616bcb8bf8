import { useRead } from '@flightdeck/shared/api';
import { pluginsRead } from '@flightdeck/shared/calls';
import { useEffect } from 'react';

export interface AkismetActiveProps {
  readonly onChange: (isActive: boolean) => void;
}

/** Reports whether the plugin Akismet is active (ROOT-045); false until the site answers. Draws nothing. */
export default function AkismetActive({ onChange }: AkismetActiveProps): null {
  const { data } = useRead(pluginsRead);
  const isActive = data?.['akismet/akismet.php']?.isActive === true;
  useEffect(() => onChange(isActive), [isActive, onChange]);
  return null;
}
