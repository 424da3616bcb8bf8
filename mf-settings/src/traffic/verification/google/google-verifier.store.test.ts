import { createGoogleVerifier, type GoogleServer } from './google-verifier.store';

const tag = '<meta name="google-site-verification" content="TOKEN" />';
const unverified = {
  verified: false,
  is_owner: false,
  google_search_console_url: '',
  google_verification_console_url: '',
  token: tag,
};
const { token: _none, ...verified } = { ...unverified, verified: true, is_owner: true };
const refusal = (serverCode: string) =>
  Object.assign(new Error('Refused.'), { code: 'rest-refused', serverCode, serverMessage: 'Refused.' });

/** Creates a verifier and records its calls in order. */
function createVerifier(change: Partial<GoogleServer> = {}, serverValue = '') {
  const calls: string[] = [];
  let code = serverValue;
  const verifier = createGoogleVerifier({
    readStatus: async (id) => {
      calls.push(`read ${id ?? ''}`.trim());
      return unverified;
    },
    verify: async (id) => {
      calls.push(`verify ${id}`);
      return verified;
    },
    savedCode: () => code,
    saveCode: async (next) => {
      calls.push(`save "${next}"`);
      code = next;
    },
    openWindow: async () => {
      calls.push('window');
      return { keyringId: 7 };
    },
    report: (stage, { error, verified: isVerified }) =>
      calls.push(`report ${stage}${stage === 'done' ? ` ${error?.message ?? isVerified}` : ''}`),
    ...change,
  });
  return { verifier, calls, status: () => verifier.state.value.status };
}

test('SET-158 opens the window, reads the status, saves the token, verifies and reports the result', async () => {
  const { verifier, calls, status } = createVerifier();
  await verifier.verify();
  expect(calls).toEqual(['window', 'report verifying', 'read 7', 'save "TOKEN"', 'verify 7', 'report done true']);
  expect(status()).toMatchObject({ verified: true, isOwner: true, verifying: false, fetching: false, token: tag });
});

test('SET-158 neither saves a saved token nor verifies a verified site again', async () => {
  const { verifier, calls } = createVerifier({ readStatus: async () => ({ ...unverified, verified: true }) }, 'TOKEN');
  await verifier.verify();
  expect(calls).toEqual(['window', 'report verifying', 'report done true']);
});

describe('when the window closed without a result', () => {
  const closed = { openWindow: async () => ({ keyringId: null }) };

  test('writes nothing, and stores that the window closed', async () => {
    const { verifier, calls } = createVerifier(closed);
    await verifier.verify();
    expect(calls).toEqual([]);
    expect(verifier.state.value.windowProblem).toBe('closed');
  });

  test('reads the status again on request, and saves the token of the account', async () => {
    const { verifier, calls } = createVerifier(closed);
    await verifier.verify();
    await verifier.checkAgain();
    expect(calls).toEqual(['report verifying', 'read', 'save "TOKEN"', 'report done false']);
    expect(verifier.state.value.windowProblem).toBe('closed');
  });

  test('clears the stored problem when the site is verified after a check', async () => {
    const { verifier, calls } = createVerifier(
      { ...closed, readStatus: async () => ({ ...unverified, verified: true }) },
      'TOKEN',
    );
    await verifier.verify();
    await verifier.checkAgain();
    expect(calls).toEqual(['report verifying', 'report done true']);
    expect(verifier.state.value.windowProblem).toBeNull();
  });

  test('clears the stored problem when a second attempt succeeds', async () => {
    let keyringId: number | null = null;
    const { verifier, status } = createVerifier({ openWindow: async () => ({ keyringId }) });
    await verifier.verify();
    keyringId = 7;
    await verifier.verify();
    expect(verifier.state.value.windowProblem).toBeNull();
    expect(status().verified).toBe(true);
  });
});

test('stores that the browser blocked the window', async () => {
  const { verifier } = createVerifier({ openWindow: async () => 'blocked' });
  await verifier.verify();
  expect(verifier.state.value.windowProblem).toBe('blocked');
});

test('ignores a click until the verification has ended', async () => {
  let click = () => {};
  const { verifier, calls } = createVerifier({ saveCode: async () => click() });
  click = () => {
    click = () => {};
    void verifier.verify();
  };
  await verifier.verify();
  expect(calls.filter((step) => step === 'window')).toHaveLength(1);
});

test.each<[string, Partial<GoogleServer>]>([
  ['status', { readStatus: () => Promise.reject(refusal('forbidden')) }],
  ['save', { saveCode: () => Promise.reject(refusal('forbidden')) }],
  ['verify', { verify: () => Promise.reject(refusal('forbidden')) }],
])('SET-166 SET-167 stores and reports the error of a failed %s call', async (_what, change) => {
  const { verifier, calls, status } = createVerifier(change);
  await verifier.verify();
  expect(calls.at(-1)).toBe('report done Refused.');
  expect(status()).toMatchObject({
    error: { code: 'forbidden', message: 'Refused.' },
    verifying: false,
    fetching: false,
  });
});

test('SET-166 reports errors in a successful answer', async () => {
  const { verifier, calls } = createVerifier({
    readStatus: async () => ({ ...unverified, errors: { x: ['Not found.'] } }),
  });
  await verifier.verify();
  expect(calls).toEqual(['window', 'report verifying', 'report done Not found.']);
});

const rejects = (serverCode: string): Partial<GoogleServer> => ({
  readStatus: () => Promise.reject(refusal(serverCode)),
});

describe('on load', () => {
  test.each<[string, Partial<GoogleServer>, savedCode: string, calls: readonly string[]]>([
    ['saves no token of the account', {}, '', ['read']],
    ['keeps a saved code', {}, 'MINE', ['read']],
    ['SET-162 clears a code that Google does not know', rejects('unverify-site-error'), 'OLD', ['save ""']],
    ['SET-162 writes nothing when no code is saved', rejects('unverify-site-error'), '', []],
  ])('%s', async (_what, change, savedCode, expected) => {
    const { verifier, calls } = createVerifier(change, savedCode);
    await verifier.load();
    expect(calls).toEqual(expected);
  });

  test('SET-162 reads the status again once after clearing a code, and does not save its token', async () => {
    const readStatus = jest.fn(async () => unverified).mockRejectedValueOnce(refusal('unverify-site-error'));
    const { verifier, calls, status } = createVerifier({ readStatus }, 'OLD');
    await verifier.load();
    expect(calls).toEqual(['save ""']);
    expect(readStatus).toHaveBeenCalledTimes(2);
    expect(status()).toMatchObject({ token: tag, error: null });
  });

  test('SET-162 clears no code after the verifier is stopped', async () => {
    const { verifier, calls } = createVerifier(rejects('unverify-site-error'), 'OLD');
    const loading = verifier.load();
    verifier.stop();
    await loading;
    expect(calls).toEqual([]);
  });

  test('stores the error of a failed read', async () => {
    const { verifier, status } = createVerifier(rejects('no_token_for_user'));
    const loading = verifier.load();
    expect(status().fetching).toBe(true);
    await loading;
    expect(status()).toMatchObject({ fetching: false, error: { code: 'no_token_for_user' } });
  });
});
