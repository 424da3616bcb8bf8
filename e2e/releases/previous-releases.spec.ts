import { isAreaName } from '@flightdeck/shared/contracts/area-names';
import { versionOf } from '../../tools/src/deploy/release';
import { previousRelease } from '../support/archives';
import { journeys } from '../support/journeys';
import { expect, test } from '../support/test';

/** The only pair that each run tests. */
const short = 'mf-settings';

for (const [area, { scenario, title, run }] of Object.entries(journeys)) {
  if (!isAreaName(area)) continue;
  const mark = area === short ? '' : ' @long';

  test.describe(() => {
    test.use({ scenario });

    test(`the previous ${area} on the present page: ${title}${mark}`, async ({ page, site, openAs }) => {
      const previous = previousRelease(area, site.set.entry(area).version);
      site.set.deployArchived(previous);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await run({ page, site, openAs });
      const { release } = previous.info;
      expect(asked.join('\n')).toContain(`/${area}/${release && versionOf(release)}/`);
    });

    test(`the present ${area} on the previous page: ${title} @long`, async ({ page, site, openAs }) => {
      const previous = previousRelease('root-config', site.set.sound.root.version);
      site.set.deployArchived(previous);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await run({ page, site, openAs });
      const { release } = previous.info;
      expect(asked.join('\n')).toContain(`/root-config/${release && versionOf(release)}/`);
    });
  });
}
