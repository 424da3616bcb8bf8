import type { StateTopics } from '../../contracts/bus/topics';

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
  option: false,
};

/** State before the session has loaded: nothing is connected and the user has no permissions. */
export const initialState: StateTopics = {
  connection: {
    status: false,
    isRegistered: false,
    isUserConnected: false,
    hasConnectedOwner: false,
    isStaging: false,
    isInIdentityCrisis: false,
    sandboxDomain: '',
    offlineMode,
    connectionErrors: [],
    connectedPlugins: {},
    siteIsRegistering: false,
    userIsConnecting: false,
    registrationError: null,
    authorizationUrl: null,
    userConnectionData: null,
    isReconnecting: false,
  },
  permissions: {
    admin_page: false,
    connect: false,
    disconnect: false,
    connect_user: false,
    edit_posts: false,
    publish_posts: false,
    manage_modules: false,
    manage_options: false,
    manage_plugins: false,
    view_stats: false,
    isMaster: false,
  },
  notices: [],
};
