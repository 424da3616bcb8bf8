import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ContractName, contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import * as v from 'valibot';
import sharedPackage from '../../../shared/package.json' with { type: 'json' };
import { importsOf } from '../checks/imports';
import { oncePerText } from '../once-per-text';
import type { SourceFile } from '../source-files';
import { child, parse, textOf, walk } from '../syntax';

/** File of a release with the contracts that an area needs or the page provides: libraries, topics, schemas. */
export const contractFile = 'contract.json';

/** Name → range for an area, name → version for the page. */
export type Contract = Readonly<Record<string, string>>;

const contractSchema = v.record(v.string(), v.string());

/** Parses a `contract.json`. @throws Error when it is invalid */
export const parseContract = (text: string): Contract => v.parse(contractSchema, JSON.parse(text));

/** Returns the text of a contract, sorted by name, so that the same contract gives the same file. */
export function writeContract(folder: string, contract: Contract): void {
  const sorted = Object.fromEntries(Object.entries(contract).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, contractFile), `${JSON.stringify(sorted, null, 1)}\n`);
}

const names = new Set<string>(Object.keys(contractVersions));
const isName = (name: string): name is ContractName => names.has(name);

/** Names in code that always mean the use of an agreement. */
const identifiers: ReadonlyMap<string, ContractName> = new Map([
  ['connection$', 'bus:connection'],
  ['useConnection', 'bus:connection'],
  ['permissions$', 'bus:permissions'],
  ['usePermissions', 'bus:permissions'],
  ['notices$', 'bus:notices'],
]);

/** Imports that mean the use of an agreement. */
const imported: Readonly<Record<string, ContractName>> = {
  '@flightdeck/shared/notices notify': 'bus:notices',
  '@flightdeck/shared/session initialState': 'schema:page-state',
  '@flightdeck/shared/session pageState': 'schema:page-state',
  '@flightdeck/shared/unsaved register': 'schema:unsaved-work',
  '@flightdeck/shared/parts definePart': 'schema:part',
  '@flightdeck/shared/parts/widget defineWidget': 'schema:part',
};

/** Returns the agreements that a file uses. */
export function agreementsIn(file: SourceFile): ContractName[] {
  const found: ContractName[] = importsOf(file).flatMap(({ from, values }) =>
    values.flatMap((name) => imported[`${from} ${name}`] ?? []),
  );
  const add = (name: ContractName | undefined) => {
    if (name) found.push(name);
  };
  walk(parse(file), (node) => {
    if (node.type === 'Identifier') add(identifiers.get(textOf(node) ?? ''));
    if (node.type !== 'CallExpression') return;
    const [first] = Array.isArray(node.arguments) ? node.arguments : [];
    const topic = `bus:${textOf(first?.expression) ?? ''}`;
    const callee = child(node, 'callee');
    const called = callee && (textOf(child(callee, 'property')) ?? textOf(callee));
    if (['on', 'emit', 'readState'].includes(called ?? '') && isName(topic)) add(topic);
  });
  return found;
}

const knownAgreements = oncePerText(agreementsIn);

/** Returns ranges for the agreements that these files use. They accept every later version of the same major. */
export function agreements(files: readonly SourceFile[]): Contract {
  const used = new Set(files.flatMap(knownAgreements));
  return Object.fromEntries([...used].sort().map((name) => [name, `^${contractVersions[name]}`]));
}

/**
 * Returns the sources of an area that are part of its build. Leaves out code that the page provides, whose contracts are
 * those of the page.
 * @param paths all files that the build read
 * @param provided requests that the page shares
 */
export function areaSources(repo: string, paths: Iterable<string>, provided: readonly string[]): SourceFile[] {
  const folders = provided.flatMap((request) => entryFolder(request) ?? []);
  return [...paths]
    .map((path) => relative(repo, path))
    .filter((path) => /^(mf-[a-z]+|shared)\/.*\.tsx?$/.test(path))
    .filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))
    .map((path) => ({ path, text: readFileSync(join(repo, path), 'utf8') }));
}

/** Returns the folder of a public entry of shared, such as `shared/client/api`; undefined for any other request. */
function entryFolder(request: string): string | undefined {
  const entries: Readonly<Record<string, string>> = sharedPackage.exports;
  const file = entries[request.replace('@flightdeck/shared', '.')];
  return file && join('shared', dirname(file));
}
