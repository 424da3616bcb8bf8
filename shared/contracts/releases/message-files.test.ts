import { filesInLanguage, pageFiles } from './message-files';

const names = ['main.js', 'failure.js', 'page.css', 'data.json'];
const messageNames = ['page.de.json', 'page.fr.json', 'failure.de.json', 'failure.fr.json'];
const files = Object.fromEntries([...names, ...messageNames].map((name) => [name, `sha384-${name}`]));

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
  expect(Object.keys(filesInLanguage(files, 'de'))).toEqual([...names, 'page.de.json', 'failure.de.json']);
});
