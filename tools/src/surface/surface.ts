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

/** Returns the exported names that exist at run time. */
export const runtimeNames = (surface: string): readonly string[] =>
  [...surface.matchAll(/^export (?:declare )?(?:abstract )?(?:const|let|function|class|enum) (\w+\$?)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
