import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { findings, type Surfaces } from './findings';
import { newestRelease } from './released';
import { reportFile } from './report-file';

const report = (surface: string) => `# An entry\n\n\`\`\`ts\n${surface}\`\`\`\n`;
const reports = (surfaces: Readonly<Record<string, string>>) =>
  new Map(Object.entries(surfaces).map(([entry, surface]) => [reportFile(entry), report(surface)]));

const card = 'export function Card(): JSX.Element;\n';
const figure = 'export function Figure(): JSX.Element;\n';
const more = `${card}\n${figure}`;
/** Users of the old form pass no argument. */
const wide = card.replace('()', '(a?: string)');
const widened = { before: card.trim(), after: wide.trim(), reason: 'the argument can be left out' };

function found(change: Partial<Surfaces>): string[] {
  const present = change.present ?? reports({ 'ui/card': card });
  const surfaces = {
    present,
    written: present,
    versions: { 'ui/card': '1.0.0' },
    compatible: [],
    released: null,
    ...change,
  };
  return findings(surfaces).map(({ path, what }) => `${path}: ${what}`);
}

const released = { versions: { 'ui/card': '1.0.0' }, reports: reports({ 'ui/card': card }) };

test.each<[string, Partial<Surfaces>, string[]]>([
  ['all is well', {}, []],
  [
    'a report that somebody edited',
    { written: reports({ 'ui/card': more }) },
    ['docs/api/ui-card.api.md: is out of date: run npm run api'],
  ],
  [
    'an entry without a version',
    { versions: {} },
    ['contracts/surface-versions.json: no version for docs/api/ui-card.api.md'],
  ],
  [
    'a version of an entry that is gone',
    { versions: { 'ui/card': '1.0.0', 'ui/old': '1.0.0' } },
    ['docs/api/ui-old.api.md: no entry has this report: run npm run api'],
  ],
  [
    'a report of an entry that is gone',
    { written: reports({ 'ui/card': card, 'ui/old': card }) },
    ['docs/api/ui-old.api.md: no entry has this report: run npm run api'],
  ],
  [
    'grown, without a step',
    { present: reports({ 'ui/card': more }), released },
    ['contracts/surface-versions.json: ui/card 1.0.0 needs a minor step, 1.0.0 is none'],
  ],
  ['grown, with its step', { present: reports({ 'ui/card': more }), versions: { 'ui/card': '1.1.0' }, released }, []],
  [
    'changed, with a step that is too small',
    { present: reports({ 'ui/card': card.replace('()', '(a: 1)') }), versions: { 'ui/card': '1.1.0' }, released },
    ['contracts/surface-versions.json: ui/card 1.0.0 needs a major step, 1.1.0 is none'],
  ],
  ['changed, but compatible', { present: reports({ 'ui/card': wide }), compatible: [widened], released }, []],
  [
    'a compatible change and an addition',
    { present: reports({ 'ui/card': `${wide}\n${figure}` }), compatible: [widened], released },
    ['contracts/surface-versions.json: ui/card 1.0.0 needs a minor step, 1.0.0 is none'],
  ],
  [
    'a compatible change beside another one',
    { present: reports({ 'ui/card': wide.replace('JSX.Element', 'void') }), compatible: [widened], released },
    ['contracts/surface-versions.json: ui/card 1.0.0 needs a major step, 1.0.0 is none'],
  ],
  [
    'a line that was removed without harm',
    {
      present: reports({ 'ui/card': 'export interface Card {\n  a: 1;\n  c: 3;\n}\n' }),
      compatible: [{ before: 'b: 2;', after: '', reason: 'no area reads it' }],
      released: {
        ...released,
        reports: reports({ 'ui/card': 'export interface Card {\n  a: 1;\n  b: 2;\n  c: 3;\n}\n' }),
      },
    },
    [],
  ],
  [
    'a compatible change of the release before',
    { compatible: [{ ...widened, before: 'export type Old = 1;' }], released },
    ['contracts/compatible-changes.json: no released report has the line: export type Old = 1;'],
  ],
  [
    'a version that goes down',
    { versions: { 'ui/card': '0.9.0' }, released },
    ['contracts/surface-versions.json: ui/card goes down from 1.0.0 to 0.9.0'],
  ],
  [
    'an agreement that changed without a step',
    {
      present: reports({ 'bus:notices': more }),
      versions: { 'bus:notices': '1.0.0' },
      released: { versions: { 'bus:notices': '1.0.0' }, reports: reports({ 'bus:notices': card }) },
    },
    ['shared/contracts/contract-versions.ts: bus:notices 1.0.0 needs a minor step, 1.0.0 is none'],
  ],
  ['a release without a report of it', { released: { ...released, reports: new Map() } }, []],
  ['an entry that came after the release', { released: { versions: {}, reports: new Map() } }, []],
])('%s', (_what, change, expected) => {
  expect(found(change)).toEqual(expected);
});

test('the last release is the one with the highest version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-releases-'));
  try {
    expect(newestRelease(folder)).toBeNull();
    for (const version of ['1.2.0', '1.10.0', '1.9.0']) {
      const files = { 'contracts/surface-versions.json': strToU8(JSON.stringify({ 'ui/card': version })) };
      writeFileSync(
        join(folder, `shared@${version}.zip`),
        zipSync({
          ...files,
          'contract.json': strToU8(JSON.stringify({ react: '19.0.0', 'bus:notices': '1.0.0' })),
          [reportFile('ui/card')]: strToU8(report(card)),
        }),
      );
    }
    writeFileSync(join(folder, 'mf-settings@9.0.0.zip'), zipSync({}));
    expect(newestRelease(folder)).toEqual({
      versions: { 'bus:notices': '1.0.0', 'ui/card': '1.10.0' },
      reports: reports({ 'ui/card': card }),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
