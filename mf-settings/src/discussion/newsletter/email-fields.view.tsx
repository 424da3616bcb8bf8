import { __ } from '@flightdeck/shared/i18n';
import { SelectField, TextField } from '@flightdeck/shared/ui/form';
import { Stack } from '@flightdeck/shared/ui/layout';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useField } from '../../engine/form/use-field.resource';
import { replies, senderName } from './newsletter.field';

/** Edits the sender name of the emails, and how replies are handled. */
export function EmailFields() {
  const sender = useField(senderName);
  const reply = useField(replies);
  return (
    <div>
      <Stack>
        <TextField
          disabled={sender.isLocked}
          hint={<FieldNotes describe={(value) => value} field={sender} />}
          label={senderName.label()}
          onChange={sender.edit}
          value={sender.value ?? ''}
        />
        <SelectField
          disabled={reply.isLocked}
          hint={<FieldNotes field={reply} />}
          label={replies.label()}
          onChange={reply.edit}
          options={
            reply.isUnknown
              ? []
              : [
                  { value: 'no-reply', label: __("Don't accept replies") },
                  { value: 'author', label: __("Send replies to the post's author") },
                  { value: 'comment', label: __('Publish replies as comments') },
                ]
          }
          value={reply.value ?? 'no-reply'}
        />
      </Stack>
    </div>
  );
}
