import type { Compilation } from 'webpack';
import { agreements, areaSources, type Contract } from './contract';
import { repo } from './repo';
import { neededRange, provided } from './shared-entries';

/** Matches webpack's identifier of a module that the page provides: kind, share scope and request. */
const consumed = /^consume-shared-module\|[^|]*\|([^|]+)\|/;

/** Returns the requests in webpack's module identifiers that the page provides, sorted and without duplicates. */
export const sharedRequests = (identifiers: Iterable<string>): readonly string[] =>
  [...new Set([...identifiers].flatMap((identifier) => consumed.exec(identifier)?.[1] ?? []))].sort();

/**
 * Returns the needs of an area: each library and shared entry that it imports, with the accepted range of versions, and the
 * agreements that it uses (docs/contracts.md, contract file). Includes the imports of its own copies of shared entries, which
 * run on pages with older entries.
 */
export function areaNeeds({ modules, fileDependencies }: Compilation): Contract {
  const requests = sharedRequests([...modules].map((module) => module.identifier()));
  const sources = areaSources(repo, fileDependencies, Object.keys(provided));
  return {
    ...Object.fromEntries(requests.map((request) => [request, neededRange(request)])),
    ...agreements(sources),
  };
}
