import type * as v from '@flightdeck/shared/schema';
import { own } from './own';
import type { pageStateSchema } from './page-state';
import { type Viewer, viewers, withheld } from './page-state-viewers';

type Block = v.InferInput<typeof pageStateSchema>;
type Initial = Block['initial'];
type User = Block['userConnection']['currentUser'];

/** Permissions of a user, and whether the user owns the connection; a missing one counts as refused. */
export type May = Readonly<Partial<Record<Exclude<Viewer, 'everybody'>, boolean | undefined>>>;

/** Returns the page state with only the fields that the screens of this user read (`viewers`). */
export function limitPageState(state: Block, may: May): Block {
  const { initial, connection, userConnection, ...others } = seen(state, viewers.block, may, {
    overrides: { origins: [] },
  });
  return {
    ...others,
    initial: limitInitial(initial, may),
    connection: {
      ...seen(connection, viewers.connection, may),
      offlineMode: seen(connection.offlineMode, viewers.offlineMode, may),
      ...(connection.errors && { errors: eachSeen(connection.errors, viewers.connectionError, may) }),
    },
    userConnection: limitUserConnection(userConnection, may),
  };
}

/** Returns the answer to `connection/data`, with only the fields that the page state of this user has. */
export const limitUserConnection = (data: Block['userConnection'], may: May): Block['userConnection'] => ({
  ...seen(data, viewers.userConnection, may, { connectionOwner: null }),
  currentUser: limitUser(data.currentUser, may),
});

function limitInitial(initial: Initial, may: May): Initial {
  const sent = seen(initial, viewers.initial, may, withheld);
  const { getModules, settings, userData, siteData, licensing, tracksUserData, jetpackStateNotices } = sent;
  const { themeData, stats, externalServicesConnectUrls } = sent;
  const all = mapOf(getModules);
  const modules = may.manage_modules ? all : seen(all, viewers.modules, may);
  return {
    ...sent,
    getModules: mapped(modules, (module) => seen(mapOf(module), viewers.module, may)),
    settings: may.manage_options ? settings : switches(mapOf(settings), modules),
    userData: userData && { currentUser: limitUser(userData.currentUser, may) },
    siteData: limitSite(siteData, may),
    licensing: limitLicensing(licensing, may),
    tracksUserData: tracksUserData && seen(tracksUserData, viewers.tracksUserData, may),
    jetpackStateNotices: seen(jetpackStateNotices, viewers.stateNotices, may),
    ...(themeData && {
      themeData: {
        ...seen(themeData, viewers.themeData, may),
        support: seen(themeData.support ?? {}, viewers.themeSupport, may),
      },
    }),
    ...(stats && { stats: { roles: mapped(stats.roles ?? {}, (role) => seen(role, viewers.role, may)) } }),
    ...(externalServicesConnectUrls && {
      externalServicesConnectUrls: seen(externalServicesConnectUrls, viewers.externalServices, may),
    }),
  };
}

function limitSite(siteData: Initial['siteData'], may: May): Initial['siteData'] {
  const { plan, ...site } = seen(siteData, viewers.siteData, may);
  return { ...site, ...(plan && { plan: seen(plan, viewers.plan, may) }) };
}

function limitLicensing(licensing: Initial['licensing'], may: May): Initial['licensing'] {
  const { userCounts, ...others } = seen(licensing, viewers.licensing, may);
  return { ...others, ...(userCounts && { userCounts: seen(userCounts, viewers.licenceCounts, may) }) };
}

function limitUser(user: User, may: May): User {
  const { wpcomUser, permissions, ...own } = seen(user, viewers.currentUser, may);
  return {
    ...own,
    permissions: seen(permissions, viewers.permissions, may),
    ...(wpcomUser && { wpcomUser: seen(wpcomUser, viewers.account, may) }),
  };
}

/** Keeps the on/off state of these modules only: options contain keys and addresses. */
function switches(settings: object, modules: object): object {
  const isSwitch = ([name, value]: readonly [string, unknown]) =>
    typeof value === 'boolean' && Object.hasOwn(modules, name);
  return Object.fromEntries(Object.entries(settings).filter(isSwitch));
}

/** Returns whether a user gets the fields of a viewer. */
const isFor = (viewer: Viewer | undefined, may: May): boolean =>
  viewer === 'everybody' || (viewer !== undefined && may[viewer] === true);

/**
 * Returns a copy with the fields that a user gets; a field missing in the table goes to nobody.
 * @param instead values of required fields, for users who may not see them
 */
function seen<Slice extends object>(
  slice: Slice,
  table: Readonly<Record<string, Viewer>>,
  may: May,
  instead: Readonly<Record<string, unknown>> = {},
): Slice {
  const copy = { ...slice };
  for (const name of Object.keys(copy)) {
    if (isFor(own(table, name), may)) continue;
    if (Object.hasOwn(instead, name)) Reflect.set(copy, name, own(instead, name));
    else Reflect.deleteProperty(copy, name);
  }
  return copy;
}

const eachSeen = <Slice extends object>(list: readonly Slice[], table: Readonly<Record<string, Viewer>>, may: May) =>
  list.map((slice) => seen(slice, table, may));

const mapped = <From, To>(map: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));

/** A map of the server; PHP writes an empty one as a list. */
const mapOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
