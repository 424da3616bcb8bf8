import { expect, test } from './test';

/**
 * Returns an expression that tries to run code in each forbidden way. Its value has the result of each attempt, the
 * name of the last attempt whose code ran, and the directives of the violations.
 * @param foreignUrl address of a script on another origin
 */
const attemptsExpression = (foreignUrl: string) => `(async () => {
  const errorOf = (attempt) => {
    try {
      attempt();
      return 'accepted';
    } catch (error) {
      return error.name;
    }
  };
  // The security policy does not apply to eval in code that a driver runs. Continue in a timer, where the policy applies.
  await new Promise((resolve) => setTimeout(resolve));
  const container = document.body.appendChild(document.createElement('div'));
  const makeScript = (properties) => Object.assign(document.createElement('script'), properties);
  const results = {
    inlineScript: errorOf(() => container.append(makeScript({ textContent: 'window.lastRun = "inline script"' }))),
    markup: errorOf(() => { container.innerHTML = '<img src="data:," onerror="window.lastRun = \\'markup\\'">'; }),
    eval: errorOf(() => (0, window.eval)('window.lastRun = "eval"')),
    scriptAddress: errorOf(() => makeScript({ src: ${JSON.stringify(foreignUrl)} })),
    trustedTypesPolicy: errorOf(() => window.trustedTypes?.createPolicy('other', {})),
  };
  const violations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  // An allowed Trusted Types policy, so that only the origin of the script is refused.
  const allowedPolicy = window.trustedTypes?.createPolicy('flightdeck', { createScriptURL: (url) => url });
  const foreignScript = await new Promise((resolve) => {
    const url = ${JSON.stringify(foreignUrl)};
    const src = allowedPolicy ? allowedPolicy.createScriptURL(url) : url;
    container.append(makeScript({ src, onload: () => resolve('loaded'), onerror: () => resolve('refused') }));
  });
  container.remove();
  return { ...results, foreignScript, lastRun: window.lastRun ?? 'nothing', violations };
})()`;

test('the security policy refuses code that is not a file of the set', async ({ user, openAs, site }) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  const results = await user.evaluate<Record<string, unknown>>(attemptsExpression(`${site.provider}/other.js`));
  expect(results).toMatchObject({ lastRun: 'nothing', foreignScript: 'refused' });
  expect(results.violations).toContain('script-src-elem');
  expect(results.eval).not.toBe('accepted');
  // Trusted Types refuse plain strings in place of code, and Trusted Types policies that the page does not name.
  expect(results).toMatchObject({
    inlineScript: 'TypeError',
    markup: 'TypeError',
    scriptAddress: 'TypeError',
    trustedTypesPolicy: 'TypeError',
  });
});
