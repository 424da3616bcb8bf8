import { type Check, isTest, linesWith } from '../common/check';

/** Code whose errors users see as failures. */
const failingCode = /^(shared\/(client\/(api|calls)|ui\/parts)|root-config\/src\/(loader|embed))\//;

/** Files that may create errors without a code, with the code of the failure that the caller turns them into. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['shared/client/api/requests/http.ts', 'rest-network, in transport.ts'],
  ['shared/client/api/requests/time-limit.ts', 'rest-timeout, in transport.ts'],
  ['shared/ui/parts/context.ts', 'none: a mistake in the code of a part'],
  ['shared/ui/parts/page-loader.ts', 'none: a mistake in the code of a page'],
  ['root-config/src/embed/widget-loader.ts', 'area-script, in mount.ts'],
  ['root-config/src/loader/script.ts', 'area-script, in codeOf()'],
  ['root-config/src/loader/loader.ts', 'area-start, in load()'],
]);

/** Matches the creation of an error without a code. */
const errorPattern = /\b(?:throw|reject\(|abort\()\s*\(?\s*new \w*Error\b/;

/**
 * Checks that every failure of loader, REST client, parts and widgets has a code. The compiler checks the codes, and
 * root-config/src/testing/provoked.test.tsx that each failure can happen.
 */
export const failures: Check = {
  rule: 'failures',
  advice:
    'Create the error with failure() and a code of shared/contracts/areas/failure.ts, with its entry in shared/client/failures and a line in root-config/src/testing/provoked.test.tsx. If the caller turns the error into a failure, add the file to tools/src/checks/failures.ts.',
  run: (files) =>
    files
      .filter(
        ({ path }) => failingCode.test(path) && !isTest(path) && !path.includes('/testing/') && !exceptions.has(path),
      )
      .flatMap((file) => linesWith(file, errorPattern, (match) => `"${match}" has no code`)),
};
