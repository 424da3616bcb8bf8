import { definePart } from '@flightdeck/shared/parts';
import { mountPart, type PartUnderTest, partDouble } from '@flightdeck/shared/testing/parts';
import { onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { painted } from '@flightdeck/shared/timing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AtAGlance } from './at-a-glance.view';
import { antiSpamStates, backupStates, scanStates } from './security/lazy-states';
import { inactiveStats } from './stats/lazy-stats';

const part = definePart(AtAGlance);

/** Changes the page state before the dashboard mounts. */
export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

/** Content of the site's answers to the reads of the dashboard. */
export interface Answers {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rewind: Readonly<Record<string, unknown>>;
  readonly scan: Readonly<Record<string, unknown>>;
  readonly features: readonly string[];
  readonly purchases: readonly unknown[];
  /** Number of blocked spam comments, or a code such as `not_installed`. */
  readonly akismet: unknown;
  /** Response body, such as the JSON string `"17"`. */
  readonly protect: unknown;
  readonly plugins: Readonly<Record<string, { readonly Name: string; readonly active: boolean }>>;
  readonly site: Readonly<Record<string, unknown>>;
  /** Answer of Jetpack Stats. Default: the test answers its reads, or none are sent. */
  readonly stats?: object;
  /** Number of plugins with an update. */
  readonly updates: number;
}

// Load the lazy files before the first test, so that the cards show at once.
beforeAll(async () => {
  await Promise.all([antiSpamStates, backupStates, scanStates, inactiveStats].map((file) => file.load()));
}, 60_000);

/** A connected free site with Jetpack Stats off. */
export const freeSite: Answers = {
  settings: { protect: true, monitor: true, stats: false },
  rewind: { state: 'unavailable', reason: 'missing_plan' },
  scan: { state: 'unavailable', reason: 'missing_plan', threats: null, credentials: [] },
  features: [],
  purchases: [],
  akismet: 'not_installed',
  protect: '"17"',
  plugins: { 'akismet/akismet.php': { Name: 'Akismet', active: false } },
  site: { plan: { product_slug: 'jetpack_free' }, options: { videopress_storage_used: 0 } },
  updates: 0,
};

/** Totals in the answer of Jetpack Stats for a site with views. */
export const totals = {
  views_today: 5,
  views_best_day: '2023-02-14',
  views_best_day_total: 9,
  views: 98,
  comments: 3,
  posts: 25,
};

/** Answer of Jetpack Stats with these views per day. */
export const statsOf = (...data: readonly (readonly [date: string, views: number])[]) => ({
  general: { stats: totals },
  day: { unit: 'day', data },
});

/**
 * Answers the dashboard's reads, except those of VaultPress, up to nine times each.
 * @param change answers that differ from those of `freeSite`
 * @param except paths of reads that the test answers, or that must not be sent
 */
export function answerReads(change: Partial<Answers> = {}, except: readonly string[] = []): void {
  const site = { ...freeSite, ...change };
  const bodies: Readonly<Record<string, unknown>> = {
    settings: site.settings,
    rewind: providerAnswer(site.rewind),
    scan: providerAnswer(site.scan),
    'site/features': providerAnswer({ active: site.features, available: [] }),
    'site/purchases': providerAnswer(site.purchases),
    site: providerAnswer(site.site),
    'module/akismet/data': JSON.stringify(site.akismet),
    'module/protect/data': site.protect,
    plugins: site.plugins,
    'updates/plugins': { code: 'success', message: '', count: site.updates },
    ...(site.stats && { 'module/stats/data': site.stats }),
  };
  for (const [path, body] of Object.entries(bodies)) {
    if (except.includes(path)) continue;
    const reply = typeof body === 'object' && body !== null ? body : String(body);
    onCall('GET', path).optionally().times(9).reply(200, reply);
  }
}

/** Mounts the dashboard with the settings in the page state. */
export async function mountDashboard(change: Change = () => {}, settings = freeSite.settings): Promise<PartUnderTest> {
  const mounted = await mountPart(part, {
    name: 'mf-dashboard/at-a-glance',
    pageState: (sample) => {
      sample.initial.settings = { ...settings };
      change(sample);
    },
    parts: { 'mf-connection/connections-card': partDouble('the connection cards') },
  });
  // The marker is in the page until all sections are mounted.
  await waitFor(() => expect(document.querySelector('[data-fd-waiting][hidden]')).toBeNull(), { timeout: 15_000 });
  // Answers are drawn with the next frame.
  await act(painted);
  return mounted;
}

/** Finds a card by its title. */
export const card = (title: string): HTMLElement => screen.getByRole('article', { name: title });

/** Finds a section by its heading. */
export const region = (name: string): HTMLElement => screen.getByRole('region', { name });

/** Returns the titles of the cards of a section, in order. */
export const titles = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);

export const waitUntilLoaded = () => waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
