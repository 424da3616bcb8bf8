import { mountWidget, openForeignPage } from '../../support/hosts/foreign-page';
import { expect, test } from '../../support/test';

const trusted = "require-trusted-types-for 'script'; trusted-types";
const duplicates = "trusted-types flightdeck 'allow-duplicates'";
/** Policies of the page, with the directive that the widget's message requests. */
const policies = [
  ['only other Trusted Types policies', `connect-src 'self'; ${trusted} other`, duplicates],
  ['no requests', "connect-src 'none'", "connect-src 'self'"],
  ['only the embed script', "connect-src 'self'; script-src {embed} {foreign}", "script-src 'self'"],
] as const;

for (const [what, policy, line] of policies)
  test(`on a page whose policy allows ${what}, the widget names the missing directive, and starts when it is added`, async ({
    page,
    logIn,
    site,
    problems,
  }) => {
    problems.allow(/Policy violated|Content Security Policy|Refused|violates/i);
    await logIn('admin');
    const plain = await openForeignPage(page, site);
    const filled = policy.replace('{embed}', plain.embed).replace('{foreign}', `${site.url}/foreign.js`);
    const hostConfig = await openForeignPage(page, site, { policy: filled });
    expect(await mountWidget(page, hostConfig, 'connection')).toBe('host-csp-refused');
    await expect(page.locator('#place').getByRole('alert')).toHaveText(
      `The security policy of this page refuses the widget. Add to its Content-Security-Policy: ${line}`,
    );
    const [directive = ''] = line.split(' ');
    const remaining = filled.split('; ').filter((each) => !each.startsWith(`${directive} `));
    const extended = await openForeignPage(page, site, { policy: [...remaining, line].join('; ') });
    expect(await mountWidget(page, extended, 'connection')).toBe('ok');
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  });

test('a page that allows our Trusted Types policy only once shows widgets of two areas', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const hostConfig = await openForeignPage(page, site, { policy: `connect-src 'self'; ${trusted} flightdeck` });
  for (const name of ['connection', 'licence']) expect(await mountWidget(page, hostConfig, name)).toBe('ok');
});
