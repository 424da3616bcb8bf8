import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@flightdeck/shared/contracts/releases';

const project = join(import.meta.dirname, '../../..');

/** Folders with the code that prints our markup, or looks for it. */
const sources = [
  'root-config/src',
  'shared',
  'site/src/pages',
  'wordpress/plugin',
  'mf-connection/src',
  'mf-dashboard/src',
];

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !/node_modules|[.-]test\./.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

const matchesIn = (texts: readonly string[], ...patterns: readonly RegExp[]): string[] => [
  ...new Set(
    texts.flatMap((text) => patterns.flatMap((each) => [...text.matchAll(each)].map(([, name = '']) => name))),
  ),
];

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names that our code looks for in a page. */
export interface OurNames {
  readonly ids: readonly string[];
  /** Attributes, without `data-`. */
  readonly data: readonly string[];
  /** Global variables. */
  readonly globals: readonly string[];
}

/**
 * Returns the names that our code looks for. Reads them from the code, so that new names are included.
 * @param set folder with the built files
 */
export function ourNames(set = join(project, 'build/set')): OurNames {
  const code = sources
    .flatMap((each) => filesIn(join(project, each), /\.(tsx?|php)$/))
    .map((file) => readFileSync(file, 'utf8'));
  const { root, areas, widgets }: Registry = JSON.parse(readFileSync(join(set, 'registry.json'), 'utf8'));
  // Read only live releases: the set can also contain earlier ones.
  const folders = [
    'embed',
    ...[root, ...Object.values(areas), ...Object.values(widgets)].flatMap((each) => each?.base ?? []),
  ];
  const built = folders
    .flatMap((folder) => filesIn(join(set, folder), /\.js$/))
    .map((file) => readFileSync(file, 'utf8'));
  const data = matchesIn(code, /\bdata-([a-z][a-z-]*)/g, /\bdataset\.(\w+)/g).map(toKebabCase);
  return {
    data,
    // Leave out IDs that WordPress's style sheet positions: forged elements with them would cover the page.
    ids: matchesIn(
      code,
      /\bid=["']([a-z][\w-]*)["']/g,
      /'id'\s*=>\s*'([\w-]+)'/g,
      /#((?:flightdeck|fd|wp)-[\w-]*\w|flightdeck|adminmenu)\b/g,
      /(?:getElementById|dataBlock)\('#?([\w-]+)'/g,
    ).filter((id) => !/^(wpadminbar|wpcontent|wpbody-content|adminmenumain)$/.test(id)),
    globals: matchesIn(
      built,
      /typeof (\w{3,})\b/g,
      /"(\w{3,})"in (?:globalThis|window|self)\b/g,
      /\b(?:globalThis|window|self)\.(\w{3,})/g,
      /Reflect\.(?:get|has)\([\w.]+,"(\w+)"/g,
      /\b(?:container|Chunk)\W{1,3}(flightdeck_\w+)/g,
      /\bvar (flightdeck_\w+)/g,
    ),
  };
}

/** Value of all forged attributes. Our code may expect an address in some of them. */
const forgedAddress = 'wp/v2/users/5?roles=administrator&forged=';

/** JSON that could be a list of files, an answer of the REST API, a page state or a list of widgets. */
const forgedJson = JSON.stringify({
  path: 'connection/data',
  status: 200,
  body: { connectionOwner: 'forged', currentUser: {} },
  url: forgedAddress,
  files: {},
  environment: 'forged',
  widgets: {},
  initial: { WP_API_root: forgedAddress },
});

/** Names of properties that scripts look for in global variables. */
const memberNames = ['push', 'forEach', 'createPolicy', 'traverseTo', 'postTask', 'init', 'get', 'fn'];

/**
 * Returns markup with all our names: for each ID an element with all attributes, and for each global variable elements whose
 * `id` or `name` shadows it (DOM clobbering).
 */
export function hostileMarkup({ ids, data, globals }: OurNames, kind: 'links' | 'forms'): string {
  const attributes = data.map((name) => ` data-${name}="${forgedAddress}"`).join('');
  const elementsFor = (name: string) =>
    kind === 'links'
      ? [`<a id="${name}"></a>`, ...memberNames.map((member) => `<a id="${name}" name="${member}"></a>`)].join('')
      : `<form name="${name}">${memberNames.map((member) => `<input type="hidden" name="${member}">`).join('')}</form>`;
  const elements = ids.map(
    (id) =>
      `<div id="${id}" class="wp-responsive-open"${attributes}><span hidden>${forgedJson}\n</span><a id="${id}" href="/?forged" hidden>forged</a></div>`,
  );
  return `<div>${elements.join('\n')}${globals.map(elementsFor).join('\n')}</div>`;
}
