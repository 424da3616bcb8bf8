import type { PageReads } from '@flightdeck/shared/contracts/page';
import { filesInLanguage, type Registry, type RootEntry } from '@flightdeck/shared/contracts/releases';
import { type Site, setPath } from '../../context/site';
import { permissionsOf } from '../../facts/permissions';
import type { User } from '../../facts/users';
import { hasRule } from '../../faults/chaos';
import { connectionData, connectionStatus, viewerPermissions } from '../../rest/connection/state';
import { readsRoute } from '../../rest/page-reads/answer-lines';
import { readsInPage } from '../../rest/page-reads/first-reads';
import { limitPageState, type PageState } from '../../rules/limit-page-state';
import { readPageMessages, translationFor } from '../../set/messages';
import type { Store } from '../../store/store';
import { dateNames, thousandsSeparator } from './date-names';
import { type InitialStateInput, initialState } from './initial-state';

/** Values that the page state depends on. */
export interface PageStateInput extends InitialStateInput {
  readonly root: RootEntry;
  /** Entries of the areas that this user gets. */
  readonly areas: Registry['areas'];
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * Returns the page state, limited to the fields that this user may see. Unless `separateReads` is on, adds `reads`: the reads whose answers
 * the page contains, and the route that answers several reads.
 */
export function pageState(input: PageStateInput): PageState & { readonly reads?: PageReads } {
  const state = limitPageState(wholeState(input), viewerPermissions(input.site, input.loggedIn.user));
  return input.site.separateReads
    ? state
    : { ...state, reads: { inPage: readsWithAnswers(input, state), route: readsRoute } };
}

/** Returns the reads whose answers the page contains; none for a site without a connection outside offline mode. */
function readsWithAnswers(
  { site, areas }: PageStateInput,
  { connection, initial, userConnection }: PageState,
): string[] {
  const isOffline = connection.offlineMode.isActive;
  if (!connection.isActive && !isOffline) return [];
  const { permissions } = userConnection.currentUser;
  return readsInPage(areas, { settings: initial.settings, permissions, isOffline }).filter(
    (path) => !hasRule(site.chaos, 'GET', path),
  );
}

/** Returns the page state with all fields; `limitPageState` removes those that are not for the user. */
function wholeState(input: PageStateInput): PageState {
  const { site, loggedIn, root, lang, dir } = input;
  const { store, urls } = site;
  const translation = translationFor(root, lang);
  const messages = translation ? readPageMessages(site.setDir, root, translation) : null;
  return {
    initial: initialState(input),
    connection: {
      ...connectionStatus(store, loggedIn.user),
      isInIdentityCrisis: store.state.traits.identityCrisis,
      sandboxDomain: '',
      errors: connectionErrors(store),
    },
    userConnection: connectionData(site, loggedIn.user),
    registry: { url: `${urls.site}${setPath}`, areas: areasWithTexts(input.areas, messages ? translation : undefined) },
    locale: {
      lang,
      dir,
      timeZone: 'UTC',
      dateNames: dateNames(lang),
      thousandsSeparator: thousandsSeparator(lang),
      messages,
    },
    provider: { origins: [urls.provider], redirect: `${urls.provider}/redirect/` },
    overrides: { origins: [...site.overrideOrigins] },
  };
}

/** Returns the connection errors of the page state. */
function connectionErrors({ state: { traits } }: Store) {
  const message = 'The connection to WordPress.com is broken.';
  const action = traits.connectionErrorAction;
  return traits.connectionErrors.map((code) => ({ code, message, action, data: { api_error_code: code } }));
}

/** Returns the areas without the files with texts in other languages. @param language undefined for English */
const areasWithTexts = (areas: Registry['areas'], language: string | undefined): Registry['areas'] =>
  Object.fromEntries(
    Object.entries(areas).map(([name, entry]) => [
      name,
      entry && { ...entry, files: filesInLanguage(entry.files, language) },
    ]),
  );

/** Returns the origins from which a user may load areas; none without `manage_options`. */
export const overrideOriginsFor = ({ store, overrideOrigins }: Site, user: User): readonly string[] =>
  permissionsOf(store, user).manage_options ? overrideOrigins : [];
