import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { createNonce } from '../auth/nonces';
import { identify, type LoggedIn } from '../context/identify';
import { incomingOf } from '../context/request';
import { dashboardPath, hostOf, type Site, setPath } from '../context/site';
import { controlApp } from '../control/app';
import { otherAdminPage } from '../pages/admin-page';
import { connectReturn } from '../pages/dashboard/connect-return';
import { dashboardPage } from '../pages/dashboard/dashboard';
import { handleLogin, showLogin } from '../pages/login';
import { profilePage, saveProfile } from '../pages/profile';
import { forbidden, frontPage, widgetsDemo } from '../pages/public-pages';
import { googlePath } from '../provider/google-page';
import { connectionStatus } from '../rest/connection/state';
import { restCall } from '../rest/http';
import { serveSet } from '../set/serve';

/** Redirects to the login page, which redirects back. */
function redirectToLogin(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/wp-login.php?redirect_to=${encodeURIComponent(pathname + search)}`);
}

/**
 * Answers `admin.php`: the dashboard, redirects to it, the return from the provider, and placeholder pages.
 */
function adminPhp(site: Site, loggedIn: LoggedIn, c: Context): Response | Promise<Response> {
  const page = c.req.query('page');
  if (c.req.query('handler') === 'jetpack-connection-webhooks') return connectReturn(site, loggedIn, c);
  if (page === 'jetpack') {
    const query = new URLSearchParams(new URL(c.req.url).search);
    query.set('page', 'flightdeck');
    return c.redirect(`/wp-admin/admin.php?${query}`);
  }
  // The checkout redirects here.
  if (c.req.query('jp-react-redirect') === 'product-purchased') {
    return c.redirect(`${dashboardPath}#/recommendations/product-purchased`);
  }
  if (page !== 'flightdeck') return otherAdminPage(site, loggedIn, c, page ?? '');
  const { isActive } = connectionStatus(site.store, loggedIn.user);
  if (!isActive && loggedIn.user.role !== 'administrator') return forbidden(site, c);
  return dashboardPage(site, loggedIn, c);
}

/** Answers `admin-ajax.php`: a new nonce for the action `rest-nonce` of a logged-in user; 400 for all other requests. */
function ajax(site: Site, c: Context): Response {
  const action = c.req.query('action') ?? '';
  const loggedIn = action === 'rest-nonce' ? identify(site, c) : null;
  site.log.push({ method: c.req.method, path: `admin-ajax/${action}`, status: loggedIn ? 200 : 400 });
  const headers = { 'Cache-Control': 'no-cache, must-revalidate, max-age=0', 'X-Content-Type-Options': 'nosniff' };
  if (!loggedIn) return c.text('0', 400, headers);
  return c.text(createNonce(site, loggedIn.session, 'wp_rest'), 200, headers);
}

/** Creates the app of the site. Its addresses are those of WordPress. */
export function siteApp(site: Site): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    // Under another host name, the site would be another origin, without its cookies and with another security policy. This also
    // refuses pages that point their host name at this machine (DNS rebinding).
    const { host, pathname, search } = new URL(c.req.url);
    if (host === hostOf(site)) return next();
    if (c.req.method !== 'GET' || pathname.startsWith('/control')) return c.text('Unknown host.', 421);
    return c.redirect(`${site.urls.site}${pathname}${search}`);
  });
  app.use('*', (c, next) => {
    if (c.req.path.startsWith('/control')) return next();
    // Skip a request whose client disconnected while it waited for a worker.
    return site.workers.run(async () => (incomingOf(c)?.socket.destroyed ? c.body(null, 503) : next()));
  });
  // No form of the pages sends as much.
  app.use('*', bodyLimit({ maxSize: 256 * 1024 }));
  app.all('/', (c) => {
    const query = new URL(c.req.url).searchParams;
    const route = query.get('rest_route');
    if (route !== null) return restCall(site, c, route, query);
    return c.req.method === 'GET' ? frontPage(site, c) : c.text('Method not allowed.', 405);
  });
  app.all('/wp-json/*', (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    return restCall(site, c, pathname.slice('/wp-json'.length), searchParams);
  });
  app.get('/wp-login.php', (c) => showLogin(site, c));
  app.post('/wp-login.php', (c) => handleLogin(site, c));
  const styleSheets = serveStatic({
    root: site.assetsDir,
    rewriteRequestPath: (path) => path.replace('/wp-admin/css', ''),
  });
  app.get('/wp-admin/css/*', styleSheets, (c) => c.notFound());
  app.all('/wp-admin/admin-ajax.php', (c) => ajax(site, c));
  app.on('GET', ['/wp-admin', '/wp-admin/'], (c) => c.redirect(dashboardPath));
  app.get('/wp-admin/*', (c) => {
    const loggedIn = identify(site, c);
    if (!loggedIn) return redirectToLogin(c);
    const file = new URL(c.req.url).pathname.slice('/wp-admin/'.length);
    if (file === 'admin.php') return adminPhp(site, loggedIn, c);
    if (file === 'profile.php') return profilePage(site, loggedIn, c);
    if (c.req.query('service') === 'google_site_verification') return c.redirect(`${site.urls.provider}${googlePath}`);
    return otherAdminPage(site, loggedIn, c, file);
  });
  app.post('/wp-admin/profile.php', (c) => {
    const loggedIn = identify(site, c);
    return loggedIn ? saveProfile(site, loggedIn, c) : redirectToLogin(c);
  });
  serveSet(app, site.setDir, setPath);
  for (const path of ['/hello-world/', '/sitemap.xml', '/news-sitemap.xml']) app.get(path, (c) => frontPage(site, c));
  app.get('/widgets-demo', (c) => widgetsDemo(site, c));
  app.route('/control', controlApp(site));
  app.notFound((c) => c.text('Not found.', 404, { 'X-Content-Type-Options': 'nosniff' }));
  app.onError((error, c) => {
    // bodyLimit() throws its response.
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return c.text('The site could not answer this request. Its log has the reason.', 500);
  });
  return app;
}
