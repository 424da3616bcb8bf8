import { asText, type Field, textField } from '../../engine/form/field';
import { entriesOf, haveSameEntries, isReadCorrectly, listProblems } from './address-list';
import { acceptsNetworks } from './list-versions.store';
import { problemText } from './problem-text';

/**
 * Returns the problems of a list for its field.
 * @param only restricts the check to lines with this content
 * @param allowsNetworks whether Jetpack accepts networks (`10.0.0.0/8`) in this list
 */
export const problemsOf = (text: string, only: ReadonlySet<string> | undefined, allowsNetworks: boolean) =>
  listProblems(text, only, allowsNetworks).map((problem) => ({ key: problem.content, text: problemText(problem) }));

/** Defines the field for a list of the firewall (SET-063). Jetpack stores the list as it is sent. */
export const firewallList = (option: string, label: () => string): Field<string> =>
  textField(option, label, {
    read: (serverValue) => {
      const text = asText(serverValue);
      if (text === undefined) return undefined;
      // Jetpack's pages store all entries on one line. A misread list is shown unchanged, with a button that corrects it.
      return text.includes('\n') || !isReadCorrectly(text) ? text : entriesOf(text).join('\n');
    },
    revive: (stored) => (typeof stored === 'string' ? stored : undefined),
    write: (text) => entriesOf(text).join('\n'),
    // If Jetpack misreads the stored list, the same entries in the correct form count as a change, so that they can be saved.
    isSame: (mine, stored) => mine === stored || (haveSameEntries(mine, stored) && isReadCorrectly(stored)),
    check: (text, only) => problemsOf(text, only, acceptsNetworks()),
  });
