import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In tests every class name exists; in the page a name that the sheet lacks becomes "undefined". */
const views = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.view.tsx'),
);

test.each(views.map((view) => [view]))('%s uses only classes that its sheet has', (view) => {
  const source = readFileSync(join(__dirname, view), 'utf8');
  const sheet = /import css from '(.+\.css)'/.exec(source)?.[1];
  const names = [...source.matchAll(/\bcss\.(\w+)/g)].flatMap((match) => match[1] ?? []);
  const written = sheet === undefined ? '' : readFileSync(join(__dirname, view, '..', sheet), 'utf8');
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(written))).toEqual([]);
});
