import type { ShippedPackage } from './shipped';

/** The product that a bill of materials describes. */
export interface Subject {
  readonly name: string;
  readonly version: string;
}

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns the field `hashes` for npm's `integrity` of a package; an empty object without a SHA-512 hash. */
function hashes(integrity: string | undefined) {
  const [kind, hash] = integrity?.split(' ')[0]?.split(/-(.*)/s) ?? [];
  if (kind !== 'sha512' || !hash) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] };
}

/**
 * Returns the bill of materials of a release as CycloneDX 1.5 (JSON). The same packages give the same text. `npm sbom` is no
 * substitute: for a workspace, it stops with "Maximum call stack size exceeded", because our workspaces depend on each other, and
 * it omits packages that a development tool also needs.
 */
export function sbom({ name, version }: Subject, packages: readonly ShippedPackage[]): string {
  const ref = purl(name, version);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': ref,
        type: 'application',
        name,
        version,
        licenses: [{ license: { id: 'GPL-2.0-or-later' } }],
      },
    },
    components: packages.map((each) => ({
      'bom-ref': purl(each.name, each.version),
      type: 'library',
      name: each.name,
      version: each.version,
      purl: purl(each.name, each.version),
      // A single license is a valid expression too.
      ...(each.license && { licenses: [{ expression: each.license }] }),
      ...hashes(each.integrity),
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
