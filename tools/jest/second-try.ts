// Two cores are shared with everything else: what passes only at the second try is counted and said as such.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
