import { expect, test } from './test';

/**
 * Returns an expression that tries to run code in each forbidden way. Its value has the error of each attempt, and the name
 * of the last one whose code ran.
 */
const attemptForbidden = (foreign: string) => `(async () => {
  const errorOf = (act) => {
    try {
      act();
      return 'accepted';
    } catch (error) {
      return error.name;
    }
  };
  // Code that a driver runs may call eval; code that a timer runs may not.
  await new Promise((resolve) => setTimeout(resolve));
  const box = document.body.appendChild(document.createElement('div'));
  const script = () => document.createElement('script');
  const refusals = {
    inline: errorOf(() => box.append(Object.assign(script(), { textContent: 'window.ran = "inline"' }))),
    markup: errorOf(() => { box.innerHTML = '<img src="data:," onerror="window.ran = \\'markup\\'">'; }),
    eval: errorOf(() => (0, window.eval)('window.ran = "eval"')),
    address: errorOf(() => Object.assign(script(), { src: ${JSON.stringify(foreign)} })),
    policy: errorOf(() => window.trustedTypes?.createPolicy('other', {})),
  };
  const violations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  const policy = window.trustedTypes?.createPolicy('flightdeck', { createScriptURL: (url) => url });
  const loaded = await new Promise((resolve) => {
    const src = policy ? policy.createScriptURL(${JSON.stringify(foreign)}) : ${JSON.stringify(foreign)};
    box.append(Object.assign(script(), { src, onload: () => resolve('loaded'), onerror: () => resolve('refused') }));
  });
  box.remove();
  return { ...refusals, ran: window.ran ?? 'nothing', foreign: loaded, violations };
})()`;

test('the security policy refuses code that is not a file of the set', async ({ user, openAs, site }) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  const attempts = await user.evaluate<Record<string, unknown>>(attemptForbidden(`${site.provider}/other.js`));
  expect(attempts).toMatchObject({ ran: 'nothing', foreign: 'refused' });
  expect(attempts.violations).toContain('script-src-elem');
  expect(attempts.eval).not.toBe('accepted');
  // Trusted Types refuse texts where code is expected, and policies that the host does not name.
  expect(attempts).toMatchObject({
    inline: 'TypeError',
    markup: 'TypeError',
    address: 'TypeError',
    policy: 'TypeError',
  });
});
