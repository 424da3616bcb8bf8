import type { Check } from '../../common/check';
import { checkFile } from '../../languages/check-file';
import { LanguageFolder } from '../../languages/folder';

/** Checks that every translation is valid. Missing translations prevent a release, but not a commit. */
export const languages = (repo: string): Check => ({
  rule: 'languages',
  advice: 'Correct the translation. languages/README.md has the rules.',
  run: () => {
    const folder = new LanguageFolder(repo);
    const missing = folder.shipped().filter((locale) => !folder.locales().includes(locale));
    return [
      ...missing.map((locale) => ({ path: 'languages/shipped.json', line: 1, problem: `${locale} has no file` })),
      ...folder.locales().flatMap((locale) => checkFile(locale, folder.poText(locale))),
    ];
  },
});
