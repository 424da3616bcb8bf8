import surfaceVersions from '../../../contracts/surface-versions.json' with { type: 'json' };
import { sharedRequests } from './area-needs';
import { neededRange, provided } from './shared-entries';

test('finds the shared requests in the identifiers of webpack modules', () => {
  expect(
    sharedRequests([
      '/repo/mf-settings/src/area.tsx',
      'consume-shared-module|default|react/jsx-runtime|false|false||true|false',
      'consume-shared-module|default|@flightdeck/shared/ui/card|false|false|/repo/shared/ui/card/index.ts|false|false',
      'consume-shared-module|default|@flightdeck/shared/ui/card|false|false|/repo/shared/ui/card/index.ts|false|false',
    ]),
  ).toEqual(['@flightdeck/shared/ui/card', 'react/jsx-runtime']);
});

test.each([
  ['an entry of shared, from the surface it was built with', '@flightdeck/shared/api', `^${surfaceVersions.api}`],
  ['a library, in any release of its major version', 'react/jsx-runtime', '^19.0.0'],
])('needs %s', (_what, request, range) => {
  expect(neededRange(request)).toBe(range);
});

test('a page provides each entry in the version of its surface', () => {
  expect(provided).toMatchObject({
    '@flightdeck/shared/ui/card': surfaceVersions['ui/card'],
    '@flightdeck/shared/api': surfaceVersions.api,
  });
});

test('an entry without a version is an error that names the file with the versions', () => {
  expect(() => neededRange('@flightdeck/shared/ui/gone')).toThrow(
    'contracts/surface-versions.json has no version for @flightdeck/shared/ui/gone.',
  );
});
