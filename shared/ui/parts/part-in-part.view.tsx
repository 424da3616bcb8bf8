import type { ComponentProps } from 'react';
import { useRoute } from './context';
import { PartSlot } from './part.view';

/** Shows a part of another area inside a view: `<Part name="mf-connection/connections-card" label={…} />`. */
export function Part(props: Omit<ComponentProps<typeof PartSlot>, 'route'>) {
  return <PartSlot {...props} route={useRoute()} />;
}
