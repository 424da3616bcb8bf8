import type { PartUnderTest } from '@flightdeck/shared/testing/parts';
import {
  type MalformedValues,
  malformedValues,
  neverShown,
  onCall,
  providerAnswer,
  valueReplacer,
} from '@flightdeck/shared/testing/server';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';

/** Valid answers to reads; `isFromProvider` marks answers that the site forwards from the provider as JSON strings. */
export type ValidAnswers = readonly (readonly [path: string, body: unknown, isFromProvider: boolean])[];

/** Number of generated sites; each one mounts the whole screen. */
const numRuns = process.env.FLIGHTDECK_LONG ? 150 : 5;

/** Time limit of a test that calls `expectValidContent`. */
export const timeLimit = 60_000 + numRuns * 2000;

/** Answers each read with its valid answer, in which malformed values replace some values. */
function answerReads(validAnswers: ValidAnswers, input: MalformedValues): void {
  const replaceValues = valueReplacer(input);
  for (const [path, body, isFromProvider] of validAnswers) {
    const replaced = replaceValues(body);
    const text = JSON.stringify(isFromProvider ? providerAnswer(replaced) : replaced) ?? 'null';
    // The screen may read a path never, or several times.
    onCall('GET', path).optionally().times(9).reply(200, text);
  }
}

/**
 * Expects that a screen shows no malformed value for any malformed answers.
 * @param mount mounts the screen
 * @param expectContent checks the loaded screen
 */
export const expectValidContent = (
  validAnswers: ValidAnswers,
  mount: () => Promise<PartUnderTest>,
  expectContent: () => void,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(malformedValues, async (input) => {
      answerReads(validAnswers, input);
      const page = await mount();
      try {
        await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
        expect(page.failures).toEqual([]);
        expectContent();
        expect(document.body).not.toHaveTextContent(neverShown);
        // Texts with markup must not become elements.
        expect(document.querySelector('img[onerror], article b > b')).toBeNull();
      } finally {
        // Clean up after a failure too, or all later runs fail.
        await page.unmount();
        nock.cleanAll();
      }
    }),
    { numRuns },
  );
