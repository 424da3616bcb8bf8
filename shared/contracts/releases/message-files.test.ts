import { filesFor, pageFiles } from './message-files';

const files = Object.fromEntries(
  ['main.js', 'failure.js', 'page.css', 'data.json', 'page.de.json', 'page.fr.json']
    .concat(['failure.de.json', 'failure.fr.json'])
    .map((name) => [name, `sha384-${name}`]),
);

test('a page in English loads scripts only', () => {
  expect(Object.keys(pageFiles(files, undefined))).toEqual(['main.js', 'failure.js']);
});

test('a page in another language loads the texts of its chunks too, but not those in the page state', () => {
  expect(pageFiles(files, 'de')).toEqual({
    'main.js': 'sha384-main.js',
    'failure.js': 'sha384-failure.js',
    'failure.de.json': 'sha384-failure.de.json',
  });
});

test('an area lists the texts of one language', () => {
  const listed = Object.keys(filesFor(files, 'de'));
  expect(listed.filter((name) => /\.\w+\.json$/.test(name))).toEqual(['page.de.json', 'failure.de.json']);
});
