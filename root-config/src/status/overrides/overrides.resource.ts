import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { useRef, useState } from 'react';
import { startOverride } from '../../overrides/overrides.resource';
import { releaseAt } from '../../overrides/release-at';

interface Choice {
  readonly area: AreaName;
  readonly origin: string;
}

/** A release that the check found, for the user to confirm. */
export interface Candidate extends Choice {
  readonly version: string;
  /** Absolute address of the folder with the files of the release. */
  readonly folder: string;
}

/** Returns the state and actions of the override form: choose area and origin, check the release, load it. */
export function useOverrideForm(areas: readonly AreaName[], origins: readonly string[]) {
  const [choice, setChoice] = useState<Choice>({ area: areas[0] ?? 'mf-dashboard', origin: origins[0] ?? '' });
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const { area, origin } = choice;
  const latestCheck = useRef(0);

  const reset = () => {
    // Discards the result of a check that still runs.
    latestCheck.current += 1;
    setChecking(false);
    setProblem(undefined);
    setCandidate(null);
  };
  return {
    ...choice,
    isChecking,
    problem,
    candidate,
    choose(changed: Partial<Choice>) {
      setChoice({ ...choice, ...changed });
      reset();
    },
    async check() {
      reset();
      setChecking(true);
      const thisCheck = latestCheck.current;
      const isLatest = () => latestCheck.current === thisCheck;
      try {
        const { version, origin: folder } = await releaseAt(origin, area);
        if (isLatest()) setCandidate({ area, origin, version, folder });
      } catch (cause) {
        if (!isLatest()) return;
        console.error(`Flightdeck: ${area} could not be loaded from ${origin}.`, cause);
        setProblem(
          sprintf(
            /* translators: %s: an area, such as mf-settings. */
            __("Couldn't find a release of %s at this origin."),
            area,
          ),
        );
      } finally {
        if (isLatest()) setChecking(false);
      }
    },
    cancel: reset,
    load() {
      if (!candidate) return;
      try {
        startOverride(candidate.area, candidate.origin);
      } catch (cause) {
        console.error(`Flightdeck: The override of ${candidate.area} could not be stored.`, cause);
        setCandidate(null);
        setProblem(__("Couldn't load this release. Allow this site to store data in your browser, then try again."));
      }
    },
  };
}
