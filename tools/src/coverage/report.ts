import { isRow } from './requirement-ids';
import type { TestTitle } from './test-titles';

/** Tests that name an ID which the list of requirements has not. */
export function unknownIds(known: readonly string[], titles: readonly TestTitle[]): string[] {
  const list = new Set(known);
  return titles.flatMap(({ path, title, ids }) =>
    ids.filter((id) => !list.has(id)).map((id) => `${path}: there is no ${id} ("${title}")`),
  );
}

/** The page `docs/coverage.md`: one line per requirement and table row, with the tests that prove it or `open`. */
export function coverageReport(known: readonly string[], titles: readonly TestTitle[]): string {
  const proofs = new Map<string, Set<string>>();
  for (const { path, title, ids } of titles) {
    for (const id of ids)
      proofs.set(id, (proofs.get(id) ?? new Set()).add(`${path} › ${title.replaceAll('|', '\\|')}`));
  }
  const lines = known.map((id) => `| ${id} | ${[...(proofs.get(id) ?? ['open'])].join('; ')} |`);
  const count = (ids: readonly string[]) => `${ids.filter((id) => proofs.has(id)).length} of ${ids.length}`;
  const requirements = known.filter((id) => !isRow(id));
  const rows = known.filter(isRow);
  return `# Requirements and the tests that prove them

Made by \`npm run coverage\` from the titles of the tests; not edited by hand. A row counts only if breaking the behaviour turns the test red.

Proved: ${count(known)}, that is ${count(requirements)} requirements and ${count(rows)} table rows.

| ID | Test |
|---|---|
${lines.join('\n')}
`;
}

/** Lines in which two texts differ, `-` for what stands in the file and `+` for what should. */
export function differences(present: string, wanted: string): string[] {
  const old = present.split('\n');
  const made = wanted.split('\n');
  const [inOld, inMade] = [new Set(old), new Set(made)];
  return [
    ...old.filter((line) => !inMade.has(line)).map((line) => `- ${line}`),
    ...made.filter((line) => !inOld.has(line)).map((line) => `+ ${line}`),
  ];
}
