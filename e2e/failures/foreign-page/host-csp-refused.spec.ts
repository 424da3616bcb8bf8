import { mountWidget, openForeignPage } from '../../support/foreign-pages/foreign-page';
import { expect, test } from '../../support/test';

const trustedTypes = "require-trusted-types-for 'script'; trusted-types";
const allowDuplicates = "trusted-types flightdeck 'allow-duplicates'";
/** Policies of the page, with the directive that the widget's message requests. */
const policies = [
  ['only other Trusted Types policies', `connect-src 'self'; ${trustedTypes} other`, allowDuplicates],
  ['no requests', "connect-src 'none'", "connect-src 'self'"],
  ['only the embed script', "connect-src 'self'; script-src {embed} {foreign}", "script-src 'self'"],
] as const;

for (const [allowed, policy, missingDirective] of policies)
  test(`on a page whose Content-Security-Policy allows ${allowed}, the widget names the missing directive, and starts when it is added`, async ({
    page,
    logIn,
    site,
    problems,
  }) => {
    problems.allow(/Policy violated|Content Security Policy|Refused|violates/i);
    await logIn('admin');
    const withoutPolicy = await openForeignPage(page, site);
    const filledPolicy = policy.replace('{embed}', withoutPolicy.embed).replace('{foreign}', `${site.url}/foreign.js`);
    const foreignPageConfig = await openForeignPage(page, site, { policy: filledPolicy });
    expect(await mountWidget(page, foreignPageConfig, 'connection')).toBe('host-csp-refused');
    await expect(page.locator('#place').getByRole('alert')).toHaveText(
      `The security policy of this page refuses the widget. Add to its Content-Security-Policy: ${missingDirective}`,
    );
    const [directiveName = ''] = missingDirective.split(' ');
    const otherDirectives = filledPolicy.split('; ').filter((directive) => !directive.startsWith(`${directiveName} `));
    const correctedForeignPageConfig = await openForeignPage(page, site, {
      policy: [...otherDirectives, missingDirective].join('; '),
    });
    expect(await mountWidget(page, correctedForeignPageConfig, 'connection')).toBe('ok');
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  });

test('a page that allows our Trusted Types policy only once shows widgets of two areas', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site, {
    policy: `connect-src 'self'; ${trustedTypes} flightdeck`,
  });
  for (const name of ['connection', 'licence']) expect(await mountWidget(page, foreignPageConfig, name)).toBe('ok');
});
