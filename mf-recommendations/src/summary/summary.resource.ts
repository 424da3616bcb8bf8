import { useEffect } from 'react';
import type { Answers } from '../flow/answers';
import { changeAnswers } from '../recommendations/answers.resource';

/** Whoever sees the summary has come to the end of an onboarding (REC-097). */
const atItsEnd = (answers: Answers): Answers => ({
  ...answers,
  onboarding: { ...answers.onboarding, active: null, hasStarted: false },
});

export function useEndOfOnboarding(): void {
  useEffect(() => changeAnswers(atItsEnd), []);
}
