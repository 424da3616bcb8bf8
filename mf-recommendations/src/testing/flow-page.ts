import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type nock from 'nock';
import { Recommendations } from '../recommendations/recommendations.view';
import { flowStore } from '../state/flow.store';

const part = definePart(Recommendations);

/** Server responses that a test sets. Defaults describe a new site on the free plan. */
export interface FlowAnswers {
  /** Saved step. */
  readonly step?: string;
  /** Saved answers (`recommendations/data`). */
  readonly data?: unknown;
  /** Recommendations triggered by events on the site. */
  readonly conditional?: readonly string[];
  readonly plan?: string;
  /** Set if the test itself answers the request for the site. */
  readonly site?: 'answered by the test';
  readonly purchases?: readonly object[];
  readonly features?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Modules of the site. */
  readonly modules?: readonly string[];
  /** Files of active plugins. */
  readonly plugins?: readonly string[];
  /** State of the backups; `failed` for a read that fails. */
  readonly rewind?: string;
  /** Whether the user may install plugins; if not, the site refuses the list of plugins. Default: true. */
  readonly mayInstall?: boolean;
  /** Suggested products, unless the test itself answers the request. */
  readonly suggestions?: readonly object[] | 'answered by the test';
  /** Whether to answer the reads of a retry, which repeats neither settings nor features. */
  readonly isRetry?: boolean;
}

/** Some settings of a new site. All features that the flow can enable are off; the flow doesn't use the last two settings. */
const newSiteSettings: Readonly<Record<string, unknown>> = {
  'related-posts': false,
  photon: false,
  'photon-cdn': false,
  monitor: false,
  publicize: false,
  videopress: false,
  carousel_background_color: 'black',
  lang_id: 'en_US',
};

/** Returns a purchase as the provider sends it. */
export const purchase = (product_slug: string) => ({
  ID: '1',
  product_slug,
  product_name: product_slug,
  active: '1',
  is_refundable: true,
  expiry_date: '2027-10-01T00:00:00+00:00',
  subscribed_date: '2026-10-01T00:00:00+00:00',
});

/** Returns a suggested product as the provider sends it. @param cost per month */
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

/** Returns the list of plugins as the site sends it. @param files main files of active plugins */
export const plugins = (...files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, { Name: file, Version: '1', active: true }]));

/** Answers all reads of the flow once. */
export function answerReads(answers: FlowAnswers = {}): void {
  onCall('GET', 'recommendations/data').reply(200, JSON.stringify(answers.data ?? []));
  answerOtherReads(answers);
}

/** Answers all reads of the flow except the saved answers. */
export function answerOtherReads(answers: FlowAnswers = {}): void {
  onCall('GET', 'recommendations/conditional').reply(200, [...(answers.conditional ?? [])]);
  if (answers.suggestions !== 'answered by the test')
    onCall('GET', 'recommendations/product-suggestions').reply(200, JSON.stringify(answers.suggestions ?? []));
  if (answers.site !== 'answered by the test')
    onCall('GET', 'site').reply(200, providerAnswer({ plan: { product_slug: answers.plan ?? 'jetpack_free' } }));
  onCall('GET', 'site/purchases').reply(200, providerAnswer(answers.purchases ?? []));
  if (!answers.isRetry)
    onCall('GET', 'site/features').reply(200, providerAnswer({ active: answers.features ?? [], available: {} }));
  if (!answers.isRetry) onCall('GET', 'settings').reply(200, { ...newSiteSettings, ...answers.settings });
  if (answers.mayInstall === false)
    onCall('GET', 'plugins').reply(403, errorBody('invalid_user_permission_activate_plugins', 'No.', 403));
  else onCall('GET', 'plugins').reply(200, plugins(...(answers.plugins ?? [])));
  if (answers.rewind === 'failed') onCall('GET', 'rewind').reply(503, errorBody('down', 'Down.', 503));
  else onCall('GET', 'rewind').reply(200, providerAnswer({ state: answers.rewind ?? 'unavailable' }));
}

/** A received write: the step or all answers. */
export type Write = readonly ['step', string] | readonly ['data', Readonly<Record<string, unknown>>];

/**
 * Accepts all writes and returns them in order of arrival.
 * @param errorFor called at each write; returns the body of an error, or undefined to accept the write
 */
export function takeWrites(errorFor: () => unknown = () => undefined): Write[] {
  const writes: Write[] = [];
  const asRecord = (sent: unknown): Record<string, unknown> => (typeof sent === 'object' && sent ? { ...sent } : {});
  const reply = (write: Write): nock.ReplyFnResult => {
    const error = errorFor();
    if (error) return [500, JSON.stringify(error)];
    writes.push(write);
    return [200, 'true'];
  };
  // 99: more writes than a test sends.
  onCall('POST', 'recommendations/step')
    .times(99)
    .optionally()
    .reply((_address, sent) => reply(['step', String(asRecord(sent).step)]));
  onCall('POST', 'recommendations/data')
    .times(99)
    .optionally()
    .reply((_address, sent) => reply(['data', asRecord(asRecord(sent).data)]));
  return writes;
}

/** Answers the reads of the flow, mounts the part at a route, and waits for the heading of the step. */
export async function openFlow(route: string, answers: FlowAnswers = {}) {
  answerReads(answers);
  return openPage(route, heading, answers);
}

/**
 * Mounts the part at a route. The test answers the reads. The route follows the window's hash, as in the root.
 * @param assertReady throws until the test can begin
 */
export async function openPage(route: string, assertReady: () => unknown, answers: FlowAnswers = {}) {
  location.hash = route;
  const page = await mountPart(part, {
    name: 'mf-recommendations/recommendations',
    route: `#${route}`,
    isSaving: () => flowStore().state.value.pendingWrites > 0,
    pageState: ({ initial }) => {
      initial.recommendationsStep = answers.step ?? 'not-started';
      initial.settings = { ...answers.settings };
      const { permissions } = initial.userData?.currentUser ?? {};
      if (permissions) permissions.manage_plugins = answers.mayInstall ?? true;
      const { modules = ['monitor', 'related-posts', 'photon', 'photon-cdn', 'publicize'] } = answers;
      initial.getModules = Object.fromEntries(modules.map((slug) => [slug, {}]));
    },
  });
  window.addEventListener('hashchange', () => {
    if (page.container.isConnected) page.go(location.hash);
  });
  await waitFor(assertReady);
  return page;
}

const failedReadsText = "Couldn't load some information about your site.";
let isNoticeExpected = false;
let wasNoticeSeen = false;
const checkForNotice = () => {
  wasNoticeSeen ||= screen.queryByText(failedReadsText) !== null;
};

/** Waits for the notice about failed reads. A test fails if it shows the notice without this call. */
export const expectFailedReads = (): Promise<HTMLElement> => {
  isNoticeExpected = true;
  return screen.findByText(failedReadsText);
};
const observer = new MutationObserver(checkForNotice);

beforeEach(() => {
  isNoticeExpected = false;
  wasNoticeSeen = false;
  observer.observe(document.body, { childList: true, subtree: true });
});
afterEach(() => {
  observer.disconnect();
  expect(wasNoticeSeen && !isNoticeExpected).toBe(false);
});

/** Returns the heading of the step. */
export const heading = () => screen.getByRole('heading', { level: 2 });

/** Presses the button with this name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Returns the value that each save of the answers had for a list, in order. */
export const savedLists = (writes: readonly Write[], list: string) =>
  writes.flatMap(([kind, data]) => (kind === 'data' ? [data[list]] : []));
