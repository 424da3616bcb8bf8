import type { AreaModule } from '@flightdeck/shared/contracts/areas';

/** Shared libraries by request, then version: webpack's share scope. */
export type ShareScope = Record<string, Record<string, unknown>>;

/** A Module Federation container: the global value that the entry file of a release defines. */
export interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value && typeof value.get === 'function';

/** Returns the container under a global name; null if there is none, for example after a truncated entry file. */
export function findContainer(name: string): Container | null {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : null;
}

const isAreaModule = (value: unknown): value is AreaModule =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'function');

/** Returns the parts that a federated entry exports; null if it exports anything else. */
export function areaModule(value: unknown): AreaModule | null {
  if (typeof value !== 'object' || value === null || !('default' in value)) return null;
  return isAreaModule(value.default) ? value.default : null;
}
