import { type Check, type Finding, isTest, linesWith } from '../common/check';
import type { SourceFile } from '../common/source-files';

/** Files that show failures to users. */
const concerned = /^(shared\/(client\/(api|calls)|ui\/parts)|root-config\/src\/(loader|embed))\//;
/** The two lists of codes, which create no failure. */
const lists = /^shared\/(contracts\/(areas\/failure|page\/widget)\.ts$|client\/failures\/)/;
const ours = /^(shared|root-config|mf-[a-z]+|e2e)\//;

/** Errors without a code must not leave a function, unless the line says how they are handled. */
const bare = /\b(?:throw|reject\(|abort\()\s*\(?\s*new \w*Error\b/;
const named = /\bcode\s*:\s*'((?:rest|area|part|page|session|link|host)-[a-z-]+)'|\b(?:failure|fail)\(\s*'([a-z-]+)'/g;

/**
 * Every failure of loader, REST client and widgets is in the catalogue, and code creates every failure of the catalogue.
 * root-config/src/testing/provoked.test.tsx proves that each can happen.
 * @param codes of shared/contracts/areas/failure.ts
 * @param turned number of lines per file that throw an error which its caller turns into a failure
 */
export function failures(codes: readonly string[], turned: Readonly<Record<string, number>> = {}): Check {
  const known = new Set(codes);

  function withoutCode(file: SourceFile): Finding[] {
    const found = linesWith(file, bare, (match) => `"${match}" has no code`);
    return found.length > (turned[file.path] ?? 0) ? found : [];
  }

  function unknown({ path, text }: SourceFile): Finding[] {
    return [...text.matchAll(named)].flatMap((match) => {
      const code = match[1] ?? match[2] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      return known.has(code) ? [] : [{ path, line, what: `"${code}" is not in the catalogue` }];
    });
  }

  return {
    rule: 'failures',
    instead:
      'Make it with failure() and a code of shared/contracts/areas/failure.ts, with its entry in shared/client/failures and a line in root-config/src/testing/provoked.test.tsx. Errors that the caller turns into a failure are counted in tools/src/checks/main.ts.',
    run(files) {
      const inPlay = files.filter(({ path }) => ours.test(path) && !lists.test(path));
      const made = inPlay.filter(({ path }) => !isTest(path) && !/^e2e\/|\/testing\//.test(path));
      const names = (code: string) => (file: SourceFile) => file.text.includes(`'${code}'`);
      const list = { path: 'shared/contracts/areas/failure.ts', line: 1 };
      return [
        ...made.filter(({ path }) => concerned.test(path)).flatMap(withoutCode),
        ...made.flatMap(unknown),
        ...codes.flatMap((code) => (made.some(names(code)) ? [] : [{ ...list, what: `"${code}" is never used` }])),
      ];
    },
  };
}
