import { stateMessage } from './state-notice';

const messageInput = { version: '1', adminUrl: '/', isAtomicPlatform: false };
const noKeys = { messageCode: null, errorCode: null, errorDescription: null, messageContent: null };

test.each([
  ['no notice without a key', noKeys, null],
  ['the notice of an error key', { ...noKeys, errorCode: 'cheatin' }, "Cheatin' uh?"],
  [
    'the message rather than the error',
    { ...noKeys, errorCode: 'cheatin', messageCode: 'already_authorized' },
    'Your Jetpack is already connected.',
  ],
])('chooses %s', (_what, keys, text) => {
  expect(stateMessage(keys, messageInput)?.paragraphs[0] ?? null).toBe(text);
});
