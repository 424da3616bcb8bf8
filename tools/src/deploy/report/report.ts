import { audienceRoles } from '@flightdeck/shared/contracts/releases';
import type { PartialRegistry } from '../../build/registry-file';
import { printableLine } from '../../setup/printable.mjs';
import { incompatibilities } from '../releases/compatibility';
import { pageUnit, releaseOf, stagedOf, type UnitName, versionOf } from '../releases/release';
import { unitsOf } from '../releases/units-of';
import { rolesText } from '../staged/roles';

/** Returns rows as lines with aligned columns. Escapes control characters, because cells can contain texts from other sources. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const printableRows = rows.map((row) => row.map(printableLine));
  const widths = printableRows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return printableRows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const selectedUnits = (registry: PartialRegistry, unit: UnitName | undefined) =>
  unitsOf(registry).filter((name) => unit === undefined || name === unit);

/** Returns the users of a staged release in words, with a remedy for the audience of an older tool, which gives the release to nobody. */
function usersOf(unit: UnitName, audience: unknown): string {
  const roles = audienceRoles(audience);
  if (roles.length > 0) return rolesText(roles);
  return `no user: its audience has other conditions than roles. Next: npm run abort -- ${unit}, or stage it again with --roles.`;
}

/**
 * Returns one line for the live release of each unit, with its incompatibilities, and one for its staged release.
 * @param unit undefined for all units
 * @param json whether to return JSON instead, as one string
 */
export function status(registry: PartialRegistry, unit: UnitName | undefined, json: boolean): string[] {
  const rows = selectedUnits(registry, unit).map((name) => {
    const live = releaseOf(registry, name);
    const lastChange = registry.history?.[name]?.at(-1);
    const problems = live ? incompatibilities(registry, name, live).map(({ what }) => what) : [];
    const staged = stagedOf(registry, name);
    return {
      unit: name,
      version: live ? versionOf(live) : null,
      since: lastChange?.at ?? null,
      problems,
      ...(staged && { staged: { version: staged.entry.version, audience: staged.audience, since: staged.since } }),
    };
  });
  if (json) return [JSON.stringify(rows, null, 1)];
  return table(
    rows.flatMap(({ unit: name, version, since, problems, staged }) => [
      [name, version ?? 'not deployed', since ?? (version ? 'by a build' : ''), problems.join(' ')],
      ...(staged ? [['  staged', staged.version, staged.since, usersOf(name, staged.audience)]] : []),
    ]),
  );
}

/** Returns the changes of a unit. Lists a promotion once, although both histories contain it. */
function changesOf({ history: all = {}, stagedHistory = {} }: PartialRegistry, unit: UnitName) {
  const staged = unit === pageUnit ? [] : (stagedHistory[unit] ?? []);
  const promoted = new Set(staged.filter(({ what }) => what === 'promote').map(({ at }) => at));
  return [...(all[unit] ?? []).filter(({ at, what }) => what === 'found' || !promoted.has(at)), ...staged];
}

/**
 * Returns one line per change of a live or staged release, newest first.
 * @param unit undefined for all units
 * @param json whether to return JSON instead, as one string
 */
export function history(registry: PartialRegistry, unit: UnitName | undefined, json: boolean): string[] {
  const changes = selectedUnits(registry, unit).flatMap((name) =>
    changesOf(registry, name).map((item) => ({ unit: name, ...item })),
  );
  // Reverse first: sorting keeps the order of changes with the same time, and the later one must come first.
  const rows = changes.reverse().sort((one, other) => other.at.localeCompare(one.at));
  if (json) return [JSON.stringify(rows, null, 1)];
  if (rows.length === 0) return ['Nothing was deployed here yet.'];
  return table(rows.map(({ at, unit: name, what, version }) => [at, name, what, version]));
}
