/** Heading in readme.txt below which the changes are inserted. */
const heading = '== Changelog ==\n';

/** A version in CHANGELOG.md, and its changes, each in one line. */
interface Release {
  readonly version: string;
  readonly changes: readonly string[];
}

/** Reads CHANGELOG.md, newest version first. */
export function releasesIn(changelog: string): Release[] {
  return changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      const text = lines.filter((line) => !line.startsWith('### ')).join('\n');
      const changes = text.split(/^- |\n\n/m).map((change) => change.replace(/\s+/g, ' ').trim());
      return { version: version.trim(), changes: changes.filter((change) => change !== '') };
    });
}

/**
 * Returns the changes of a version, for its release file. Removes Markdown: WordPress shows these texts as they are.
 * @throws Error when CHANGELOG.md does not name the version
 */
export function changesOf(changelog: string, version: string): readonly string[] {
  const found = releasesIn(changelog).find((release) => release.version === version);
  if (!found) throw new Error(`wordpress/CHANGELOG.md does not name version ${version}.`);
  return found.changes.map((change) => change.replaceAll(/\*\*|`/g, ''));
}

/**
 * Returns readme.txt with the changes of all versions.
 * @throws Error when readme.txt lacks the heading
 */
export function withChangelog(readme: string, changelog: string): string {
  if (!readme.includes(heading)) throw new Error('wordpress/plugin/readme.txt has no heading "Changelog".');
  const sections = releasesIn(changelog).map(
    ({ version, changes }) => `\n= ${version} =\n\n${changes.map((change) => `* ${change}\n`).join('')}`,
  );
  return readme.replace(heading, () => heading + sections.join(''));
}
