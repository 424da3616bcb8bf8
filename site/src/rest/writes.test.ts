import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;

beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.directClient('admin');
});
afterAll(() => site.close());
beforeEach(async () => {
  await admin.fetch('/control/scenario', { method: 'POST', body: '{"name":"free"}' });
});

const setting = async (name: string) => field((await admin.get('settings')).body, name);

describe('settings:', () => {
  test('a module and an option are saved', async () => {
    const reply = await admin.post('settings', { 'related-posts': true, show_thumbnails: 1 });
    expect(reply.body).toEqual({ code: 'success', message: 'The requested Jetpack data updates were successful.' });
    expect((await admin.get('settings')).body).toMatchObject({ 'related-posts': true, show_thumbnails: true });
  });

  test('only users whose role is in the setting `roles` may see Jetpack Stats', async () => {
    const maySeeStats = async (login: string) => {
      const reply = await (await site.directClient(login)).get('connection/data');
      return field(field(field(reply.body, 'currentUser'), 'permissions'), 'view_stats');
    };
    expect([await maySeeStats('admin'), await maySeeStats('editor')]).toEqual([true, false]);
    await admin.post('settings', { roles: ['administrator', 'editor'] });
    expect([await maySeeStats('admin'), await maySeeStats('editor'), await maySeeStats('author')]).toEqual([
      true,
      true,
      false,
    ]);
    await admin.post('settings', { roles: ['administrator'] });
    expect(await maySeeStats('editor')).toBe(false);
  });

  test('nothing is saved if one value is wrong', async () => {
    const reply = await admin.post('settings', { admin_bar: false, google: 'not a code!' });
    const message = 'google must be an alphanumeric string or a verification tag.';
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        code: 'rest_invalid_param',
        message: 'Invalid parameter(s): google',
        data: {
          status: 400,
          params: { google: message },
          details: { google: { code: 'invalid_param', message, data: null } },
        },
      },
    ]);
    expect(await setting('admin_bar')).toBe(true);
  });

  test.each([
    [{ admin_bar: 'maybe' }, 'admin_bar must be true, false, 0 or 1.'],
    [{ photon: 'true' }, 'photon must be true, false, 0 or 1.'],
    [
      { jetpack_comment_form_color_scheme: 'pink' },
      'jetpack_comment_form_color_scheme must be one of light, dark, transparent',
    ],
    [{ count_roles: ['nobody'] }, 'count_roles must be administrator, editor, author, contributor, subscriber.'],
    [{ post_by_email_address: 'nonsense' }, 'post_by_email_address must be one of noop, create, regenerate, delete'],
  ])('%j is refused with the message of the plugin', async (body, message) => {
    const reply = await admin.post('settings', body);
    expect(reply.status).toBe(400);
    expect(Object.values(field(reply.body, 'data', 'params') ?? {})).toEqual([message]);
  });

  test('a refused module or an unknown option is named, and the rest is saved', async () => {
    const reply = await admin.post('settings', { search: true, photon: true });
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        code: 'some_updated',
        message: ' search: The requested Jetpack module is not supported by your plan.',
        data: { status: 400 },
      },
    ]);
    expect((await admin.get('settings')).body).toMatchObject({ search: false, photon: true });
    expect((await admin.post('settings', { no_such_option: true })).body).toMatchObject({
      message: 'Invalid option: no_such_option.',
    });
  });

  test('IP ranges get spaces around the hyphen, and a list with an invalid entry is not saved', async () => {
    await admin.post('settings', { jetpack_protect_global_whitelist: '192.0.2.4\n192.0.2.10-192.0.2.20,2001:db8::1' });
    const stored = { local: ['192.0.2.4', '192.0.2.10 - 192.0.2.20', '2001:db8::1'] };
    expect(await setting('jetpack_protect_global_whitelist')).toEqual(stored);
    expect((await admin.post('settings', { jetpack_protect_global_whitelist: '192.0.2.5\nnot-an-ip' })).status).toBe(
      200,
    );
    expect(await setting('jetpack_protect_global_whitelist')).toEqual(stored);
  });

  test('users who can edit posts, but are not administrators, may change only their own posting address', async () => {
    const editor = await site.directClient('editor');
    const reply = await editor.post('settings', { post_by_email_address: 'create' });
    expect([reply.status, field(reply.body, 'post_by_email_address')]).toEqual([200, expect.stringContaining('@')]);
    expect((await editor.post('settings', { post_by_email_address: 'create', photon: true })).body).toMatchObject({
      code: 'some_updated',
    });
    expect((await editor.post('settings', { photon: true })).status).toBe(403);
    expect(await setting('photon')).toBe(false);
    const author = await site.directClient('author');
    expect((await author.post('settings', { post_by_email_address: 'create' })).status).toBe(400);
  });
});

