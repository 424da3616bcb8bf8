import { type Check, type Finding, isTest, linesWith } from '../common/check';
import type { SourceFile } from '../common/source-files';

/** Code whose errors users see as failures. */
const failing = /^(shared\/(client\/(api|calls)|ui\/parts)|root-config\/src\/(loader|embed))\//;
/** The two lists of codes, which create no failure. */
const lists = /^shared\/(contracts\/(areas\/failure|page\/widget)\.ts$|client\/failures\/)/;
const ours = /^(shared|root-config|mf-[a-z]+)\//;

/** Matches an error without a code. */
const withoutCodePattern = /\b(?:throw|reject\(|abort\()\s*\(?\s*new \w*Error\b/;
/** Matches a code where a failure is created. */
const createdCode =
  /\bcode\s*:\s*'((?:rest|area|part|page|session|link|host)-[a-z-]+)'|\b(?:failure|fail)\(\s*'([a-z-]+)'/g;

/**
 * Every failure of loader, REST client and widgets is in the catalogue, and code creates every failure of the catalogue.
 * root-config/src/testing/provoked.test.tsx proves that each can happen.
 * @param codes of shared/contracts/areas/failure.ts
 * @param convertedErrors number of errors without a code per file, which their callers turn into failures
 */
export function failures(codes: readonly string[], convertedErrors: Readonly<Record<string, number>> = {}): Check {
  const catalogued = new Set(codes);

  function withoutCode(file: SourceFile): Finding[] {
    const found = linesWith(file, withoutCodePattern, (match) => `"${match}" has no code`);
    return found.length > (convertedErrors[file.path] ?? 0) ? found : [];
  }

  function unknownCodes({ path, text }: SourceFile): Finding[] {
    return [...text.matchAll(createdCode)].flatMap((match) => {
      const code = match[1] ?? match[2] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      return catalogued.has(code) ? [] : [{ path, line, problem: `"${code}" is not in the catalogue` }];
    });
  }

  return {
    rule: 'failures',
    advice:
      'Make it with failure() and a code of shared/contracts/areas/failure.ts, with its entry in shared/client/failures and a line in root-config/src/testing/provoked.test.tsx. Errors that the caller turns into a failure are counted in tools/src/checks/main.ts.',
    run(files) {
      const creators = files.filter(
        ({ path }) => ours.test(path) && !lists.test(path) && !isTest(path) && !path.includes('/testing/'),
      );
      const usesCode = (code: string) => (file: SourceFile) => file.text.includes(`'${code}'`);
      const list = { path: 'shared/contracts/areas/failure.ts', line: 1 };
      return [
        ...creators.filter(({ path }) => failing.test(path)).flatMap(withoutCode),
        ...creators.flatMap(unknownCodes),
        ...codes.flatMap((code) =>
          creators.some(usesCode(code)) ? [] : [{ ...list, problem: `"${code}" is never used` }],
        ),
      ];
    },
  };
}
