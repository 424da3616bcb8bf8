import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Site } from '../context/site';
import { html } from '../html/html';
import { approvalPage, handleDecision } from './authorize-page';
import { buy, checkoutPage, plansPage } from './checkout-page';
import { connectGoogle, googleApprovalPage, googlePath } from './google-page';
import { hostedPage, redirectService } from './hosted-pages';
import { backLink, css, page } from './provider-page';
import { acceptSurvey, surveyPreflight } from './survey';

/** Creates the app of the simulated provider. It runs in the process of the site, on another origin. */
export function providerApp(site: Site): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    // Refuse pages whose host name resolves to this machine (DNS rebinding).
    const isKnownHost = new URL(c.req.url).host === new URL(site.urls.provider).host;
    return isKnownHost ? next() : c.text('Unknown host.', 421);
  });
  app.use('*', bodyLimit({ maxSize: 64 * 1024 }));
  app.get('/jetpack.authorize/1/', (c) => approvalPage(site, c));
  app.post('/jetpack.authorize/1/', (c) => handleDecision(site, c));
  app.get('/redirect/', (c) => redirectService(site, c));
  app.get('/redirect', (c) => redirectService(site, c));
  app.get('/plans/:site?', (c) => plansPage(site, c));
  app.get('/checkout/:site/:slug', (c) => checkoutPage(site, c));
  app.post('/checkout/:site/:slug', (c) => buy(site, c));
  app.get(googlePath, (c) => googleApprovalPage(site, c));
  app.post(googlePath, (c) => connectGoogle(site, c));
  app.options('/wpcom/v2/marketing/feedback-survey', (c) => surveyPreflight(site, c));
  app.post('/wpcom/v2/marketing/feedback-survey', (c) => acceptSurvey(site, c));
  app.get(css, async (c) =>
    c.body(await readFile(join(site.assetsDir, 'admin.css'), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  app.get('/', (c) => redirectService(site, c));
  app.get('/:section/:rest{.*}?', (c) => hostedPage(site, c));
  app.notFound((c) =>
    page(
      site,
      c,
      404,
      'Page not found',
      html`<h1>Page not found</h1><p>The simulated service has no such page.</p>
${backLink(site)}`,
    ),
  );
  return app;
}