describe('modules:', () => {
  test.each([
    ['photon', { active: true }, 200, 'success'],
    ['photon', undefined, 200, 'success'],
    ['photon', { active: false }, 409, 'already_inactive'],
    ['photon', { active: 'true' }, 400, 'rest_invalid_param'],
    ['stats', { active: true }, 200, 'success'],
    ['no-such-module', { active: true }, 404, 'not_found'],
    ['search', { active: true }, 424, 'not_supported'],
    ['woocommerce-analytics', { active: true }, 424, 'activation_failed'],
  ])('a request to change the module %s with %j gets %d %s', async (slug, body, status, code) => {
    const reply = await admin.post(`module/${slug}/active`, body);
    expect([reply.status, field(reply.body, 'code')]).toEqual([status, code]);
  });

  test('a module reports data only while it is on', async () => {
    expect((await admin.get('module/protect/data')).body).toMatchObject({ code: 'not_active' });
    await admin.post('module/protect/active', { active: true });
    expect((await admin.get('module/protect/data')).body).toBe('17');
  });

  const setScenario = (name: string) =>
    admin.fetch('/control/scenario', { method: 'POST', body: JSON.stringify({ name }) });

  test('an override decides whether a module reports data', async () => {
    await setScenario('overrides');
    expect((await admin.get('module/protect/data')).status).toBe(200);
  });

  test('the data of protect are false while nothing is counted', async () => {
    await setScenario('stats-empty');
    const reply = await admin.get('module/protect/data');
    expect([reply.status, reply.body]).toEqual([200, false]);
  });

  test('after disconnecting, no module is active, and the settings keep their values', async () => {
    await admin.post('connection', { isActive: false });
    expect(field((await admin.get('module/all')).body, 'stats')).toMatchObject({ activated: false, available: false });
    expect(await setting('stats')).toBe(true);
    expect((await admin.post('module/photon/active', { active: true })).body).toMatchObject({
      code: 'activation_failed',
    });
    expect((await admin.post('connection', { isActive: false })).body).toMatchObject({ code: 'disconnect_failed' });
  });
});

test('the tracking setting belongs to the linked account', async () => {
  expect((await admin.post('tracking/settings', { tracks_opt_out: true })).body).toEqual({ tracks_opt_out: true });
  expect((await admin.get('tracking/settings')).body).toEqual({ tracks_opt_out: true });
  const author = await site.directClient('author');
  expect((await author.post('tracking/settings', { tracks_opt_out: false })).body).toEqual({ tracks_opt_out: true });
});

test('a license error is stored without tags, and read again', async () => {
  expect((await admin.post('licensing/error', { error: 'Something <b>went</b> wrong' })).body).toBe(true);
  expect((await admin.get('licensing/error')).body).toBe('Something went wrong');
  expect((await admin.post('licensing/error', {})).body).toMatchObject({ code: 'rest_missing_callback_param' });
});

test('only a site with newsletter options sends them, and it stores new values', async () => {
  expect((await admin.get('settings')).body).not.toHaveProperty('sm_enabled');
  await admin.fetch('/control/traits', { method: 'POST', body: '{"newsletter":true}' });
  expect((await admin.get('settings')).body).toMatchObject({ sm_enabled: false, jetpack_author_in_email: true });
  const sent = { sm_enabled: true, jetpack_subscriptions_reply_to: 'comment', jetpack_subscriptions_from_name: 'News' };
  await admin.post('settings', sent);
  expect((await admin.get('settings')).body).toMatchObject(sent);
  expect((await admin.post('settings', { jetpack_subscriptions_reply_to: 'nobody' })).status).toBe(400);
});
