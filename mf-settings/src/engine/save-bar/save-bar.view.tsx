import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import css from './save-bar.css';

export interface SaveBarProps {
  /** Something differs from what is saved. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** What is unsaved, by its label: "Allow and block lists". */
  readonly what: string;
  /** What became of the last save, while it matters. */
  readonly note?: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** The end of a card whose fields are saved together: it names what is unsaved and stays in sight. Nothing when all is saved. */
export function SaveBar(props: SaveBarProps) {
  return props.dirty || props.saving ? <Bar {...props} /> : null;
}

function Bar({ saving, what, note, onSave, onDiscard }: SaveBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const before = useRef<Element | null>(null);

  // The bar leaves with the button that was pressed: focus goes back to the field it came from.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const root = element?.getRootNode();
      const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
      const place = before.current;
      // What was disabled while saving takes the focus only after all of this is drawn.
      if (element?.contains(active) && place instanceof HTMLElement)
        queueMicrotask(() => {
          if (place.isConnected) place.focus();
        });
    };
  }, []);

  return (
    <fieldset
      aria-label={__('Unsaved changes')}
      className={css.bar}
      onFocus={(event: FocusEvent) => {
        if (!bar.current?.contains(event.relatedTarget)) before.current = event.relatedTarget;
      }}
      ref={bar}
    >
      <span className={css.what}>
        <span>
          {sprintf(
            /* translators: %s: labels of settings, separated by commas */
            __('Unsaved: %s'),
            what,
          )}
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
