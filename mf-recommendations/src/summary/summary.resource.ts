import { useEffect } from 'react';
import type { Answers } from '../flow/answers';
import { changeAnswers } from '../recommendations/answers.resource';

/** Ends the active onboarding when the summary opens (REC-097). */
const atItsEnd = (answers: Answers): Answers => ({
  ...answers,
  onboarding: { ...answers.onboarding, active: null, hasStarted: false },
});

export function useEndOfOnboarding(): void {
  useEffect(() => changeAnswers(atItsEnd), []);
}
