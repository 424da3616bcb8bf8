/** A part of earlier surfaces that accepts more now. Code that was built for the earlier text works unchanged. */
interface Widened {
  readonly before: RegExp;
  readonly now: string;
  readonly why: string;
}

const anyArea = ['`mf-', '{string}`'].join('$');
const areaSchema = `CustomSchema<${anyArea}, ErrorMessage<CustomIssue> | undefined>`;
const listed = '"mf-connection" [|] "mf-dashboard" [|] "mf-licensing" [|] "mf-recommendations" [|] "mf-settings"';

const all: readonly Widened[] = [
  {
    before: /^((?:export )?type AreaName = )\(typeof areaNames\)\[number\];$/gm,
    now: `$1${anyArea};`,
    why: 'Areas are no longer a closed list.',
  },
  {
    before: /^const areaNames: readonly \['mf-.*$/gm,
    now: '',
    why: 'A declaration that was not exported.',
  },
  {
    before: /PicklistSchema<readonly \["mf-dashboard",[^\]]*\], undefined>/g,
    now: areaSchema,
    why: 'The name of an area, from any area.',
  },
  {
    before: new RegExp(`StrictObjectSchema<Record<${listed}, OptionalSchema<`, 'g'),
    now: `RecordSchema<${areaSchema}, `,
    why: 'Entries of any area.',
  },
  {
    before: /^\}, undefined>(, undefined>)?, undefined>>, undefined>/gm,
    now: '}, undefined>$1, undefined>',
    why: 'The end of these entries.',
  },
];

/** Returns a surface of an earlier release as it would read with the widened parts of today. */
export const asWidened = (surface: string): string =>
  all.reduce((text, { before, now }) => text.replace(before, now), surface);
