import { type Exclusion, exclusionReason, type Journey } from './exclusion';

/** Marker comments around the table in docs/wordpress.md. */
const begin = '<!-- journeys: written by npm run journeys -w wordpress -->';
const end = '<!-- /journeys -->';

/** Returns whether a journey is part of the long run only. */
const isLong = ({ title }: Journey) => title.includes('@long');

/**
 * Returns the table of journey files, with the number of journeys that run on WordPress and the reasons why the others don't. Doesn't
 * count the journeys of the long run.
 * @param folders reasons why the journeys of a folder don't run on WordPress
 */
export function journeyTable(
  journeys: readonly Journey[],
  exclusions: readonly Exclusion[],
  folders: Readonly<Record<string, string>>,
): string {
  const files = [...new Set(journeys.map(({ file }) => file))].sort();
  const rows = [
    ...files.map((file) => fileRow(file, journeys, exclusions)),
    ...Object.entries(folders).map(([folder, reason]) => `| \`${folder}/\` | none | all ${reason} |`),
  ];
  return ['| in `e2e/` | on WordPress | the others |', '|---|---|---|', ...rows].join('\n');
}

function fileRow(file: string, journeys: readonly Journey[], exclusions: readonly Exclusion[]): string {
  const fileJourneys = journeys.filter((journey) => journey.file === file && !isLong(journey));
  if (fileJourneys.length === 0) return `| \`${file}\` | – | long run only |`;
  const reasons = fileJourneys.flatMap((journey) => exclusionReason(journey, exclusions) ?? []);
  const texts = [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((each) => each === reason).length;
    if (count === fileJourneys.length) return `all ${reason}`;
    return count === 1 ? `1 ${inSingular(reason)}` : `${count} ${reason}`;
  });
  return `| \`${file}\` | ${shareText(fileJourneys.length - reasons.length, fileJourneys.length)} | ${texts.join('; ') || '–'} |`;
}

/** Returns a reason for one journey, such as "needs WooCommerce" for "need WooCommerce". */
const inSingular = (reason: string) => reason.replace(/^\w+/, '$&s');

function shareText(running: number, all: number): string {
  if (running === all) return 'all';
  return running === 0 ? 'none' : `${running} of ${all}`;
}

/** Returns the document with the table between the two marker comments. @throws Error when a marker is missing */
export function withTable(document: string, table: string): string {
  const beginIndex = document.indexOf(begin);
  const endIndex = document.indexOf(end);
  if (beginIndex < 0 || endIndex < beginIndex) throw new Error(`The document needs the lines ${begin} and ${end}.`);
  return `${document.slice(0, beginIndex + begin.length)}\n\n${table}\n\n${document.slice(endIndex)}`;
}
