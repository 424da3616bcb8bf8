import { Skeleton } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import type { ReactNode } from 'react';
import { FieldNotes } from '../../engine/form/field-notes.view';
import type { FieldState } from '../../engine/form/use-field.resource';
import { joinProblemTexts } from './problem-text';

export interface AddressesFieldProps {
  readonly field: FieldState<string>;
  readonly label: string;
  readonly hint: ReactNode;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly testId: string;
}

/** Text area for a list of addresses, one entry per line. Each error message includes the number of its line. */
export function AddressesField({ field, label, hint, placeholder, disabled, testId }: AddressesFieldProps) {
  if (field.value === undefined && !field.isUnknown) {
    return (
      <div>
        <Skeleton height={120} width="100%" />
      </div>
    );
  }
  return (
    <TextField
      disabled={disabled || field.isUnknown}
      error={joinProblemTexts(field.problems.map(({ text }) => text))}
      hint={
        <>
          <FieldNotes field={field} />
          {!field.isUnknown && <span>{hint}</span>}
        </>
      }
      label={label}
      ltr
      multiline
      onChange={field.edit}
      placeholder={field.isUnknown ? undefined : placeholder}
      testId={testId}
      value={field.value ?? ''}
    />
  );
}
