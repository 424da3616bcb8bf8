import { __, sprintf } from '@flightdeck/shared/i18n';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isUnfinished } from '../composition/composition';
import { Field, hasFocus, noLogin } from '../field/field.view';
import css from './text-field.css';
import { isWithinLimit, tooLongText } from './text-limit';

export interface TextFieldProps {
  /** Always visible; also the accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown below the field; screen readers read it with the field. */
  readonly hint?: ReactNode;
  /** The error, with an example of a valid value. */
  readonly error?: string | undefined;
  /** Accepts several lines of text. */
  readonly multiline?: boolean | undefined;
  /** Number of visible lines, with `multiline`. Default: 4. */
  readonly rows?: number | undefined;
  /** Largest number of characters; the browser accepts no more. The count is shown below the field. */
  readonly maxLength?: number | undefined;
  /** An example, never the only label. */
  readonly placeholder?: string | undefined;
  /** Default: `text`. */
  readonly type?: 'text' | 'email' | 'url' | undefined;
  readonly disabled?: boolean | undefined;
  /** Read-only, but can be selected and copied; a click selects everything. */
  readonly readOnly?: boolean | undefined;
  /** For addresses, keys and lists of IPs: left to right in every language, in a monospace font. */
  readonly ltr?: boolean | undefined;
  /** Default: `off`. */
  readonly autoComplete?: string | undefined;
  /** Ignores text that a password manager or a script fills in. For a field that sends its text while the user types. */
  readonly typedOnly?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** Invisible characters that web pages and mail programs copy with an address or a key. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A text field with one line or several. Rejects text so long that typing would be slow, and shows an error. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  multiline = false,
  rows = 4,
  maxLength,
  placeholder,
  type = 'text',
  disabled,
  readOnly,
  ltr = false,
  autoComplete,
  typedOnly = false,
  testId,
}: TextFieldProps) {
  const [isTooLong, setTooLong] = useState(false);
  // The text while an input method composes a character. The caller gets the text when the composition ends.
  const [composedText, setComposedText] = useState<string>();
  const shownText = composedText ?? value;
  const accept = (typed: string): boolean => {
    const text = ltr ? typed.replace(invisible, '') : typed;
    const isAccepted = isWithinLimit(multiline, text, value);
    setTooLong(!isAccepted);
    if (isAccepted) onChange(text);
    return isAccepted;
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const text = event.currentTarget.value;
    if (typedOnly && !hasFocus(event.currentTarget)) return;
    if (isUnfinished(event.nativeEvent)) setComposedText(text);
    else if (!accept(text)) event.currentTarget.value = value;
  };
  // Some input methods don't report the end of the composition when the user leaves the field.
  const finishComposition = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setComposedText(undefined);
    const text = event.currentTarget.value;
    if (composedText !== undefined && text !== value) accept(text);
  };
  const count =
    maxLength === undefined
      ? undefined
      : sprintf(
          /* translators: %1$d: the characters used, %2$d: the characters allowed. */
          __('%1$d of %2$d characters'),
          shownText.length,
          maxLength,
        );
  return (
    <Field count={count} error={isTooLong ? tooLongText(multiline) : error} hint={hint} label={label}>
      {({ className, ...controlProps }) => {
        const sharedProps = {
          ...controlProps,
          ...noLogin,
          // Phones would start a key with a capital letter, and replace parts of it.
          ...(ltr && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
          ...(autoComplete && { autoComplete }),
          className: [className, multiline && css.lines, ltr && css.code].filter(Boolean).join(' '),
          'data-testid': testId,
          dir: ltr || type !== 'text' ? 'ltr' : undefined,
          disabled,
          maxLength,
          onChange: handleChange,
          onBlur: finishComposition,
          onCompositionEnd: finishComposition,
          onClick: (event: { currentTarget: { select(): void } }) => {
            if (readOnly) event.currentTarget.select();
          },
          placeholder,
          readOnly,
        };
        return multiline ? (
          <TextArea {...sharedProps} rows={rows} text={shownText} />
        ) : (
          <input {...sharedProps} type={type} value={shownText} />
        );
      }}
    </Field>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> {
  readonly text: string;
}

/**
 * A `<textarea>` whose value React doesn't control: otherwise, each key press would write the whole text into the page
 * again, which is slow with ten thousand lines.
 */
function TextArea({ text, ...rest }: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  });
  return <textarea {...rest} defaultValue="" ref={field} />;
}
