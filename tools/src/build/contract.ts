import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ContractName, contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import * as v from 'valibot';
import sharedPackage from '../../../shared/package.json' with { type: 'json' };
import { importsOf } from '../checks/imports';
import type { SourceFile } from '../source-files';
import { child, parse, textOf, walk } from '../syntax';

/** File of a release with what it needs of the page, or of the page with what it has: libraries, topics, schemas. */
export const contractFile = 'contract.json';

/** Name → range for an area, name → version for the page. */
export type Contract = Readonly<Record<string, string>>;

const contractSchema = v.record(v.string(), v.string());

/** Reads the text of a `contract.json`. @throws Error when it is none */
export const parseContract = (text: string): Contract => v.parse(contractSchema, JSON.parse(text));

/** Writes it, in the order of names: the same contract is the same file. */
export function writeContract(folder: string, contract: Contract): void {
  const sorted = Object.fromEntries(Object.entries(contract).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, contractFile), `${JSON.stringify(sorted, null, 1)}\n`);
}

const names = new Set<string>(Object.keys(contractVersions));
const isName = (name: string): name is ContractName => names.has(name);

/** Names of code that stand for an agreement wherever they are used. */
const identifiers: ReadonlyMap<string, ContractName> = new Map([
  ['connection$', 'bus:connection'],
  ['useConnection', 'bus:connection'],
  ['permissions$', 'bus:permissions'],
  ['usePermissions', 'bus:permissions'],
  ['notices$', 'bus:notices'],
]);

/** The same, where they come from this entry. */
const imported: Readonly<Record<string, ContractName>> = {
  '@flightdeck/shared/notices notify': 'bus:notices',
  '@flightdeck/shared/session initialState': 'schema:page-state',
  '@flightdeck/shared/session pageState': 'schema:page-state',
  '@flightdeck/shared/unsaved register': 'schema:unsaved-work',
  '@flightdeck/shared/parts definePart': 'schema:part',
  '@flightdeck/shared/parts/widget defineWidget': 'schema:part',
};

/** The agreements that a file makes use of. */
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

/** Ranges of the agreements that these files use: anything that has only grown since will do. */
export function agreements(files: readonly SourceFile[]): Contract {
  const used = new Set(files.flatMap(agreementsIn));
  return Object.fromEntries([...used].sort().map((name) => [name, `^${contractVersions[name]}`]));
}

/**
 * Sources of an area that a build consisted of, without what the page brings: what that uses is the page's own business.
 * @param paths all files the build read
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

/** Folder of a public entry of shared, such as `shared/client/api`; undefined for any other request. */
function entryFolder(request: string): string | undefined {
  const entries: Readonly<Record<string, string>> = sharedPackage.exports;
  const file = entries[request.replace('@flightdeck/shared', '.')];
  return file && join('shared', dirname(file));
}
