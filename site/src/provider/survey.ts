import type { Context } from 'hono';
import * as v from 'valibot';
import type { Site } from '../context/site';

const surveySchema = v.looseObject({ survey_id: v.string() });

/** Returns CORS headers that allow surveys from the site only. */
const cors = (site: Site) => ({
  'Access-Control-Allow-Origin': site.urls.site,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Max-Age': '600',
  Vary: 'Origin',
});

/** Answers the browser's preflight request. */
export const surveyPreflight = (site: Site, c: Context): Response => c.body(null, 204, cors(site));

/** Accepts a survey from the site, or from a client that sends no `Origin`. Does not store it. */
export async function acceptSurvey(site: Site, c: Context): Promise<Response> {
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin !== site.urls.site) {
    return c.json({ success: false, code: 'forbidden_origin' }, 403);
  }
  let data: unknown;
  try {
    data = JSON.parse(await c.req.text());
  } catch {
    data = undefined;
  }
  if (v.safeParse(surveySchema, data).success) return c.json({ success: true }, 200, cors(site));
  return c.json({ success: false, code: 'invalid_survey', message: 'The survey is not valid.' }, 400, cors(site));
}
