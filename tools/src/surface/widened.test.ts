import { stepBetween } from './surface';
import { asWidened } from './widened';

const names = "'mf-dashboard', 'mf-settings', 'mf-recommendations', 'mf-connection', 'mf-licensing'";
const anyArea = ['`mf-', '{string}`'].join('$');
const schema = `CustomSchema<${anyArea}, ErrorMessage<CustomIssue> | undefined>`;
const before = `export function load(name: AreaName): void;

type AreaName = (typeof areaNames)[number];

const areaNames: readonly [${names}];

export const areas: StrictObjectSchema<Record<"mf-connection" | "mf-dashboard" | "mf-licensing" | "mf-recommendations" | "mf-settings", OptionalSchema<StrictObjectSchema<    {
readonly name: PicklistSchema<readonly [${names.replaceAll("'", '"')}], undefined>;
}, undefined>, undefined>>, undefined>;
`;
const after = `export function load(name: AreaName): void;

type AreaName = ${anyArea};

export const areas: RecordSchema<${schema}, StrictObjectSchema<    {
readonly name: ${schema};
}, undefined>, undefined>;
`;

test('code that was built for a closed list of areas works with an open one', () => {
  expect(stepBetween(before, after)).toBe('major');
  expect(stepBetween(asWidened(before), after)).toBe('none');
});

test('a list of areas that was exported and is gone stays a major step', () => {
  const exported = before.replace('const areaNames:', 'export const areaNames:');
  expect(stepBetween(asWidened(exported), after)).toBe('major');
});

test('a change beside it stays a major step', () => {
  expect(stepBetween(asWidened(before), after.replace('name: AreaName', 'name: string'))).toBe('major');
  expect(stepBetween(asWidened(before), after.replace(`readonly name: ${schema};\n`, ''))).toBe('major');
});
