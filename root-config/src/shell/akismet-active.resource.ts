import { useRead } from '@flightdeck/shared/api';
import { pluginsRead } from '@flightdeck/shared/calls/plugins';
import { useEffect } from 'react';

export interface AkismetActiveProps {
  readonly onChange: (isActive: boolean) => void;
}

/** Tells whether the plugin Akismet is active, and draws nothing. Until the site has answered it is not (ROOT-045). */
export default function AkismetActive({ onChange }: AkismetActiveProps): null {
  const { data } = useRead(pluginsRead);
  const isActive = data?.['akismet/akismet.php']?.isActive === true;
  useEffect(() => onChange(isActive), [isActive, onChange]);
  return null;
}
