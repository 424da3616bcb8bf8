/** Attributes of a field that is not a login: password managers neither fill it nor offer to save its value. */
export const noLogin = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/** Returns whether the user is in a field. Password managers and other scripts fill fields without focus. */
export const isUsed = (field: Element): boolean => field.matches(':focus');
