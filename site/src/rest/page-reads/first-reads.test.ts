import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import { readsInPage, readsToAnswer } from './first-reads';

type Reads = AreaJson['parts'][string]['reads'];

interface InPageCase {
  readonly name: string;
  readonly reads: Reads;
  readonly shown?: Reads;
  readonly settings?: object;
  readonly permissions?: object;
  readonly isOffline?: boolean;
  readonly found: readonly string[];
}

interface Cases {
  readonly inPage: readonly InPageCase[];
  readonly together: {
    readonly named: readonly string[];
    readonly cases: readonly { readonly paths: string; readonly answered: readonly string[] }[];
  };
}

const areas = (reads: Reads, shown: Reads = []) => ({
  'mf-dashboard': {
    manifest: {
      parts: {
        'at-a-glance': { kind: 'screen' as const, reads, shows: ['mf-connection/connections-card', 'mf-gone/x'] },
      },
    },
  },
  'mf-connection': {
    manifest: {
      parts: {
        'connections-card': { kind: 'part' as const, reads: shown, shows: ['mf-dashboard/at-a-glance'] },
      },
    },
  },
});

const cases: Cases = JSON.parse(readFileSync(join(__dirname, '../../../../rules/cases/reads.json'), 'utf8'));

test.each(cases.inPage)('given $name, the page contains the answers to $found', (row) => {
  const { reads, shown, found, settings = {}, permissions, isOffline = false } = row;
  const facts = { settings, permissions: { ...permissions }, isOffline };
  expect(readsInPage(areas(reads, shown), facts)).toEqual(found);
});

test.each(cases.together.cases)('a request for "$paths" gets answers in the order $answered', ({ paths, answered }) => {
  expect(readsToAnswer(paths, new Set(cases.together.named))).toEqual(answered);
});
