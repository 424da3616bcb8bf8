import { findings, type Surfaces } from './findings';
import { reportFile } from './report-file';

const report = (surface: string) => `# An entry\n\n\`\`\`ts\n${surface}\`\`\`\n`;
const reports = (surfaces: Readonly<Record<string, string>>) =>
  new Map(Object.entries(surfaces).map(([entry, surface]) => [reportFile(entry), report(surface)]));

const card = 'export function Card(): JSX.Element;\n';
const figure = 'export function Figure(): JSX.Element;\n';
const more = `${card}\n${figure}`;

function found(change: Partial<Surfaces>): string[] {
  const present = change.present ?? reports({ 'ui/card': card });
  const surfaces = {
    present,
    written: present,
    versions: { 'ui/card': '1.0.0' },
    ...change,
  };
  return findings(surfaces).map(({ path, what }) => `${path}: ${what}`);
}

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
])('%s', (_what, change, expected) => {
  expect(found(change)).toEqual(expected);
});
