import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { stayAboveFixedBar } from './fixed-bar';
import css from './save-bar.css';

export interface SaveBarProps {
  /** Whether unsaved changes exist. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Labels of the unsaved fields, as one string. */
  readonly labels: string;
  /** Note about the last save, if it failed. */
  readonly note?: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/**
 * Save bar at the end of a card. Names the unsaved fields and sticks to the viewport. Draws nothing if no field is unsaved or
 * being saved.
 */
export function SaveBar(props: SaveBarProps) {
  return props.dirty || props.saving ? <Bar {...props} /> : null;
}

function Bar({ saving, labels, note, onSave, onDiscard }: SaveBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const previousFocus = useRef<Element | null>(null);

  useLayoutEffect(() => (bar.current ? stayAboveFixedBar(bar.current) : undefined), []);

  // When the bar unmounts with the focused button, return the focus to the element that had it before.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const root = element?.getRootNode();
      const activeElement = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
      const previous = previousFocus.current;
      // An element that was disabled while saving can take the focus only after this render.
      if (element?.contains(activeElement) && previous instanceof HTMLElement)
        queueMicrotask(() => {
          if (previous.isConnected) previous.focus();
        });
    };
  }, []);

  return (
    <fieldset
      aria-label={__('Unsaved changes')}
      className={css.bar}
      onFocus={(event: FocusEvent) => {
        if (!bar.current?.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
      }}
      ref={bar}
    >
      <span className={css.unsaved}>
        <span>
          <span>
            {sprintf(
              /* translators: %s: labels of settings, separated by commas */
              __('Unsaved: %s'),
              labels,
            )}
          </span>
          {note !== undefined && !saving && <span className={css.note}>{note}</span>}
        </span>
      </span>
      <Button disabled={saving} onClick={onDiscard} variant="link">
        {__('Discard')}
      </Button>
      <Button busy={saving} busyLabel={__('Saving…')} onClick={onSave} variant="primary">
        {__('Save Settings')}
      </Button>
    </fieldset>
  );
}
