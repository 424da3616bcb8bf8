import { expect, test } from './test';

/** Expression that tries to run code in each forbidden way. Returns the error of each, and what ran in spite of it. */
const attempt = (foreign: string) => `(async () => {
  const tried = (act) => {
    try {
      act();
      return 'accepted';
    } catch (error) {
      return error.name;
    }
  };
  // What a driver runs may call eval; what a timer runs may not.
  await new Promise((resolve) => setTimeout(resolve));
  const box = document.body.appendChild(document.createElement('div'));
  const script = () => document.createElement('script');
  const refusals = {
    inline: tried(() => box.append(Object.assign(script(), { textContent: 'window.ran = "inline"' }))),
    markup: tried(() => { box.innerHTML = '<img src="data:," onerror="window.ran = \\'markup\\'">'; }),
    eval: tried(() => (0, window.eval)('window.ran = "eval"')),
    address: tried(() => Object.assign(script(), { src: ${JSON.stringify(foreign)} })),
    policy: tried(() => window.trustedTypes?.createPolicy('other', {})),
  };
  const violations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
  const make = window.trustedTypes?.createPolicy('flightdeck', { createScriptURL: (url) => url });
  const loaded = await new Promise((resolve) => {
    const src = make ? make.createScriptURL(${JSON.stringify(foreign)}) : ${JSON.stringify(foreign)};
    box.append(Object.assign(script(), { src, onload: () => resolve('loaded'), onerror: () => resolve('refused') }));
  });
  box.remove();
  return { ...refusals, ran: window.ran ?? 'nothing', foreign: loaded, violations };
})()`;

test('the security policy refuses code that is not a file of the set', async ({ user, openAs, site }) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  const answer = await user.read<Record<string, unknown>>(attempt(`${site.provider}/other.js`));
  expect(answer).toMatchObject({ ran: 'nothing', foreign: 'refused' });
  expect(answer.violations).toContain('script-src-elem');
  expect(answer.eval).not.toBe('accepted');
  // Trusted Types refuse texts where code is expected, and policies that the host does not name.
  expect(answer).toMatchObject({ inline: 'TypeError', markup: 'TypeError', address: 'TypeError', policy: 'TypeError' });
});
