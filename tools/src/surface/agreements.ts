import { type ContractName, contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import { declarationsOf } from './surface';

const isName = (name: string): name is ContractName => name in contractVersions;

/** Returns the names of all agreements between a page and its areas. */
export const contractNames: readonly ContractName[] = Object.keys(contractVersions).filter(isName);

/** Where a state topic or a schema is declared: an entry of `shared` and its declarations, all of them by default. */
const places: Readonly<Partial<Record<ContractName, readonly [entry: string, ...declarations: string[]]>>> = {
  'bus:connection': [
    'contracts/topics',
    'interface Connection',
    'type ConnectionStatus',
    'interface OfflineMode',
    'interface ConnectionError',
    'interface UserConnection',
    'interface ProviderUser',
  ],
  // API Extractor adds a number to this name, because the DOM has a type of the same name.
  'bus:permissions': ['contracts/topics', 'interface Permissions_2'],
  'bus:notices': ['contracts/notice'],
  'schema:page-state': ['contracts/page-state'],
  'schema:part': ['contracts/part'],
  'schema:unsaved-work': ['contracts/unsaved-work'],
};

/** Returns the lines of one event's payload in the declaration of all events. */
function eventLines(name: string, lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => line.trim().startsWith(`'${name}':`));
  if (from === -1) return [];
  const length = lines.slice(from + 1).findIndex((line) => /^\s*'|^\}/.test(line));
  return lines.slice(from, from + 1 + length);
}

/**
 * Returns the declarations of an agreement, from the surfaces of `shared`.
 * @param entries name of an entry → its surface
 * @throws Error when a declaration is missing
 */
export function agreementSurface(name: ContractName, entries: ReadonlyMap<string, string>): string {
  const [entry, ...wanted] = places[name] ?? ['contracts/topics', 'interface EventTopics'];
  const surface = entries.get(entry) ?? '';
  const declarations = declarationsOf(surface);
  const blocks = wanted.map((each) => declarations.get(each) ?? []);
  const found = name in places ? blocks : blocks.map((lines) => eventLines(name.replace('bus:', ''), lines));
  if (surface === '' || found.some((lines) => lines.length === 0))
    throw new Error(`${entry} lacks declarations of ${name}: correct tools/src/surface/agreements.ts.`);
  return wanted.length === 0 ? surface : `${found.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
