import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const repo = join(__dirname, '../../..');
type Row = readonly [name: string, path: string, code: string];
const area = 'mf-dashboard/src/card.css';
const tokens = 'shared/ui/tokens.css';
const base = 'shared/ui/base.css';
const host = 'site/src/assets/host.css';

const refused: readonly (readonly [...Row, rule: string, advice: string])[] = [
  ['a physical margin', area, '.a {\n  margin-left: 1px;\n}\n', 'csstools/use-logical', 'margin-inline-start'],
  ['a physical padding', area, '.a {\n  padding-right: 1px;\n}\n', 'csstools/use-logical', 'padding-inline-end'],
  ['a physical border', area, '.a {\n  border-left: 0;\n}\n', 'csstools/use-logical', 'border-inline-start'],
  ['a physical corner', area, '.a {\n  border-top-left-radius: 1px;\n}\n', 'csstools/use-logical', 'start-start'],
  ['a physical inset', area, '.a {\n  right: 0;\n}\n', 'csstools/use-logical', 'inset-inline-end'],
  ['a physical size', area, '.a {\n  width: 1px;\n}\n', 'csstools/use-logical', 'inline-size'],
  ['a physical alignment', area, '.a {\n  text-align: right;\n}\n', 'csstools/use-logical', 'Use "end"'],
  ['a physical float', area, '.a {\n  float: left;\n}\n', 'csstools/use-logical', 'inline-start'],
  ['a physical clear', area, '.a {\n  clear: right;\n}\n', 'csstools/use-logical', 'inline-end'],
  ['a physical scroll margin', area, '.a {\n  scroll-margin-left: 1px;\n}\n', 'property-disallowed-list', 'logical'],
  ['a physical scroll padding', area, '.a {\n  scroll-padding-top: 1px;\n}\n', 'property-disallowed-list', 'logical'],
  ['rem', area, '.a {\n  padding: 1.5rem;\n}\n', 'unit-disallowed-list', 'Use px, em or a token'],
  ['rem in a token', tokens, '.fd {\n  --fd-a: 2rem;\n}\n', 'unit-disallowed-list', 'Use px, em or a token'],
  ['a hex color', area, '.a {\n  color: #ffffff;\n}\n', 'color-no-hex', 'shared/ui/tokens.css'],
  ['a hex color in a shorthand', area, '.a {\n  border: 1px solid #ffffff;\n}\n', 'color-no-hex', 'tokens.css'],
  ['a hex color in a custom property', area, '.a {\n  --fd-a: #ffffff;\n}\n', 'color-no-hex', 'tokens.css'],
  ['a named color', area, '.a {\n  background: red;\n}\n', 'color-named', 'shared/ui/tokens.css'],
  ['an rgb() color', area, '.a {\n  color: rgb(0 0 0 / 0.5);\n}\n', 'function-disallowed-list', 'shared/ui/tokens.css'],
  [
    'an oklch() color in a shadow',
    area,
    '.a {\n  box-shadow: 0 0 1px oklch(0.5 0 0);\n}\n',
    'function-disallowed-list',
    'var',
  ],
  [
    'a system color outside of forced colors',
    area,
    '.a {\n  color: CanvasText;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'forced-colors',
  ],
  [
    'a background that is not a token',
    area,
    '.a {\n  background: Canvas;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'var(--fd',
  ],
  [
    'a fill that is not a token',
    area,
    '.a {\n  fill: CanvasText;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'var(--fd-…)',
  ],
  [
    'a border color that is not a token',
    area,
    '.a {\n  border-color: GrayText;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'var(--fd',
  ],
  [
    'a font size that is not a token',
    area,
    '.a {\n  font-size: 13px;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'var(--fd-…)',
  ],
  [
    'a font weight that is not a token',
    area,
    '.a {\n  font-weight: 600;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'var(--fd-…)',
  ],
  [
    'a font family that is not a token',
    area,
    '.a {\n  font-family: serif;\n}\n',
    'scale-unlimited/declaration-strict-value',
    'var(--fd-…)',
  ],
  [
    'a transition of a position',
    area,
    '.a {\n  transition: inset-inline-start 1s;\n}\n',
    'declaration-property-value-disallowed-list',
    'translate',
  ],
  [
    'a transition of a size',
    area,
    '.a {\n  transition: opacity 1s, inline-size 1s;\n}\n',
    'declaration-property-value-disallowed-list',
    'translate',
  ],
  [
    'the raw admin color',
    area,
    '.a {\n  color: var(--wp-admin-theme-color);\n}\n',
    'declaration-property-value-disallowed-list',
    'var(--fd-accent)',
  ],
  ['a custom property without prefix', area, '.a {\n  --gap: 1px;\n}\n', 'custom-property-pattern', '--fd-'],
  ['a class in kebab case', area, '.two-words {\n  margin: 0;\n}\n', 'selector-class-pattern', 'css.name'],
  ['a global class without prefix', base, '.card {\n  margin: 0;\n}\n', 'selector-class-pattern', 'Start it with fd-'],
  ['an unknown property', area, '.a {\n  colr: inherit;\n}\n', 'property-no-unknown', 'colr'],
  [
    'a physical side on the page of WordPress',
    host,
    '.a {\n  margin-left: 1px;\n}\n',
    'csstools/use-logical',
    'inline-start',
  ],
];

const accepted: readonly Row[] = [
  [
    'logical sides and tokens',
    area,
    '/* left: 0; 2rem #fff */\n.card {\n  --fd-gap: 1px;\n\n  inset-inline-end: 0;\n  margin-inline-start: 1px;\n  border-start-start-radius: 1px;\n  border: 1px solid var(--fd-border);\n  color: var(--fd-text);\n  font: var(--fd-text-sm) / 20px var(--fd-font-mono);\n  text-align: start;\n}\n\n#fd-left {\n  padding: 0.5em;\n}\n\n.leftOver,\n.is-error {\n  fill: none;\n  border-color: currentColor;\n}\n',
  ],
  [
    'system colors in forced colors',
    area,
    '@media (forced-colors: active) {\n  .a {\n    border: 1px solid CanvasText;\n    color: Highlight;\n  }\n}\n',
  ],
  [
    'a color that becomes a token',
    tokens,
    '.fd {\n  --fd-accent: var(--wp-admin-theme-color, #2271b1);\n  --fd-scrim: rgb(20 24 28 / 0.5);\n}\n',
  ],
  ['global classes with prefix', base, '.fd .fd-hidden,\n.fd--page {\n  margin: 0;\n}\n'],
  ['colors and names of WordPress', host, '.wp-notice--error {\n  --ink: #ffffff;\n\n  color: var(--ink);\n}\n'],
];

/** Jest cannot load stylelint's ES modules, so one process runs its Node API for all rows. */
const program = `
import { text } from 'node:stream/consumers';
import stylelint from 'stylelint';

const lint = async ([, codeFilename, code]) =>
  (await stylelint.lint({ code, codeFilename, configFile: 'stylelint.config.mjs' })).results[0].warnings;
console.log(JSON.stringify(await Promise.all(JSON.parse(await text(process.stdin)).map(lint))));
`;

interface Warning {
  readonly rule: string;
  readonly text: string;
}
let warnings: ReadonlyMap<string, readonly Warning[]>;

beforeAll(() => {
  const rows = [...refused, ...accepted];
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: repo,
    encoding: 'utf8',
    input: JSON.stringify(rows),
  });
  expect(stderr).toBe('');
  const warningLists: (readonly Warning[])[] = JSON.parse(stdout);
  warnings = new Map(rows.map(([name], index) => [name, warningLists[index] ?? []]));
});

test.each(refused)('%s is refused', (name, _path, _code, rule, advice) => {
  expect(warnings.get(name)).toContainEqual(
    expect.objectContaining({ rule, severity: 'error', text: expect.stringContaining(advice) }),
  );
});

test.each(accepted)('%s is accepted', (name) => {
  expect(warnings.get(name)).toEqual([]);
});
