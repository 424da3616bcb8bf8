import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { useState } from 'react';
import { startOverride } from '../../overrides/overrides.resource';
import { releaseAt } from '../../overrides/release-at';

/** A release at another origin that the user is checking. */
export interface Candidate {
  readonly area: AreaName;
  readonly version: string;
  /** Absolute address of the folder with the files of the release. */
  readonly folder: string;
}

interface Choice {
  readonly area: AreaName;
  readonly origin: string;
}

/** Returns the state and actions of the override form: choose area and origin, check the release, load it. */
export function useOverrideForm([firstArea = 'mf-dashboard']: readonly AreaName[], origins: readonly string[]) {
  const [choice, setChoice] = useState<Choice>({ area: firstArea, origin: origins[0] ?? '' });
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const { area, origin } = choice;

  const reset = () => {
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
      try {
        const { version, origin: folder } = await releaseAt(origin, area);
        setCandidate({ area, version, folder });
      } catch (cause) {
        console.error(`Flightdeck: ${area} could not be loaded from ${origin}.`, cause);
        setProblem(
          sprintf(
            /* translators: %s: an area, such as mf-settings. */
            __("Couldn't find a release of %s at this origin."),
            area,
          ),
        );
      } finally {
        setChecking(false);
      }
    },
    cancel: reset,
    load() {
      if (!candidate) return;
      try {
        startOverride(candidate.area, origin);
      } catch (cause) {
        console.error(`Flightdeck: The override of ${candidate.area} could not be stored.`, cause);
        setCandidate(null);
        setProblem(__("Couldn't load this release. Allow this site to store data in your browser, then try again."));
      }
    },
  };
}
