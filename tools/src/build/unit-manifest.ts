import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import type { Unit } from './units';

/** Returns the manifest of a unit, with the parts that the unit contains: the parts for our page, or the widgets for other pages. */
export function unitManifest(manifest: AreaJson, kind: Unit['kind']): AreaJson {
  const isInUnit = (name: string) =>
    kind === 'widgets' ? manifest.widgets.includes(name) : manifest.parts[name]?.kind !== 'widget';
  const parts = Object.entries(manifest.parts).filter(([name]) => isInUnit(name));
  return { ...manifest, parts: Object.fromEntries(parts) };
}
