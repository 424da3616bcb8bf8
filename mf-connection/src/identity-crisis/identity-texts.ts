import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import type { Choice } from './choices';
import type { Sign, Verdict } from './evidence';

/** What we think has happened. */
export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'same':
      return __('This looks like the same site under another spelling of its address.');
    case 'move':
      return __('This looks like a site that has moved.');
    case 'copy':
      return __('This looks like a copy of the site.');
    case 'dynamic':
      return __('This site seems to answer under more than one address.');
    case 'unclear':
      return __('The two addresses do not tell whether this site has moved or is a copy.');
  }
}

/** Why we think so. */
export function signText(sign: Sign): string {
  switch (sign) {
    case 'to-https':
      return __('Only the scheme differs: the site is reached over https now.');
    case 'to-http':
      return __('Only the scheme differs: the site is reached over http now.');
    case 'www':
      return __('Only the “www.” differs.');
    case 'dynamic':
      return __('It takes its address from each request. Fixing the address in its configuration ends this for good.');
    case 'staging':
      return __('The site says that it is a staging site.');
    case 'development-address':
      return __('Its address is one that sites have while they are built or tried out.');
    case 'was-development-address':
      return __('The other address is one that sites have while they are built or tried out; this one is public.');
    case 'port':
      return __('It answers on a port of its own, as sites on a developer’s computer do.');
    case 'other-path':
      return __('Both are on the same host, in different folders.');
    case 'same-name':
      return __('The name is the same, only its ending differs.');
    case 'other-domain':
      return __(
        'The two names have nothing in common. Open the other address: if a site still answers there, this is a copy.',
      );
  }
}

export interface ChoiceText {
  readonly title: string;
  readonly hint: string;
  /** What the button says, and while it works. */
  readonly button: string;
  readonly working: string;
}

export function choiceText(choice: Choice): ChoiceText {
  switch (choice) {
    case 'safe-mode':
      return {
        title: __('Stay in safe mode'),
        hint: __('For a copy, and for as long as you are not sure. Nothing is lost.'),
        button: __('Stay in safe mode'),
        working: __('Saving…'),
      };
    case 'migrate':
      return {
        title: __('Move the connection here'),
        hint: __('For a site that has moved and no longer exists under the other address.'),
        button: __('Move the connection'),
        working: __('Moving…'),
      };
    case 'start-fresh':
      return {
        title: __('Make this a site of its own'),
        hint: __('For a copy that goes on as a new site beside the other one.'),
        button: __('Start fresh'),
        working: __('Starting…'),
      };
  }
}

export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What a choice changes, line by line. */
export function changesOf(choice: Choice): readonly Change[] {
  const here = { what: __('This address'), before: __('In safe mode: nothing is sent') };
  const there = { what: __('The other address'), before: __('Connected') };
  const history = { what: __('Statistics and subscribers'), before: __('Belong to the other address') };
  const stays = __('Stays so');
  switch (choice) {
    case 'safe-mode':
      return [
        { ...here, after: stays },
        { ...there, after: stays },
        { ...history, after: stays },
      ];
    case 'migrate':
      return [
        { ...here, after: __('Connected') },
        { ...there, after: __('Loses the connection') },
        { ...history, after: __('Go on at this address') },
      ];
    case 'start-fresh':
      return [
        { ...here, after: __('Connected anew, once you have signed in') },
        { ...there, after: stays },
        { ...history, after: __('Stay there; here they begin at zero') },
      ];
  }
}

/** Whether there is a way back. */
export const undoText = (canUndo: boolean): string =>
  canUndo
    ? __('You can decide otherwise at any time.')
    : sprintf(__('This cannot be undone here. If it was wrong, the support of %s can help.'), host);
