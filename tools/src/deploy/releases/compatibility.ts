import { refusal } from '@flightdeck/root-config/compatibility';
import { areasIn, splitPartName } from '@flightdeck/shared/contracts/areas';
import { DeployError } from '../../common/outcome';
import { type OpenRegistry, pageUnit, type Release, type UnitName, withRelease } from './release';

/** A reason why a release cannot go live, with advice. */
export interface Misfit {
  readonly what: string;
  readonly next: string;
}

/**
 * Everything that would not work if this release were live or staged beside the releases that are live and staged
 * now. Users with staged releases get each combination.
 */
export function misfits(live: OpenRegistry, unit: UnitName, release: Release): Misfit[] {
  const found = [live, ...withEachStaged(live, unit)].flatMap((variant) => misfitsIn(variant, unit, release));
  return [...new Map(found.map((each) => [each.what, each])).values()];
}

/** Refuses a release that would not work. @throws DeployError with all reasons */
export function refuseMisfit(live: OpenRegistry, unit: UnitName, release: Release): void {
  const [first, ...more] = misfits(live, unit, release);
  if (!first) return;
  const all = [first, ...more];
  const next = [...new Set(all.map((each) => each.next))].join(' ');
  throw new DeployError(
    'refused',
    all.map(({ what }) => what),
    next,
  );
}

/** The registry as it is for users who get a staged release of another area. Areas depend on each other in pairs only. */
function withEachStaged(live: OpenRegistry, unit: UnitName): OpenRegistry[] {
  return areasIn(live.staged ?? {}).flatMap((area) => {
    const staged = area === unit ? undefined : live.staged?.[area];
    return staged ? [withRelease(live, area, { kind: 'area', area: staged.entry })] : [];
  });
}

/**
 * Everything that would not work if this release were live beside the areas of one user. The same comparison as in
 * the page (root-config/src/loader), so that a deployed release also starts there.
 */
function misfitsIn(live: OpenRegistry, unit: UnitName, release: Release): Misfit[] {
  const then = withRelease(live, unit, release);
  const { root } = then;
  if (!root)
    return [
      {
        what: `${unit} cannot be used: there is no page at the target yet.`,
        next: 'Deploy the page first: npm run deploy -- root-config with the same --to.',
      },
    ];
  const concerned = areasIn(then.areas).filter((area) => unit === pageUnit || unit === area);
  const needs = concerned.flatMap((area) => {
    const entry = then.areas[area];
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
  return [...needs, ...lostParts(then, unit)];
}

/**
 * Returns parts of other areas that a release uses, but their areas do not have. A missing area is an outage, not a
 * mismatch.
 */
function lostParts(then: OpenRegistry, unit: UnitName): Misfit[] {
  return Object.values(then.areas).flatMap((entry) =>
    Object.values(entry?.manifest.parts ?? {})
      .flatMap(({ shows }) => shows)
      .flatMap((name): Misfit[] => {
        const { area, part } = splitPartName(name);
        const owner = then.areas[area];
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
