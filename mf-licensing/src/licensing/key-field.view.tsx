import { __ } from '@flightdeck/shared/i18n';
import { TextField, type TextFieldProps } from '@flightdeck/shared/ui/form';

type KeyFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'readOnly' | 'error' | 'placeholder'>;

/** Shows the text field for a license key. */
export const KeyField = (props: KeyFieldProps) => <TextField {...props} label={__('License key')} ltr />;
