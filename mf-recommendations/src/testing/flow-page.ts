import { readNow } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/mount-part';
import { onCall, startTestApi } from '@flightdeck/shared/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { recommendationsStepRead } from '../recommendations/recommendations.call';
import { Recommendations } from '../recommendations/recommendations.view';

const part = definePart(Recommendations);

beforeAll(async () => {
  startTestApi();
  onCall('GET', 'recommendations/step').reply(200, { step: 'summary' });
  await readNow(recommendationsStepRead).catch(() => {});
  nock.cleanAll();
});

/** What the server holds, as far as a test says; the rest is that of a new site on the free plan. */
export interface FlowAnswers {
  readonly step?: string;
  readonly data?: unknown;
  readonly conditional?: readonly string[];
  readonly plan?: string;
  readonly purchases?: readonly object[];
  readonly features?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Files of active plugins. */
  readonly plugins?: readonly string[];
  readonly rewind?: string;
  /** `of the test`: it answers them itself. */
  readonly suggestions?: readonly object[] | 'of the test';
  /** Only what failed is asked again; settings and features are not. */
  readonly isRetry?: boolean;
}

const passed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** A purchase as the provider tells it. */
export const purchase = (product_slug: string) => ({
  ID: '1',
  product_slug,
  product_name: product_slug,
  active: '1',
  is_refundable: true,
  expiry_date: '2027-10-01T00:00:00+00:00',
  subscribed_date: '2026-10-01T00:00:00+00:00',
});

export const suggestion = (slug: string, title: string, cost: number) => ({
  slug,
  title,
  description: `${title} for the site.`,
  features: ['One thing', 'Another'],
  cost,
  cost_timeframe: 'per month',
  billing_timeframe: 'billed yearly',
  currency_code: 'USD',
  disclaimer: null,
});

export const plugins = (...files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, { Name: file, Version: '1', active: true }]));

/** Answers to everything that the flow reads once. */
export function answerReads(answers: FlowAnswers = {}): void {
  onCall('GET', 'recommendations/data').reply(200, JSON.stringify(answers.data ?? []));
  answerOtherReads(answers);
}

/** To everything but the answers so far. */
export function answerOtherReads(answers: FlowAnswers = {}): void {
  onCall('GET', 'recommendations/conditional').reply(200, [...(answers.conditional ?? [])]);
  if (answers.suggestions !== 'of the test')
    onCall('GET', 'recommendations/product-suggestions').reply(200, JSON.stringify(answers.suggestions ?? []));
  onCall('GET', 'site').reply(200, passed({ plan: { product_slug: answers.plan ?? 'jetpack_free' } }));
  onCall('GET', 'site/purchases').reply(200, passed(answers.purchases ?? []));
  if (!answers.isRetry)
    onCall('GET', 'site/features').reply(200, passed({ active: answers.features ?? [], available: {} }));
  if (!answers.isRetry) onCall('GET', 'settings').reply(200, { ...answers.settings });
  onCall('GET', 'plugins').reply(200, plugins(...(answers.plugins ?? [])));
  onCall('GET', 'rewind').reply(200, passed({ state: answers.rewind ?? 'unavailable' }));
}

/** A write as it came in: the step, or all answers. */
export type Write = readonly ['step', string] | readonly ['data', Readonly<Record<string, unknown>>];

/**
 * Takes whatever is saved, in the order in which it comes.
 * @param refusal asked at each write: the body of an error, or nothing when the write is taken
 */
export function takeWrites(refusal: () => unknown = () => undefined): Write[] {
  const writes: Write[] = [];
  const body = (sent: unknown): Record<string, unknown> => (typeof sent === 'object' && sent ? { ...sent } : {});
  const take = (write: Write): nock.ReplyFnResult => {
    const refused = refusal();
    if (refused) return [500, JSON.stringify(refused)];
    writes.push(write);
    return [200, 'true'];
  };
  onCall('POST', 'recommendations/step')
    .times(99)
    .optionally()
    .reply((_address, sent) => take(['step', String(body(sent).step)]));
  onCall('POST', 'recommendations/data')
    .times(99)
    .optionally()
    .reply((_address, sent) => take(['data', body(body(sent).data)]));
  return writes;
}

/** The page at a route, once its step shows. The hash of the window follows, as the root would have it. */
export async function openFlow(route: string, answers: FlowAnswers = {}) {
  answerReads(answers);
  return openPage(route, heading, answers);
}

/** The same, with answers of the test's own. @param isReady throws until the test can begin */
export async function openPage(route: string, isReady: () => unknown, answers: FlowAnswers = {}) {
  location.hash = route;
  const page = await mountPart(part, {
    name: 'mf-recommendations/recommendations',
    route: `#${route}`,
    pageState: ({ initial }) => {
      initial.recommendationsStep = answers.step ?? 'not-started';
      initial.settings = { ...answers.settings };
    },
  });
  window.addEventListener('hashchange', () => {
    if (page.container.isConnected) page.go(location.hash);
  });
  await waitFor(isReady);
  return page;
}

/** Title of the step. */
export const heading = () => screen.getByRole('heading', { level: 2 });
