import type { SourceFile } from './source-files';

/** A violation of a rule. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  /** Description of the violation, in a few words. */
  readonly problem: string;
}

/** A rule of `npm test -- --only checks`. The rules of Biome are in biome.json. */
export interface Check {
  readonly rule: string;
  /** How to fix a violation. */
  readonly advice: string;
  /** Returns the violations in these files. */
  run(files: readonly SourceFile[]): Finding[];
}

/** Returns findings as lines to print: rule, place and problem of each, and the fix once per rule. */
export function report({ rule, advice }: Check, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  return [
    ...findings.map(({ path, line, problem }) => `${rule}  ${path}:${line}  ${problem}`),
    `${' '.repeat(rule.length)}  → ${advice}`,
    '',
  ];
}

/** Runs a check. Prints one line: the rule before the check starts, then the result. @returns lines of the report */
export function runCheck(check: Check, files: readonly SourceFile[], write: (text: string) => void): string[] {
  write(`${check.rule} … `);
  const findings = check.run(files);
  write(findings.length === 0 ? 'ok\n' : `${findings.length} to fix\n`);
  return report(check, findings);
}
