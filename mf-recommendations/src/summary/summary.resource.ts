import { useEffect } from 'react';
import type { Answers } from '../flow/answers';
import { changeAnswers } from '../state/answers.resource';

const withoutOnboarding = (answers: Answers): Answers => ({
  ...answers,
  onboarding: { ...answers.onboarding, active: null, hasStarted: false },
});

/** Ends the active onboarding when the summary opens (REC-097). */
export function useEndOnboarding(): void {
  useEffect(() => changeAnswers(withoutOnboarding), []);
}
