import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { csrf } from 'hono/csrf';
import type { Site } from '../context/site';
import { approvalPage, handleDecision } from './authorize-page';
import { buy, checkoutPage, plansPage } from './checkout-page';
import { connectGoogle, googleApprovalPage, googlePath } from './google-page';
import { css, hostedPage } from './provider-page';

const surveyPath = '/wpcom/v2/marketing/feedback-survey';

/** Creates the app of the simulated provider. It runs in the process of the site, on another origin. */
export function providerApp(site: Site): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    // Refuse pages whose host name resolves to this machine (DNS rebinding).
    const isKnownHost = new URL(c.req.url).host === new URL(site.urls.provider).host;
    return isKnownHost ? next() : c.text('Unknown host.', 421);
  });
  app.use('*', bodyLimit({ maxSize: 64 * 1024 }));
  // Refuse forms of other sites.
  const ownForm = csrf();
  app.get('/jetpack.authorize/1/', (c) => approvalPage(site, c));
  app.post('/jetpack.authorize/1/', ownForm, (c) => handleDecision(site, c));
  app.get('/plans/:site?', (c) => plansPage(site, c));
  app.get('/checkout/:site/:slug', (c) => checkoutPage(site, c));
  app.post('/checkout/:site/:slug', ownForm, (c) => buy(site, c));
  app.get(googlePath, (c) => googleApprovalPage(site, c));
  app.post(googlePath, ownForm, (c) => connectGoogle(site, c));
  // The page of the site sends its survey here. The provider does not store it.
  app.use(surveyPath, (c, next) => cors({ origin: site.urls.site })(c, next));
  app.post(surveyPath, (c) => c.json({ success: true }));
  app.get(css, serveStatic({ root: site.assetsDir, path: 'admin.css' }));
  app.get('*', (c) => hostedPage(site, c));
  return app;
}
