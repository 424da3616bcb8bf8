import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Naming } from './naming';

/** Contents of files, by path relative to the repository. */
export type Texts = Readonly<Record<string, string>>;

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const packageSchema = v.object({ version: v.string() });

/** Returns the packages that a new area imports. Developers add others, such as `react`, with the first import. */
export function dependenciesOf(repo: string): Readonly<Record<string, string>> {
  const { version } = v.parse(packageSchema, JSON.parse(readFileSync(join(repo, 'shared/package.json'), 'utf8')));
  return { '@flightdeck/shared': version };
}

/**
 * Returns the files of a new area, before they are formatted.
 * @param existingArea area with the configuration files to copy
 * @throws Error when one of the files exists already
 */
export function newFiles(repo: string, existingArea: string, naming: Naming): Texts {
  const { area, short } = naming;
  const folder = `${area}/src/${short}/${short}`;
  const copyOf = (name: string) => readFileSync(join(repo, existingArea, name), 'utf8').replaceAll(existingArea, area);
  const texts = {
    [`${area}/package.json`]: json({
      name: `@flightdeck/${area}`,
      version: '0.0.0',
      private: true,
      license: 'GPL-2.0-or-later',
      type: 'module',
      scripts: {
        build: `npm run build --prefix .. -- ${area}`,
        test: `cd .. && jest ${area}`,
        start: `cd .. && node --import tsx tools/src/dev/main.ts ${area}`,
      },
      dependencies: dependenciesOf(repo),
    }),
    [`${area}/CHANGELOG.md`]: '# Changelog\n',
    [`${area}/area.json`]: json({
      name: area,
      parts: { [short]: { kind: 'screen', reads: [] } },
    }),
    [`${area}/budget.json`]: json({ furtherVisit: 10_000 }),
    [`${area}/tsconfig.json`]: copyOf('tsconfig.json'),
    [`${area}/webpack.config.ts`]: copyOf('webpack.config.ts'),
    [`${area}/src/area.tsx`]: areaText(naming),
    [`${folder}.view.tsx`]: viewText(naming),
    [`${folder}.test.tsx`]: viewTestText(naming),
    [`e2e/${short}/${short}.spec.ts`]: journeyText(naming),
    [`.changeset/new-${area}.md`]: `---\n"@flightdeck/${area}": minor\n---\n\nThe first release.\n`,
  };
  const existingFile = Object.keys(texts).find((path) => existsSync(join(repo, path)));
  if (existingFile !== undefined) throw new Error(`${existingFile} exists already.`);
  return texts;
}

const areaText = ({
  short,
  component,
}: Naming) => `import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part of \`area.json\` to its view. */
const area: AreaModule = {
  '${short}': () =>
    import(/* webpackChunkName: "${short}" */ './${short}/${short}.view').then(({ ${component} }) =>
      definePart(${component}),
    ),
};
export default area;
`;

const viewText = ({ component, title }: Naming) => `import { __ } from '@flightdeck/shared/i18n';
import { useConnection } from '@flightdeck/shared/parts';
import { VisuallyHidden } from '@flightdeck/shared/ui';
import { Section } from '@flightdeck/shared/ui/layout';

/** Screen of the area. Its heading is also the title of its route. */
export function ${component}() {
  const { status } = useConnection();
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('${title}')}</VisuallyHidden>
      </h1>
      <Section title={__('${title}')}>
        <p>{status === true ? __('Connected') : __('Not connected')}</p>
      </Section>
    </>
  );
}
`;

const viewTestText = ({
  area,
  short,
  component,
  path,
  title,
}: Naming) => `import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { screen } from '@testing-library/react';
import { ${component} } from './${short}.view';

test('shows the state of the connection under its heading', async () => {
  await mountPart(definePart(${component}), { name: '${area}/${short}', route: '#${path}' });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '${title}' })).toHaveTextContent('Connected');
});
`;

const journeyText = ({ area, path, title }: Naming) => `import { expectAccessible } from '../support/accessibility/axe';
import { expect, test } from '../support/test';

test('an administrator opens the screen of ${area} by its address', async ({ page, openAs }) => {
  await openAs('admin', '${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeAttached();
  await expect(page.getByRole('region', { name: '${title}' })).toContainText('Connected');
  await expect(page).toHaveTitle(/^${title}/);
  await expectAccessible(page, { within: '[data-area="${area}"]' });
});

test('a subscriber is sent to the dashboard', async ({ page, openAs }) => {
  await openAs('subscriber', '${path}');
  await expect(page).toHaveURL(/#\\/dashboard$/);
});
`;
