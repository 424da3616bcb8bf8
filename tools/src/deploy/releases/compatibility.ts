import { refusal } from '@flightdeck/root-config/compatibility';
import { type AreaName, areasIn, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { PartialRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { pageUnit, type Release, type UnitName, withRelease } from './release';

/** A reason why a release cannot go live. */
export interface Incompatibility {
  readonly what: string;
  /** How to make the release compatible. */
  readonly next: string;
}

/**
 * Returns the incompatibilities of a release that is about to go live or to be staged: with the live releases, and with each staged
 * release of another area.
 */
export function incompatibilities(live: PartialRegistry, unit: UnitName, release: Release): Incompatibility[] {
  const found = [live, ...withEachStaged(live, unit)].flatMap((variant) => incompatibilitiesIn(variant, unit, release));
  return [...new Map(found.map((each) => [each.what, each])).values()];
}

/**
 * Refuses an incompatible release.
 * @param breaksAreas whether to accept a page with which areas don't work
 * @returns what doesn't work with an accepted page
 * @throws DeployError with all reasons
 */
export function refuseIncompatible(
  live: PartialRegistry,
  unit: UnitName,
  release: Release,
  breaksAreas = false,
): readonly string[] {
  const all = incompatibilities(live, unit, release);
  if (all.length === 0 || breaksAreas) return all.map(({ what }) => what);
  const next = [...new Set(all.map((each) => each.next))].join(' ');
  throw new DeployError(
    'refused',
    all.map(({ what }) => what),
    next,
  );
}

/** Prints what doesn't work with a page that is deployed with `--break-areas`. */
export function printBroken(broken: readonly string[], print: (line: string) => void): void {
  for (const what of broken) print(what);
  if (broken.length > 0) print('The page refuses these areas until you deploy releases that work with it.');
}

/**
 * Returns one registry per staged release of another area, with that release live. Combinations of staged releases need no check,
 * because each incompatibility is between two units.
 */
function withEachStaged(live: PartialRegistry, unit: UnitName): PartialRegistry[] {
  return areasIn(live.staged ?? {}).flatMap((area) => {
    const staged = area === unit ? undefined : live.staged?.[area];
    return staged ? [withRelease(live, area, { kind: 'area', area: staged.entry })] : [];
  });
}

/** Returns `live`, or `staged` for an area whose staged release `withEachStaged` made live. */
const stateOf = ({ areas, staged = {} }: PartialRegistry, area: AreaName): 'live' | 'staged' =>
  staged[area] !== undefined && areas[area] === staged[area].entry ? 'staged' : 'live';

/**
 * Returns the incompatibilities of a release with the live releases of one registry. Compares as the page does
 * (root-config/src/loader), so that a deployed release also starts there.
 */
function incompatibilitiesIn(live: PartialRegistry, unit: UnitName, release: Release): Incompatibility[] {
  const after = withRelease(live, unit, release);
  const { root } = after;
  if (!root)
    return [
      {
        what: `${unit} cannot be used: there is no page at the target yet.`,
        next: 'Deploy the page first: npm run deploy -- root-config with the same --to.',
      },
    ];
  const affected = areasIn(after.areas).filter((area) => unit === pageUnit || unit === area);
  const needs = affected.flatMap((area) => {
    const entry = after.areas[area];
    const refused = entry && refusal(entry.manifest.needs, root.provides);
    if (!entry || !refused) return [];
    const releaseText = `${unit === pageUnit ? `${stateOf(after, area)} ` : ''}${area} ${entry.version}`;
    if (refused.code === 'area-ranges')
      return [
        {
          what: `${releaseText} states no valid range of versions for ${refused.needed}.`,
          next: `Build ${area} again: the build writes a range for each library.`,
        },
      ];
    const page = unit === pageUnit ? `${pageUnit} ${root.version}` : `the live page (${pageUnit} ${root.version})`;
    return [
      {
        what: `${releaseText} needs ${refused.needed}; ${page} has ${refused.present}.`,
        next:
          unit === pageUnit
            ? `Deploy areas that work with both pages first. If there are none, add --break-areas, and deploy all areas right after ${pageUnit}.`
            : `Build ${area} against what is live, or have the owners of ${pageUnit} deploy a page that has it first.`,
      },
    ];
  });
  return [...needs, ...missingParts(after, unit)];
}

/**
 * Returns an incompatibility for each part that an area shows and the part's own area lacks. Ignores the parts of
 * an area that is not deployed: that is an outage, not an incompatibility.
 */
function missingParts(after: PartialRegistry, unit: UnitName): Incompatibility[] {
  return Object.values(after.areas).flatMap((entry) =>
    Object.values(entry?.manifest.parts ?? {})
      .flatMap(({ shows }) => shows)
      .flatMap((partName): Incompatibility[] => {
        const { area, part } = splitPartName(partName);
        const owner = after.areas[area];
        if (!entry || !owner || part in owner.manifest.parts) return [];
        const showingArea = entry.manifest.name;
        if (unit === showingArea)
          return [
            {
              what: `${showingArea} ${entry.version} shows ${partName}; ${stateOf(after, area)} ${area} ${owner.version} has no such part.`,
              next: `Have the owners of ${area} deploy a release with "${part}" first.`,
            },
          ];
        if (unit !== area) return [];
        return [
          {
            what: `${area} ${owner.version} no longer has "${part}"; ${stateOf(after, showingArea)} ${showingArea} ${entry.version} shows it.`,
            next: `Keep "${part}" until ${showingArea} is deployed without it.`,
          },
        ];
      }),
  );
}
