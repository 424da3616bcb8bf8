import { definePart } from '@flightdeck/shared/parts';
import { mountPart, partDouble } from '@flightdeck/shared/testing/parts';
import { onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { MyPlan } from './my-plan.view';

const part = definePart(MyPlan);

/** Changes the page state before My Plan mounts. */
export type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;

/** The modules of the feature cards. */
export const cardModules = { videopress: {}, wordads: {}, 'google-analytics': {}, publicize: {} };

/** Mounts My Plan with doubles of the parts of other areas. */
export const mount = (change: Change = () => {}) =>
  mountPart(part, {
    name: 'mf-dashboard/my-plan',
    route: '#/my-plan',
    pageState: (state) => {
      state.initial.getModules = cardModules;
      change(state);
    },
    parts: {
      'mf-licensing/licensing-header': partDouble('licensing header'),
      'mf-licensing/key-form': partDouble('license key form'),
    },
  });

/** Values that a test sets in the answers. */
interface Answers {
  /** Slug of the plan. */
  readonly slug?: string;
  readonly name?: string;
  readonly purchases?: readonly unknown[];
  readonly features?: readonly string[];
  readonly settings?: Record<string, unknown>;
}

/** Answers the reads of My Plan. @param except paths of reads that the test answers */
export function answerReads(answers: Answers = {}, except: readonly string[] = []): void {
  const { slug = 'jetpack_free', name, purchases = [], features = [], settings = {} } = answers;
  const bodies = {
    site: providerAnswer({ plan: { product_slug: slug, product_name_short: name } }),
    'site/purchases': providerAnswer(purchases),
    'site/features': providerAnswer({ active: features, available: {} }),
    settings,
  };
  for (const [path, body] of Object.entries(bodies)) if (!except.includes(path)) onCall('GET', path).reply(200, body);
}

export const purchase = (product_slug: string, rest: Record<string, unknown> = {}) => ({
  ID: '1',
  product_slug,
  product_name: 'Some <i>name</i>',
  active: '1',
  expiry_date: '2999-10-12T00:00:00+00:00',
  ...rest,
});

export const section = (name: string) => screen.getByRole('region', { name });
export const card = (name: string, inSection = section('My Plan')) => within(inSection).getByRole('article', { name });
export const includedFeatures = () => section("What's included");
export const waitForFeatureCards = () =>
  waitFor(() => expect(within(includedFeatures()).getAllByRole('article').length).toBeGreaterThan(2));
