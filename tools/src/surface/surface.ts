/** Version step for a change of a surface: minor for additions, major for everything else. */
export type Step = 'none' | 'minor' | 'major';

/** Declarations of a surface by kind and name (`interface ButtonProps`), each with its lines. */
export function declarationsOf(surface: string): ReadonlyMap<string, readonly string[]> {
  const blocks = surface
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return new Map(blocks.map((lines) => [nameOf(lines[0] ?? ''), lines]));
}

/**
 * Returns the name of a declaration: `export interface ButtonProps {` → `interface ButtonProps`. Overloads and namespaces
 * keep their first line.
 */
const nameOf = (line: string): string => /^(?:export )?(?:default )?(\w+ \w+)/.exec(line)?.[1] ?? line;

/** Whether all lines are still there, in their order. */
function growsFrom(before: readonly string[], after: readonly string[]): boolean {
  let at = 0;
  for (const line of after) if (line === before[at]) at += 1;
  return at === before.length;
}

/** Compares two texts of a surface. Added lines do not affect existing users; a changed or removed line does. */
export function stepBetween(before: string, after: string): Step {
  const [old, now] = [declarationsOf(before), declarationsOf(after)];
  const isKept = [...old].every(([name, lines]) => growsFrom(lines, now.get(name) ?? []));
  if (!isKept) return 'major';
  const same = old.size === now.size && [...now].every(([name, lines]) => lines.length === old.get(name)?.length);
  return same ? 'none' : 'minor';
}

const partsOf = (version: string): readonly [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Returns the step between two versions; null when the version falls. */
export function stepOfVersions(before: string, after: string): Step | null {
  const [a, b] = [partsOf(before), partsOf(after)];
  const at = a.findIndex((part, index) => part !== b[index]);
  if (at === -1) return 'none';
  if ((b[at] ?? 0) < (a[at] ?? 0)) return null;
  return at === 0 ? 'major' : at === 1 ? 'minor' : 'none';
}

/** Returns the exported names that exist at run time. */
export const runtimeNames = (surface: string): readonly string[] =>
  [...surface.matchAll(/^export (?:declare )?(?:abstract )?(?:const|let|function|class|enum) (\w+\$?)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
