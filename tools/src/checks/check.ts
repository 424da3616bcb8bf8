import type { SourceFile } from '../source-files';

/** Something that breaks a rule. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  /** The problem, in a few words. */
  readonly what: string;
}

/** One rule. Rules that Biome knows are in biome.json. */
export interface Check {
  readonly rule: string;
  /** The way to fix it. */
  readonly instead: string;
  /** @returns nothing when all is well */
  run(files: readonly SourceFile[]): Finding[];
}

/** Findings as they are printed: rule, place, what is wrong, and once per rule the way out. */
export function report({ rule, instead }: Check, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  return [
    ...findings.map(({ path, line, what }) => `${rule}  ${path}:${line}  ${what}`),
    `${' '.repeat(rule.length)}  → ${instead}`,
    '',
  ];
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Lines of a text that a pattern matches. */
export function linesWith({ path, text }: SourceFile, pattern: RegExp, what: (match: string) => string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line)?.[0];
    return match === undefined ? [] : [{ path, line: index + 1, what: what(match.trim()) }];
  });
}
