import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rowOf } from '@flightdeck/root-config/find-route';
import { isAreaName } from '@flightdeck/shared/contracts/areas';
import { DeployError } from '../common/outcome';
import { areasOf } from '../common/repo';
import { editedFiles } from './edits';
import { newFiles, type Texts } from './files';
import { type Naming, namingOf } from './naming';

const refusal = (message: string, next: string) => new DeployError('refused', message, next);

/** Returns the names for a new area. @throws DeployError for a name that is invalid or taken */
function checkedName(repo: string, name: string): Naming {
  if (!isAreaName(name) || name.endsWith('-widgets'))
    throw new DeployError(
      'usage',
      `"${name}" cannot be the name of an area.`,
      'Write mf- and words in lower case, such as mf-backup. The last word cannot be "widgets".',
    );
  const naming = namingOf(name);
  const { short, path } = naming;
  const advice = 'Choose another name, or remove the existing folder first.';
  if (existsSync(join(repo, name))) throw refusal(`${name} exists already.`, advice);
  if (existsSync(join(repo, 'e2e', short))) throw refusal(`e2e/${short} exists already.`, advice);
  if (rowOf(path)) throw refusal(`The page has a route #${path} already.`, 'Choose another name.');
  return naming;
}

/**
 * Creates an area with one screen and its route, and adds it to the files that list all areas.
 * @returns the names for the area, and the paths of all created and changed files
 * @throws DeployError for a refused name, for a folder without areas, or when a file can't be written. Error when a file exists
 *   already, or a list has an unexpected format. After an error, no file is changed.
 */
export function newArea(
  repo: string,
  name: string,
): Naming & { readonly created: string[]; readonly changed: string[] } {
  const naming = checkedName(repo, name);
  const existingArea = areasOf(repo)[0];
  if (!existingArea)
    throw refusal('This folder has no area to copy from.', 'Run the command in a checkout of the project.');
  // Read and compute everything before the first write.
  const files = newFiles(repo, existingArea, naming);
  const edits = editedFiles(repo, naming);
  const previousTexts = Object.fromEntries(
    Object.keys(edits).map((path) => [path, readFileSync(join(repo, path), 'utf8')]),
  );
  try {
    writeAll(repo, { ...files, ...edits });
  } catch (error) {
    const written = Object.keys(files).filter((path) => existsSync(join(repo, path)));
    for (const path of [naming.area, `e2e/${naming.short}`, ...written])
      rmSync(join(repo, path), { recursive: true, force: true });
    writeAll(repo, previousTexts);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeployError('broken', `${name} could not be created: ${reason}`, 'Nothing was changed.');
  }
  return { ...naming, created: Object.keys(files), changed: Object.keys(edits) };
}

function writeAll(repo: string, texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    writeFileSync(join(repo, path), text);
  }
}
