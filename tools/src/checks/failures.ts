import { type Check, type Finding, isTest, linesWith } from '../common/check';
import type { SourceFile } from '../common/source-files';

/** Code whose errors users see as failures. */
const failingCode = /^(shared\/(client\/(api|calls)|ui\/parts)|root-config\/src\/(loader|embed))\//;
/** Files that list codes and create no failure. */
const codeLists = /^shared\/(contracts\/(areas\/failure|page\/widget)\.ts$|client\/failures\/)/;
const pageCode = /^(shared|root-config|mf-[a-z]+)\//;

/** Matches the creation of an error without a code. */
const errorPattern = /\b(?:throw|reject\(|abort\()\s*\(?\s*new \w*Error\b/;
/** Matches a code where a failure is created. */
const codePattern =
  /\bcode\s*:\s*'((?:rest|area|part|page|session|link|host)-[a-z-]+)'|\b(?:failure|fail)\(\s*'([a-z-]+)'/g;

/**
 * Checks that every failure of loader, REST client, parts and widgets has a code of the catalogue, and that the page uses every code.
 * root-config/src/testing/provoked.test.tsx proves that each failure can happen.
 * @param codes all codes of failures
 * @param allowedErrors path of a file → number of errors without a code that it may create: callers turn them into failures, or they
 * report a mistake in our code
 */
export function failures(codes: readonly string[], allowedErrors: Readonly<Record<string, number>> = {}): Check {
  const knownCodes = new Set(codes);

  function withoutCode(file: SourceFile): Finding[] {
    const found = linesWith(file, errorPattern, (match) => `"${match}" has no code`);
    return found.length > (allowedErrors[file.path] ?? 0) ? found : [];
  }

  function unknownCodes({ path, text }: SourceFile): Finding[] {
    return [...text.matchAll(codePattern)].flatMap((match) => {
      const code = match[1] ?? match[2] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      return knownCodes.has(code) ? [] : [{ path, line, problem: `"${code}" is not in the catalogue` }];
    });
  }

  return {
    rule: 'failures',
    advice:
      'Create the error with failure() and a code of shared/contracts/areas/failure.ts, with its entry in shared/client/failures and a line in root-config/src/testing/provoked.test.tsx. Errors that the caller turns into a failure are counted in tools/src/checks/main.ts.',
    run(files) {
      const creators = files.filter(
        ({ path }) => pageCode.test(path) && !codeLists.test(path) && !isTest(path) && !path.includes('/testing/'),
      );
      const usesCode = (code: string) => (file: SourceFile) => file.text.includes(`'${code}'`);
      const list = { path: 'shared/contracts/areas/failure.ts', line: 1 };
      return [
        ...creators.filter(({ path }) => failingCode.test(path)).flatMap(withoutCode),
        ...creators.flatMap(unknownCodes),
        ...codes.flatMap((code) =>
          creators.some(usesCode(code)) ? [] : [{ ...list, problem: `"${code}" is never used` }],
        ),
      ];
    },
  };
}
