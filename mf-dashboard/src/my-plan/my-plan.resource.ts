import { type ReadState, useLoggedOut, useRead } from '@flightdeck/shared/api';
import {
  featuresRead,
  licenseCountsRead,
  pluginsRead,
  purchasesRead,
  rewindRead,
  siteRead,
} from '@flightdeck/shared/calls';
import { upgradeAddress } from '@flightdeck/shared/links/places';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { activeProducts, hasFeature, type Purchase, type Purchases, planClass } from '@flightdeck/shared/plans';
import { initialState, pageState, readState } from '@flightdeck/shared/session';
import { useSetting } from '@flightdeck/shared/settings';
import {
  type Feature,
  type FeatureInput,
  type FeatureModule,
  featureList,
  needsPlugins,
  needsRewind,
} from './features/feature-list';
import { type PlanCardState, planCardState } from './plan-card/plan-card-state';

export interface MyPlanData {
  readonly isOffline: boolean;
  readonly plan: PlanCardState;
  /** Name of the plan; its slug if the name is not loaded or empty. */
  readonly planName: string;
  readonly products: readonly Purchase[];
  /** Returns the state of a product's card. Computed on demand: a site may have a thousand products. */
  productCardState(product: Purchase): PlanCardState;
  readonly features: readonly Feature[];
  readonly isLoadingPurchases: boolean;
  readonly isLoadingFeatures: boolean;
  /** Error message of the first read that failed and has no data; empty if the page already shows it. Null if there is none. */
  readonly problem: string | null;
  /** Address of the upgrade page. */
  readonly upgradeHref: string;
  readonly hasRecommendations: boolean;
  /** Number of licenses that are attached to no site. */
  readonly unusedLicenseCount: number;
  readonly showsKeyForm: boolean;
  retry(): void;
}

/** Returns the live data of My Plan. Offline, reads only the settings. */
export function useMyPlan(): MyPlanData {
  const isOffline = useConnection().status === 'offline';
  const mayInstall = usePermissions().manage_plugins;
  const { siteData, licensing } = initialState();
  const { locale } = pageState();
  const whenOnline = { enabled: !isOffline };
  const site = useRead(siteRead, whenOnline);
  const purchases = useRead(purchasesRead, whenOnline);
  const features = useRead(featuresRead, whenOnline);
  // Updates when the root or a licensing part reads the counts. Sends no request.
  const licenseCounts = useRead(licenseCountsRead, { enabled: false });

  const slug = site.data?.plan.product_slug ?? siteData.plan.product_slug;
  const input: FeatureInput = {
    planClass: planClass(slug),
    isOffline,
    showBackups: siteData.showBackups,
    rewind: '',
    hasVaultPress: false,
    hasAkismet: false,
    mayInstall,
    hasInstantSearch: hasFeature('instant-search', features.data?.active),
    modules: useFeatureModules(),
  };
  const rewind = useRead(rewindRead, { enabled: needsRewind(input) });
  const plugins = useRead(pluginsRead, { enabled: needsPlugins(input) });
  const isPluginActive = (file: string) => plugins.data?.[file]?.isActive ?? false;
  // The site read is last: only the first failure is shown here, and the shell also shows a failed site read.
  const reads: readonly ReadState<unknown>[] = [purchases, features, rewind, plugins, site];
  // The site refuses the list of plugins to users who may not manage them.
  const reportedReads = mayInstall ? reads : reads.filter((read) => read !== plugins);
  const cardStateOf = (productSlug: string, productPurchases: Purchases) =>
    planCardState({
      slug: productSlug,
      purchases: productPurchases,
      showBackups: siteData.showBackups,
      now: new Date(),
      dateFormat: siteData.dateFormat,
      locale,
    });
  const problem = reportedReads.find(({ failure, data }) => failure && data === undefined)?.failure?.message ?? null;
  const isLoggedOut = useLoggedOut() !== null;
  return {
    isOffline,
    plan: cardStateOf(slug, purchases.data),
    planName: site.data?.plan.product_name_short || slug,
    products: activeProducts(purchases.data),
    // Pass only this purchase: a product bought twice has two purchases with different dates.
    productCardState: (product) => cardStateOf(String(product.product_slug), [product]),
    features: featureList({
      ...input,
      rewind: rewind.data?.state ?? '',
      hasVaultPress: isPluginActive('vaultpress/vaultpress.php'),
      hasAkismet: isPluginActive('akismet/akismet.php'),
    }),
    isLoadingPurchases: purchases.isLoading,
    isLoadingFeatures: reads.some(({ isLoading }) => isLoading),
    // A notice of the page says that the user is logged out.
    problem: problem && isLoggedOut ? '' : problem,
    upgradeHref: upgradeAddress('my-plan-header-free-plan-text-link', pageState(), readState('connection')),
    hasRecommendations: siteData.showRecommendations,
    unusedLicenseCount: licenseCounts.data?.detached ?? licensing.userCounts.detached,
    showsKeyForm: licensing.showLicensingUi,
    retry: () => {
      for (const { failure, retry } of reads) if (failure) retry();
    },
  };
}

/** Returns the live state of the modules on the cards. */
function useFeatureModules(): FeatureInput['modules'] {
  const videopress = useModuleState('videopress');
  const wordads = useModuleState('wordads');
  const analytics = useModuleState('google-analytics');
  const publicize = useModuleState('publicize');
  return { videopress, wordads, 'google-analytics': analytics, publicize };
}

/** Returns the state of a module; `absent` if the page state lists modules, but not this one. */
function useModuleState(module: FeatureModule): FeatureInput['modules'][FeatureModule] {
  const { value, isSaving } = useSetting(module);
  const { getModules } = initialState();
  if (!(module in getModules) && Object.keys(getModules).length > 0) return 'absent';
  if (getModules[module]?.override === 'inactive') return 'forced-off';
  // A module being saved is not on yet; its button shows the progress.
  return value && !isSaving ? 'on' : 'off';
}
