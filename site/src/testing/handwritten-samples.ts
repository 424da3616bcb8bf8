/** A response as the real server sends it, written by hand. */
export interface HandwrittenSample {
  readonly scenario: string;
  readonly role: string;
  /** Method and path below `jetpack/v4/`. */
  readonly request: string;
  /** Body of a write. A string is sent unchanged, and any other value as JSON. */
  readonly sent?: unknown;
  readonly status: number;
  /** Methods that this user may call; undefined if they are not compared. */
  readonly allow?: string;
  /** `''` for an empty body. */
  readonly body: unknown;
  /** Whether `body` has only some fields of the response. */
  readonly isTruncated?: boolean;
}

const error = (status: number, code: string, message: string, data = {}) => ({
  code,
  message,
  data: { status, ...data },
});
const noPermission =
  'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';
const notAllowed = 'Sorry, you are not allowed to do that.';
const noRoute = error(404, 'rest_no_route', 'No route was found matching the URL and request method.');
const forwarded = (message: string, data: unknown) => ({ code: 'success', message, data: JSON.stringify(data) });
const saved = { code: 'success', message: 'The requested Jetpack data updates were successful.' };
const readAndWrite = 'GET, POST, PUT, PATCH';

const free = { scenario: 'free', role: 'admin', status: 200 };
const security = { ...free, scenario: 'security' };
const admin = (scenario: string, status: number) => ({ scenario, role: 'admin', status });

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
};
const connection = { isActive: true, isStaging: false, isRegistered: true, isUserConnected: true };
const status = { ...connection, hasConnectedOwner: true, offlineMode, isPublic: true };
const series = (unit: string) => ({ date: '2023-02-14', unit, fields: ['period', 'views'], data: [['2023', 7]] });

/** One sample of each kind of response, so that the comparison also runs without recordings. */
export const handwrittenSamples: readonly HandwrittenSample[] = [
  { ...free, request: 'GET connection', allow: readAndWrite, body: status },
  { ...free, request: 'GET connection', role: 'anonymous', allow: 'GET', body: { ...status, isUserConnected: false } },
  {
    ...free,
    request: 'GET settings',
    allow: readAndWrite,
    body: { photon: false, admin_bar: true, google: '' },
    isTruncated: true,
  },
  { ...security, request: 'GET module/protect/data', allow: 'GET', body: '17' },
  { ...free, request: 'GET module/stats/data?range=week', allow: 'GET', body: { week: series('week') } },
  {
    ...free,
    request: 'GET plugins',
    allow: 'GET, POST',
    body: { 'akismet/akismet.php': { Name: 'x' } },
    isTruncated: true,
  },
  {
    ...free,
    request: 'GET site/features',
    allow: 'GET',
    body: forwarded('Site features correctly received.', { active: ['x'], available: {} }),
    isTruncated: true,
  },
  {
    ...security,
    request: 'GET scan',
    body: forwarded('Scan state correctly received.', { state: 'idle', threats: [], has_cloud: true }),
    isTruncated: true,
  },
  // Errors: an unknown route, a refusal, an error inside a success, an empty body, several errors at once.
  { ...free, request: 'GET nowhere', status: 404, body: noRoute },
  { ...free, request: 'POST rewind', sent: {}, status: 404, body: noRoute },
  { ...free, request: 'GET settings', role: 'anonymous', status: 401, body: error(401, 'rest_forbidden', notAllowed) },
  {
    ...free,
    request: 'GET plugins',
    role: 'subscriber',
    status: 403,
    body: error(403, 'invalid_user_permission_activate_plugins', noPermission),
  },
  {
    ...admin('not-connected', 404),
    request: 'GET rewind',
    allow: 'GET',
    body: error(404, 'site_id_missing', 'The ID of this site does not exist.'),
  },
  {
    ...admin('provider-down', 500),
    request: 'GET connection/test',
    body: { code: 'failed_test__outbound_http', additional_errors: [{ code: 'x', message: 'x', data: {} }] },
    isTruncated: true,
  },
  // Writes.
  { ...free, request: 'POST settings', sent: { photon: true }, allow: readAndWrite, body: saved },
  {
    ...free,
    request: 'POST settings',
    sent: '{"photon": tru',
    status: 400,
    body: error(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
      json_error_code: 4,
      json_error_message: 'Syntax error',
    }),
  },
  {
    ...free,
    request: 'POST settings',
    sent: { admin_bar: 'maybe' },
    status: 400,
    body: error(400, 'rest_invalid_param', 'Invalid parameter(s): admin_bar', {
      params: { admin_bar: 'x' },
      details: { admin_bar: { code: 'invalid_param', message: 'x', data: null } },
    }),
  },
  {
    ...free,
    request: 'POST settings',
    sent: { no_such_option: true, photon: true },
    status: 400,
    body: error(400, 'some_updated', 'Invalid option: no_such_option.'),
  },
  {
    ...free,
    request: 'POST recommendations/step',
    sent: {},
    status: 400,
    allow: readAndWrite,
    body: error(400, 'rest_missing_callback_param', 'Missing parameter(s): step', { params: ['step'] }),
  },
];
