import { useSettingsTab } from '../../engine/form/form-context.store';
import { useField } from '../../engine/form/use-field.resource';
import { type ScrollMode, scrollChanges, scrollMode, scrollModule, scrollOption } from './scroll-mode';

/** State of the infinite scroll mode for its row. */
export interface ScrollModeState {
  /** Undefined until the settings have loaded, and for an unknown value. */
  readonly mode: ScrollMode | undefined;
  readonly isSaving: boolean;
  /** Fields of the module and its option. */
  readonly module: ReturnType<typeof useField<boolean>>;
  readonly option: ReturnType<typeof useField<boolean>>;
  /** Sets the mode as an unsaved change. */
  choose(mode: ScrollMode): void;
}

/** Returns the state of the mode, which combines the module and its option (SET-177). */
export function useScrollMode(): ScrollModeState {
  const { form } = useSettingsTab();
  const module = useField(scrollModule);
  const option = useField(scrollOption);
  const mode =
    module.value === undefined || option.value === undefined
      ? undefined
      : scrollMode({ 'infinite-scroll': module.value, infinite_scroll: option.value });

  const choose = (chosen: ScrollMode) => {
    const changes = scrollChanges(chosen);
    form.edit(scrollModule, changes['infinite-scroll'] === true);
    if (changes.infinite_scroll === undefined) form.discard([scrollOption]);
    else form.edit(scrollOption, changes.infinite_scroll);
  };
  return { mode, isSaving: module.isSaving || option.isSaving, module, option, choose };
}
