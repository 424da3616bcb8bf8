import { runtimeNames } from './surface';

test('finds the exported values, which exist at run time', () => {
  const surface =
    'export const connection$: Bus;\nexport function open(): void;\nexport class Store {\n}\nexport type A = 1;\nexport interface B {\n}\nconst inner: 1;\n';
  expect(runtimeNames(surface)).toEqual(['connection$', 'open', 'Store']);
});
