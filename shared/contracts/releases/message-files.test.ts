import { filesInLanguage, pageFiles } from './message-files';

const files = Object.fromEntries(
  ['main.js', 'failure.js', 'page.css', 'data.json', 'page.de.json', 'page.fr.json']
    .concat(['failure.de.json', 'failure.fr.json'])
    .map((name) => [name, `sha384-${name}`]),
);

test('the files of a page in English are its scripts', () => {
  expect(Object.keys(pageFiles(files, undefined))).toEqual(['main.js', 'failure.js']);
});

test('the files of a page in another language include the texts of its chunks, but not those in the page state', () => {
  expect(pageFiles(files, 'de')).toEqual({
    'main.js': 'sha384-main.js',
    'failure.js': 'sha384-failure.js',
    'failure.de.json': 'sha384-failure.de.json',
  });
});

test('the files in one language lack the texts in other languages', () => {
  const listed = Object.keys(filesInLanguage(files, 'de'));
  expect(listed.filter((name) => /\.\w+\.json$/.test(name))).toEqual(['page.de.json', 'failure.de.json']);
});
