import * as v from 'valibot';

/** File with compatible changes, relative to the repository. */
export const compatibleFile = 'contracts/compatible-changes.json';

const schema = v.array(
  v.strictObject({
    /** A line of a released report. */
    before: v.pipe(v.string(), v.nonEmpty()),
    /** Its present form; empty if it was removed. */
    after: v.string(),
    /** Why no release that uses the old form breaks. */
    reason: v.pipe(v.string(), v.nonEmpty()),
  }),
);

/**
 * A change of a line that would count as incompatible, and that a developer found compatible. For example, a schema that
 * accepts more. Goes away with the next release, whose reports have the present form.
 */
export type CompatibleChange = v.InferOutput<typeof schema>[number];

/** Parses the JSON of the file. @throws ValiError when its form is wrong */
export const readCompatibleChanges = (text: string): readonly CompatibleChange[] => v.parse(schema, JSON.parse(text));

/** Returns a released report with the present form of changed lines. */
export function withCompatible(report: string, changes: readonly CompatibleChange[]): string {
  const forms = new Map(changes.map(({ before, after }) => [before, after]));
  return report
    .split('\n')
    .flatMap((line) => {
      const form = forms.get(line.trim());
      if (form === undefined) return [line];
      // An empty line would end the declaration.
      return form === '' ? [] : [line.replace(line.trim(), () => form)];
    })
    .join('\n');
}

/** Returns the changes of lines that no released report has. */
export function unneededChanges(
  reports: Iterable<string>,
  changes: readonly CompatibleChange[],
): readonly CompatibleChange[] {
  const lines = new Set([...reports].flatMap((report) => report.split('\n').map((line) => line.trim())));
  return changes.filter(({ before }) => !lines.has(before));
}
