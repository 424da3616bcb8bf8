import { join } from 'node:path';
import { writeCssTypes } from '../css-types/css-types';
import { commandLine } from '../setup/command-line';
import { changedReports } from './reports';

commandLine('npm run api   writes the public API of each layer of shared to docs/api', { options: {} });
const repo = join(import.meta.dirname, '../../..');
// The compiler needs the types of the CSS modules.
await writeCssTypes(repo);
const changed = changedReports(repo, true);
console.log(
  changed.length === 0
    ? 'docs/api: nothing has changed.'
    : `${changed.join(', ')}: describe the change with "npx changeset": minor for an addition, major for a break.`,
);
