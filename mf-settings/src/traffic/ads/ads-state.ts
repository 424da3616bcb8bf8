/** What the ads card depends on. */
export interface AdsFacts {
  readonly isOn: boolean;
  readonly isOffline: boolean;
  /** The module can be used at all. */
  readonly isUsable: boolean;
  readonly isCcpaOn: boolean;
  readonly isAdsTxtOn: boolean;
  readonly rawUrl: string;
}

export interface AdsState {
  /** The address of the privacy policy can be edited (SET-120). */
  readonly canEditPolicy: boolean;
  /** A site in a folder has no ads.txt of its own: it stands at the root of the host (SET-115). */
  readonly showsAdsTxt: boolean;
  /** The text of ads.txt can be edited (SET-119). */
  readonly canEditAdsTxt: boolean;
  readonly showsEarnings: boolean;
}

/** What can be done on the ads card. */
export function adsState({ isOn, isOffline, isUsable, isCcpaOn, isAdsTxtOn, rawUrl }: AdsFacts): AdsState {
  const areUsed = isOn && isUsable && !isOffline;
  return {
    canEditPolicy: areUsed && isCcpaOn,
    showsAdsTxt: !rawUrl.includes('::'),
    canEditAdsTxt: areUsed && isAdsTxtOn,
    showsEarnings: isOn && !isOffline,
  };
}
