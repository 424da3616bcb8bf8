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

/** A verifier, and what it does, in its order. */
function start(change: Partial<GoogleServer> = {}, serverValue = '') {
  const done: string[] = [];
  let code = serverValue;
  const verifier = createGoogleVerifier({
    ask: async (id) => {
      done.push(`ask ${id ?? ''}`.trim());
      return unverified;
    },
    verify: async (id) => {
      done.push(`verify ${id}`);
      return verified;
    },
    savedCode: () => code,
    keep: async (next) => {
      done.push(`keep "${next}"`);
      code = next;
    },
    openWindow: async () => {
      done.push('window');
      return { keyringId: 7 };
    },
    tell: (moment, { error, verified: isVerified }) =>
      done.push(`tell ${moment}${moment === 'done' ? ` ${error?.message ?? isVerified}` : ''}`),
    ...change,
  });
  return { verifier, done, status: () => verifier.state.value.status };
}

test('SET-158 window, status, token, verify, and it says how it went', async () => {
  const { verifier, done, status } = start();
  await verifier.verify();
  expect(done).toEqual(['window', 'tell verifying', 'ask 7', 'keep "TOKEN"', 'verify 7', 'tell done true']);
  expect(status()).toMatchObject({ verified: true, isOwner: true, verifying: false, fetching: false, token: tag });
});

test('SET-158 a token that is saved already is not saved again, and who is verified is not verified again', async () => {
  const { verifier, done } = start({ ask: async () => ({ ...unverified, verified: true }) }, 'TOKEN');
  await verifier.verify();
  expect(done).toEqual(['window', 'tell verifying', 'tell done true']);
});

test('a window that is closed without a word ends it in silence', async () => {
  const { verifier, done } = start({ openWindow: async () => ({ keyringId: null }) });
  await verifier.verify();
  expect(done).toEqual([]);
});

test('a window that was not opened is said', async () => {
  const { verifier } = start({ openWindow: async () => 'blocked' });
  await verifier.verify();
  expect(verifier.state.value.isBlocked).toBe(true);
});

test('a second press while the first is at work does nothing', async () => {
  const { verifier, done } = start();
  const first = verifier.verify();
  await Promise.resolve().then(() => Promise.resolve());
  await verifier.verify();
  await first;
  expect(done.filter((step) => step.startsWith('verify'))).toHaveLength(1);
});

test.each<[string, Partial<GoogleServer>]>([
  ['status', { ask: () => Promise.reject(refusal('forbidden')) }],
  ['token', { keep: () => Promise.reject(refusal('forbidden')) }],
  ['verifying', { verify: () => Promise.reject(refusal('forbidden')) }],
])(
  'SET-166 SET-167 a refusal of the %s is kept as code and message, said, and the wait ends',
  async (_what, change) => {
    const { verifier, done, status } = start(change);
    await verifier.verify();
    expect(done.at(-1)).toBe('tell done Refused.');
    expect(status()).toMatchObject({
      error: { code: 'forbidden', message: 'Refused.' },
      verifying: false,
      fetching: false,
    });
  },
);

test('SET-166 errors in a good answer end it as well', async () => {
  const { verifier, done } = start({ ask: async () => ({ ...unverified, errors: { x: ['Not found.'] } }) });
  await verifier.verify();
  expect(done).toEqual(['window', 'tell verifying', 'tell done Not found.']);
});

describe('on arrival', () => {
  test('without a saved token, the new one is saved', async () => {
    const { verifier, done } = start();
    await verifier.look();
    expect(done).toEqual(['ask', 'keep "TOKEN"']);
  });

  test('a code of the user stays', async () => {
    const { verifier, done } = start({}, 'MINE');
    await verifier.look();
    expect(done).toEqual(['ask']);
  });

  test('SET-162 a code Google does not know is cleared and asked for again, once', async () => {
    const { verifier, done } = start({ ask: () => Promise.reject(refusal('unverify-site-error')) }, 'OLD');
    await verifier.look();
    expect(done).toEqual(['keep ""']);
  });

  test('SET-162 then the token that comes is kept', async () => {
    let times = 0;
    const { verifier, done } = start(
      {
        ask: async () => {
          times += 1;
          if (times === 1) throw refusal('unverify-site-error');
          return unverified;
        },
      },
      'OLD',
    );
    await verifier.look();
    expect(done).toEqual(['keep ""', 'keep "TOKEN"']);
  });

  test('who has left has nothing written for them', async () => {
    const { verifier, done } = start();
    const looking = verifier.look();
    verifier.leave();
    await looking;
    expect(done).toEqual(['ask']);
  });

  test('a refusal is kept and ends the wait', async () => {
    const { verifier, status } = start({ ask: () => Promise.reject(refusal('no_token_for_user')) });
    const looking = verifier.look();
    expect(status().fetching).toBe(true);
    await looking;
    expect(status()).toMatchObject({ fetching: false, error: { code: 'no_token_for_user' } });
  });
});

test('whoever watches hears of each change, until they stop', async () => {
  const { verifier } = start();
  const heard = jest.fn();
  const stop = verifier.state.subscribe(heard);
  await verifier.look();
  const times = heard.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  stop();
  await verifier.look();
  expect(heard).toHaveBeenCalledTimes(times);
});
