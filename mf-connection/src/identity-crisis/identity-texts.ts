import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import type { Choice } from './choices';
import type { Clue, Verdict } from './evidence';

/** Returns the sentence for a verdict. */
export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'same':
      return __('This looks like the same site with its address written differently.');
    case 'move':
      return __('This looks like a site that has moved.');
    case 'copy':
      return __('This looks like a copy of your site.');
    case 'dynamic':
      return __('This site seems to have more than one address.');
    case 'unclear':
      return __("The addresses don't show whether this site has moved or is a copy.");
  }
}

/** Returns the sentence for a clue. */
export function clueText(clue: Clue): string {
  switch (clue) {
    case 'to-https':
      return __('This site now uses https.');
    case 'to-http':
      return __('This site now uses http.');
    case 'www':
      return __("One address starts with “www.” and the other doesn't.");
    case 'dynamic':
      return __(
        'Your site takes its address from each request. Set a fixed address in its configuration to stop this.',
      );
    case 'staging':
      return __('This site is marked as a staging or development site.');
    case 'development-address':
      return __('This address looks like a development or test address.');
    case 'was-development-address':
      return __('The other address looks like a development or test address, and this one is public.');
    case 'port':
      return __("This address has a port number, as sites on a developer's computer often do.");
    case 'other-path':
      return __('Both addresses are on the same domain, in different folders.');
    case 'same-name':
      return __('The domain names are the same except for the ending.');
    case 'other-domain':
      return __(
        'The domain names are different. Open the other address: if a site still loads there, this one is a copy.',
      );
  }
}

export interface ChoiceText {
  readonly title: string;
  readonly hint: string;
  /** Label of the button. */
  readonly button: string;
  /** Label of the button while the choice is carried out. */
  readonly busyLabel: string;
}

/** Returns the texts of a choice. */
export function choiceText(choice: Choice): ChoiceText {
  switch (choice) {
    case 'safe-mode':
      return {
        title: __('Stay in safe mode'),
        hint: __("Choose this for a copy, or if you're not sure. Nothing is lost."),
        button: __('Stay in safe mode'),
        busyLabel: __('Saving…'),
      };
    case 'migrate':
      return {
        title: __('Move the connection here'),
        hint: __('Choose this if your site has moved and no longer uses the other address.'),
        button: __('Move the connection'),
        busyLabel: __('Moving…'),
      };
    case 'start-fresh':
      return {
        title: __('Connect as a new site'),
        hint: __('Choose this to keep the copy as a new, separate site.'),
        button: __('Start fresh'),
        busyLabel: __('Starting…'),
      };
  }
}

/** Row of a table that compares the states before and after a choice. */
export interface ChangeRow {
  /** The address or the data that the row is about. */
  readonly item: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the changes of a choice: for this address, the other address, and the history of the site. */
export function changesOf(choice: Choice): readonly ChangeRow[] {
  const here = { item: __('This address'), before: __('In safe mode. Nothing is sent.') };
  const there = { item: __('The other address'), before: __('Connected') };
  const history = { item: __('Stats and subscribers'), before: __('Belong to the other address') };
  const noChange = __('No change');
  switch (choice) {
    case 'safe-mode':
      return [
        { ...here, after: noChange },
        { ...there, after: noChange },
        { ...history, after: noChange },
      ];
    case 'migrate':
      return [
        { ...here, after: __('Connected') },
        { ...there, after: __('Disconnected') },
        { ...history, after: __('Move to this address') },
      ];
    case 'start-fresh':
      return [
        { ...here, after: __('Connected as a new site after you log in') },
        { ...there, after: noChange },
        { ...history, after: __('Stay there. This address starts from zero.') },
      ];
  }
}

/** Returns a sentence that says whether the choice can be undone. */
export const undoText = (canUndo: boolean): string =>
  canUndo
    ? __('You can change this at any time.')
    : sprintf(
        /* translators: %s: WordPress.com. */
        __("You can't undo this here. If you choose by mistake, contact %s support."),
        providerName,
      );
