import { agreementSurface } from './agreements';

const topics = `export interface EventTopics {
    'connection.connect-user': {
        readonly from: string;
    };
    'licence.activated': {
        readonly productId: number | null;
    };
}

interface Permissions_2 {
    readonly connect: boolean;
}
`;
const entries = new Map([
  ['contracts/topics', topics],
  ['contracts/part', 'export interface Part {\n}\n'],
]);

test.each([
  [
    'an event',
    'bus:licence.activated',
    "    'licence.activated': {\n        readonly productId: number | null;\n    };\n",
  ],
  ['a state topic', 'bus:permissions', 'interface Permissions_2 {\n    readonly connect: boolean;\n}\n'],
  ['a schema', 'schema:part', 'export interface Part {\n}\n'],
] as const)('%s has the declarations of its entry', (_what, name, surface) => {
  expect(agreementSurface(name, entries)).toBe(surface);
});

test.each(['bus:recommendations.changed', 'bus:connection', 'schema:page-state'] as const)(
  'a missing declaration is an error that names the agreement: %s',
  (name) => {
    expect(() => agreementSurface(name, entries)).toThrow(name);
  },
);
