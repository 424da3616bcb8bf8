import { __ } from '@flightdeck/shared/i18n';
import { Button, type ButtonVariant, VisuallyHidden } from '@flightdeck/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which the confirmation shows (SHR-134). */
const copiedTime = 4000;

export interface CopyButtonProps {
  readonly text: string;
  /** Default: "Copy". */
  readonly label?: string | undefined;
  /** Replaces the label for 4 s after a press. Default: "Copied". */
  readonly copiedLabel?: string | undefined;
  /** Text of the prompt for browsers that do not allow copying. */
  readonly promptText?: string | undefined;
  /** Default: `secondary`. */
  readonly variant?: Extract<ButtonVariant, 'secondary' | 'link' | 'icon'> | undefined;
  readonly disabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/**
 * Copies a text and shows a confirmation for 4 s. If copying fails, a prompt of the browser shows the text for copying
 * by hand (SHR-135).
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
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      // Without https the clipboard is undefined; the access throws and is caught too.
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
        icon={copied ? 'check' : 'copy'}
        onClick={() => void copy()}
        testId={testId}
        variant={variant}
      >
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied && copiedLabel}</span>
      </VisuallyHidden>
    </>
  );
}
