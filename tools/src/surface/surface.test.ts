import { runtimeNames, type Step, stepBetween, stepOfVersions } from './surface';

const props =
  'export interface CardProps {\n    readonly title: string;\n    readonly wide?: boolean | undefined;\n}\n';
const card = 'export function Card(input: CardProps): JSX.Element;\n';
const before = `${card}\n${props}`;

test.each<[string, string, Step]>([
  ['nothing changed', before, 'none'],
  ['the same in another order', `${props}\n${card}`, 'none'],
  ['a new export', `${before}\nexport const titles: readonly string[];\n`, 'minor'],
  [
    'a new member',
    before.replace('title: string;', 'title: string;\n    readonly icon?: string | undefined;'),
    'minor',
  ],
  ['an export that went', props, 'major'],
  ['a member that went', before.replace('    readonly title: string;\n', ''), 'major'],
  ['a member of another type', before.replace('title: string', 'title: ReactNode'), 'major'],
  ['an optional member that became required', before.replace('wide?:', 'wide:'), 'major'],
  ['another parameter', before.replace('input: CardProps', 'input: CardProps, at: number'), 'major'],
  ['an export that is hidden now', before.replace('export function Card', 'function Card'), 'major'],
  ['everything went', '', 'major'],
])('%s', (_what, after, step) => {
  expect(stepBetween(before, after)).toBe(step);
});

test.each<[string, string, Step | null]>([
  ['1.0.0', '1.0.0', 'none'],
  ['1.0.0', '1.0.1', 'none'],
  ['1.0.9', '1.1.0', 'minor'],
  ['1.9.0', '1.10.0', 'minor'],
  ['1.4.2', '2.0.0', 'major'],
  ['1.1.0', '1.0.9', null],
  ['2.0.0', '1.9.0', null],
])('from %s to %s', (from, to, step) => {
  expect(stepOfVersions(from, to)).toBe(step);
});

test('finds the exported values, which exist at run time', () => {
  const surface =
    'export const connection$: Bus;\nexport function open(): void;\nexport class Store {\n}\nexport type A = 1;\nexport interface B {\n}\nconst inner: 1;\n';
  expect(runtimeNames(surface)).toEqual(['connection$', 'open', 'Store']);
});
