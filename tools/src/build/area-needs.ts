import type { Compilation } from 'webpack';
import { agreements, areaSources, type Contract } from './contract';
import { repo } from './repo';
import { neededRange, provided } from './shared-entries';

/** What an area takes from the page, as webpack names such a module: kind, share scope and request. */
const consumed = /^consume-shared-module\|[^|]*\|([^|]+)\|/;

/** Returns the requests among webpack's module identifiers that an area takes from the page, without repeats, sorted. */
export const sharedRequests = (identifiers: Iterable<string>): readonly string[] =>
  [...new Set([...identifiers].flatMap((identifier) => consumed.exec(identifier)?.[1] ?? []))].sort();

/**
 * Works out what an area needs of a page: each library and shared entry it imports, with the range of versions that will
 * do, and the agreements it makes use of (docs/contracts.md, contract file). What its copies of shared entries import counts
 * too: they run on a page whose entry is older.
 */
export function areaNeeds({ modules, fileDependencies }: Compilation): Contract {
  const requests = sharedRequests([...modules].map((module) => module.identifier()));
  const sources = areaSources(repo, fileDependencies, Object.keys(provided));
  return {
    ...Object.fromEntries(requests.map((request) => [request, neededRange(request)])),
    ...agreements(sources),
  };
}
