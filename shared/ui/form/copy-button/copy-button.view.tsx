import { __ } from '@flightdeck/shared/i18n';
import { Button, type ButtonVariant, VisuallyHidden } from '@flightdeck/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** How long the confirmation is shown, in milliseconds (SHR-134). */
const copiedTime = 4000;

export interface CopyButtonProps {
  readonly text: string;
  /** Default: "Copy". */
  readonly label?: string | undefined;
  /** Replaces the label for 4 s after a press. Default: "Copied". */
  readonly copiedLabel?: string | undefined;
  /** Message of the prompt, which shows if copying fails. Default: asks the user to copy the text. */
  readonly promptText?: string | undefined;
  /** Default: `secondary`. */
  readonly variant?: Extract<ButtonVariant, 'secondary' | 'link' | 'icon'> | undefined;
  readonly disabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/**
 * Copies text and shows a confirmation for 4 s. If copying fails, the browser's prompt shows the text, so that users can copy
 * it themselves (SHR-135).
 */
export function CopyButton({
  text,
  label = __('Copy'),
  copiedLabel = __('Copied'),
  promptText = __('Highlight and copy the following text to your clipboard:'),
  variant = 'secondary',
  disabled,
  testId,
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      // Without https, `clipboard` is undefined, and this line throws too.
      await navigator.clipboard.writeText(text);
    } catch {
      window.prompt(promptText, text);
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), copiedTime);
  };
  return (
    <>
      <Button
        disabled={disabled}
        icon={isCopied ? 'check' : 'copy'}
        onClick={() => void copy()}
        testId={testId}
        variant={variant}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && copiedLabel}</span>
      </VisuallyHidden>
    </>
  );
}
