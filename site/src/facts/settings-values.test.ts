import { seed } from '../scenarios/scenarios';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.directClient('admin');
});
afterAll(() => site.close());
beforeEach(() => seed(site.running.site.store, 'free'));

const setting = async (name: string) => field((await admin.get('settings')).body, name);

test('settings with similar names are independent', async () => {
  await admin.post('settings', { 'infinite-scroll': true, infinite_scroll: false, 'tiled-gallery': true });
  // `infinite_scroll` cannot be turned off, because the theme of the site supports it.
  expect((await admin.get('settings')).body).toMatchObject({
    'infinite-scroll': true,
    infinite_scroll: true,
    'tiled-gallery': true,
    tiled_galleries: false,
  });
});

test('a module that code on the server turns on or off has the value that the code sets', async () => {
  seed(site.running.site.store, 'overrides');
  expect((await admin.get('settings')).body).toMatchObject({ monitor: false, protect: true });
});

test('saving stores only the code of a verification tag, and removes HTML tags from other texts', async () => {
  await admin.post('settings', {
    google: '<meta name="google-site-verification" content="abc_DEF-1" />',
    highlander_comment_form_prompt: ' <b>Say</b> something <script>x</script>',
  });
  expect(await setting('google')).toBe('abc_DEF-1');
  expect(await setting('highlander_comment_form_prompt')).toBe('Say something x');
});

test('each page type has its own valid title formats, and saving one keeps the formats of the others', async () => {
  const token = (value: string) => [{ type: 'token', value }];
  const save = (formats: unknown) => admin.post('settings', { advanced_seo_title_formats: formats });
  expect((await save({ posts: token('post_title') })).status).toBe(200);
  expect((await save({ pages: token('page_title') })).status).toBe(200);
  expect(await setting('advanced_seo_title_formats')).toMatchObject({
    posts: token('post_title'),
    pages: token('page_title'),
    archives: [],
  });
  for (const invalidFormats of [{ pages: token('post_title') }, { nothing: [] }, { posts: 'x' }, [1], 'x', null]) {
    const reply = await save(invalidFormats);
    expect([reply.status, field(reply.body, 'data', 'details')]).toEqual([400, []]);
  }
  expect(await setting('advanced_seo_title_formats')).toMatchObject({ pages: token('page_title') });
});
