import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '../catalogue/read-messages';
import { exactStringsIn, exactStringsPage, listFaults, missingTexts } from '../coverage/exact-strings';
import { requirementPages, requirementsIn } from '../coverage/requirements';
import type { Check } from './check';

/** The texts that the requirements fix letter for letter are in the code, and the list of them is complete. */
export const exactStrings = (repo: string): Check => ({
  rule: 'exact-strings',
  instead: 'Put the text back letter for letter, or correct the list or the quotation marks of the requirement.',
  run: (files) => {
    const list = exactStringsIn({ path: exactStringsPage, text: readFileSync(join(repo, exactStringsPage), 'utf8') });
    const { messages } = readMessages(files);
    const textsOf = (name: string) =>
      messages
        .filter(({ path }) => path.startsWith(`${name}/`))
        .flatMap(({ text, plural }) => (plural === undefined ? [text] : [text, plural]));
    return [...listFaults(list, requirementsIn(requirementPages(repo)).all), ...missingTexts(list, textsOf)];
  },
});
