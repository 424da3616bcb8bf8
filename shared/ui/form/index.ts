/** Controls of forms. */

export * from './choice/choice.view';
export * from './composition/composition';
export * from './copy-button/copy-button.view';
export * from './field/field.view';
export * from './radio-group/radio-group.view';
export * from './select-field/select-field.view';
export * from './text-field/text-field.view';
export * from './toggle/toggle.view';
