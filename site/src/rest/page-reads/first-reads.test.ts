import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import { readsInPage, readsToAnswer } from './first-reads';

type Reads = AreaJson['parts'][string]['reads'];

interface Cases {
  readonly inPage: readonly {
    readonly name: string;
    readonly reads: Reads;
    readonly shown?: Reads;
    readonly settings?: object;
    readonly permissions?: Readonly<Record<string, boolean>>;
    readonly isOffline?: boolean;
    readonly found: readonly string[];
  }[];
  readonly together: {
    readonly named: readonly string[];
    readonly cases: readonly { readonly paths: string; readonly answered: readonly string[] }[];
  };
}

const area = (part: string, reads: Reads, ...shows: string[]) => ({
  manifest: { parts: { [part]: { reads, shows } } },
});

const cases: Cases = JSON.parse(readFileSync(join(__dirname, '../../../../rules/cases/reads.json'), 'utf8'));

test.each(cases.inPage)('given $name, the page contains the answers to $found', (row) => {
  const { reads, shown = [], found, settings = {}, permissions = {}, isOffline = false } = row;
  const areas = {
    'mf-dashboard': area('at-a-glance', reads, 'mf-connection/connections-card', 'mf-gone/x'),
    'mf-connection': area('connections-card', shown, 'mf-dashboard/at-a-glance'),
  };
  expect(readsInPage(areas, { settings, permissions, isOffline })).toEqual(found);
});

test.each(cases.together.cases)('a request for "$paths" gets answers in the order $answered', ({ paths, answered }) => {
  expect(readsToAnswer(paths, new Set(cases.together.named))).toEqual(answered);
});
