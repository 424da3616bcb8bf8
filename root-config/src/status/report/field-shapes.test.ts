import {
  codeField,
  environmentField,
  hostField,
  languageField,
  librariesField,
  originField,
  siteField,
  timeField,
  timeZoneField,
  versionField,
} from './field-shapes';
import { removed } from './free-text';

type Row = readonly [
  name: string,
  field: (value: string) => string,
  accepted: readonly string[],
  rejected: readonly string[],
];

const rows: readonly Row[] = [
  [
    'a version',
    versionField,
    ['', '11.9', '11.10.12', '12.0-beta.12', '0.1.0-3b386631'],
    ['192.0.2.1', '12', '1234.5', '12.0-swordfish', 'v12.0', '12.0 swordfish'],
  ],
  [
    'an error code',
    codeField,
    ['no_token', 'http_503', 'a-b_c-d_e-f'],
    [
      '503_http',
      'no_Token',
      'no_token9',
      'no_t1',
      'http_5034',
      'a_b_c_d_e_f_g',
      '_token',
      '9ab_token',
      'ab9_token',
      'no_token_Swordfish',
    ],
  ],
  ['a language', languageField, ['de', 'zh-Hant-TW'], ['de-DE-swordfish', 'swordfish', 'x de']],
  [
    'a time zone',
    timeZoneField,
    ['+05:45', 'Europe/Berlin'],
    ['+05:45 swordfish', 'swordfish +05:45', 'Europe/Swordfish'],
  ],
  ['a kind of environment', environmentField, ['production'], ['swordfish-local', 'local-swordfish']],
  [
    'libraries with versions',
    librariesField,
    ['shared ^1.4.0, no single-spa', 'react 19.3.1'],
    ['my-react', 'react-swordfish'],
  ],
  [
    'a moment',
    timeField,
    ['2026-11-21T16:00:00Z', '2026-11-21T16:00:00.123Z'],
    ['2026-11-21', '2026-11-21T16:00:00Z swordfish', 'at 2026-11-21T16:00:00Z'],
  ],
  [
    'a host',
    hostField,
    ['site.example', 'localhost', 'localhost:8080', '[::1]', 'a.b.c.d.e.example', 'xn--bcher-kva.xn--p1ai'],
    [
      'swordfish',
      'my-localhost',
      'localhost swordfish',
      '192.0.2.1',
      'a.b.c.d.e.f.example',
      'swordFish.site.example',
      'site.example1',
      'site.9example',
      'deadbeef.example',
      'a1b2c.example',
      `${'x'.repeat(30)}.${'y'.repeat(30)}.${'z'.repeat(30)}.exampleeee`,
    ],
  ],
  [
    'a site',
    siteField,
    ['site.example::a::b::c', 'site.example::x-deadbeef-x'],
    ['::blog', 'site.example::a::b::c::d', 'site.example::a b', 'site.example::blog::a b'],
  ],
  [
    'an origin',
    originField,
    ['https://site.example', 'http://localhost:8401'],
    ['ftp://site.example', 'site.example', 'https://', 'https://site.example://swordfish'],
  ],
];

test.each(rows)('keeps %s unchanged', (_name, field, accepted) => {
  expect(accepted.map(field)).toEqual(accepted);
});

test.each(rows)('removes values that only resemble %s', (_name, field, _accepted, rejected) => {
  expect(rejected.map(field)).toEqual(rejected.map(() => removed));
});
