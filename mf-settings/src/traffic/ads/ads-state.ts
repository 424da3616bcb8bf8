/** Inputs of the ads card's rules. */
export interface AdsFacts {
  readonly isOn: boolean;
  readonly isOffline: boolean;
  /** The ads module is available on this site. */
  readonly isUsable: boolean;
  readonly isCcpaOn: boolean;
  readonly isAdsTxtOn: boolean;
  readonly rawUrl: string;
}

export interface AdsState {
  /** The URL of the privacy policy can be edited (SET-120). */
  readonly canEditPolicy: boolean;
  /** False for a site in a subfolder: ads.txt is always at the root of the host (SET-115). */
  readonly showsAdsTxt: boolean;
  /** The lines of ads.txt can be edited (SET-119). */
  readonly canEditAdsTxt: boolean;
  readonly showsEarnings: boolean;
}

/** Returns which parts of the ads card are shown and editable. */
export function adsState({ isOn, isOffline, isUsable, isCcpaOn, isAdsTxtOn, rawUrl }: AdsFacts): AdsState {
  const areActive = isOn && isUsable && !isOffline;
  return {
    canEditPolicy: areActive && isCcpaOn,
    showsAdsTxt: !rawUrl.includes('::'),
    canEditAdsTxt: areActive && isAdsTxtOn,
    showsEarnings: isOn && !isOffline,
  };
}
