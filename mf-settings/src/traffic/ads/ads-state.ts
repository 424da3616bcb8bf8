/** Input that decides what the ads card shows. */
export interface AdsInput {
  /** Whether ads are turned on. */
  readonly isOn: boolean;
  readonly isOffline: boolean;
  /** Whether the settings of the ads module can be changed. */
  readonly isUsable: boolean;
  /** Whether ads are targeted in US states with an opt-out law. */
  readonly isCcpaOn: boolean;
  /** Whether the lines of the site are added to ads.txt. */
  readonly isAdsTxtOn: boolean;
  /** URL of the site without its scheme, and with `::` for each slash. */
  readonly rawUrl: string;
}

/** Parts of the ads card that are shown or can be edited. */
export interface AdsState {
  /** Whether the URL of the privacy policy can be edited (SET-120). */
  readonly canEditPolicy: boolean;
  /** Whether the card has the settings of ads.txt. False for a site in a subfolder, because ads.txt is at the root of the domain (SET-115). */
  readonly showsAdsTxt: boolean;
  /** Whether the lines of ads.txt can be edited (SET-119). */
  readonly canEditAdsTxt: boolean;
  /** Whether the card links to the earnings (SET-116). */
  readonly showsEarnings: boolean;
}

/** Returns which parts of the ads card are shown and which can be edited. */
export function adsState({ isOn, isOffline, isUsable, isCcpaOn, isAdsTxtOn, rawUrl }: AdsInput): AdsState {
  const areAdsActive = isOn && isUsable && !isOffline;
  return {
    canEditPolicy: areAdsActive && isCcpaOn,
    showsAdsTxt: !rawUrl.includes('::'),
    canEditAdsTxt: areAdsActive && isAdsTxtOn,
    showsEarnings: isOn && !isOffline,
  };
}
