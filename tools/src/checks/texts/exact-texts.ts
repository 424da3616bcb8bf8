import { readMessages } from '../../catalogue/read-messages';
import type { Check } from '../../common/check';
import { missingTexts, readExactStrings } from '../../coverage/exact-strings';

/** Checks that the code has the texts that the requirements fix, letter for letter. */
export const exactTexts = (repo: string): Check => ({
  rule: 'exact-texts',
  advice: 'See docs/requirements/README.md, "Read a statement".',
  run: (files) => {
    const list = readExactStrings(repo);
    const { messages } = readMessages(files);
    const textsOf = (name: string) =>
      messages
        .filter(({ path }) => path.startsWith(`${name}/`))
        .flatMap(({ text, plural }) => (plural === undefined ? [text] : [text, plural]));
    return missingTexts(list, textsOf);
  },
});
