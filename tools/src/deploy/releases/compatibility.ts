import { refusal } from '@flightdeck/root-config/compatibility';
import { areasIn, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { PartialRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { pageUnit, type Release, type UnitName, withRelease } from './release';

/** A reason why a release cannot go live, with advice. */
export interface Incompatibility {
  readonly what: string;
  readonly next: string;
}

/**
 * Returns everything that would not work if this release were live or staged beside the releases that are live and staged
 * now. Users with staged releases get each combination.
 */
export function incompatibilities(live: PartialRegistry, unit: UnitName, release: Release): Incompatibility[] {
  const found = [live, ...withEachStaged(live, unit)].flatMap((variant) => incompatibilitiesIn(variant, unit, release));
  return [...new Map(found.map((each) => [each.what, each])).values()];
}

/** Refuses a release that would not work. @throws DeployError with all reasons */
export function refuseIncompatible(live: PartialRegistry, unit: UnitName, release: Release): void {
  const [first, ...more] = incompatibilities(live, unit, release);
  if (!first) return;
  const all = [first, ...more];
  const next = [...new Set(all.map((each) => each.next))].join(' ');
  throw new DeployError(
    'refused',
    all.map(({ what }) => what),
    next,
  );
}

/** Returns the registry for users who get a staged release, once per other area. Areas depend on each other in pairs only. */
function withEachStaged(live: PartialRegistry, unit: UnitName): PartialRegistry[] {
  return areasIn(live.staged ?? {}).flatMap((area) => {
    const staged = area === unit ? undefined : live.staged?.[area];
    return staged ? [withRelease(live, area, { kind: 'area', area: staged.entry })] : [];
  });
}

/**
 * Returns everything that would not work if this release were live beside the areas of one user. Compares as the page does
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
    const whose = `${unit === pageUnit ? 'live ' : ''}${area} ${entry.version}`;
    if (refused.code === 'area-ranges')
      return [
        {
          what: `${whose} states no valid range of versions for ${refused.needed}.`,
          next: `Build ${area} again: the build writes a range for each library.`,
        },
      ];
    const place = unit === pageUnit ? `${pageUnit} ${root.version}` : `the live page (${pageUnit} ${root.version})`;
    return [
      {
        what: `${whose} needs ${refused.needed}; ${place} has ${refused.present}.`,
        next:
          unit === pageUnit
            ? `Deploy a release of ${area} that works with both pages first, then ${pageUnit}.`
            : `Build ${area} against what is live, or have the owners of ${pageUnit} deploy a page that has it first.`,
      },
    ];
  });
  return [...needs, ...missingParts(after, unit)];
}

/**
 * Returns parts that an area shows, but their own area does not have. A missing area is an outage, not an incompatibility.
 */
function missingParts(after: PartialRegistry, unit: UnitName): Incompatibility[] {
  return Object.values(after.areas).flatMap((entry) =>
    Object.values(entry?.manifest.parts ?? {})
      .flatMap(({ shows }) => shows)
      .flatMap((name): Incompatibility[] => {
        const { area, part } = splitPartName(name);
        const owner = after.areas[area];
        if (!entry || !owner || part in owner.manifest.parts) return [];
        const { name: viewer } = entry.manifest;
        if (unit === viewer)
          return [
            {
              what: `${viewer} ${entry.version} shows ${name}; live ${area} ${owner.version} has no such part.`,
              next: `Have the owners of ${area} deploy a release with "${part}" first.`,
            },
          ];
        if (unit !== area) return [];
        return [
          {
            what: `${area} ${owner.version} no longer has "${part}"; live ${viewer} ${entry.version} shows it.`,
            next: `Keep "${part}" until ${viewer} is deployed without it.`,
          },
        ];
      }),
  );
}
