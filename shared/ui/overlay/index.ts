/** Layers above a screen: dialogs, popovers and tooltips. */

export * from './dialog/dialog.view';
export * from './dialog/message-dialog.view';
export * from './popover/popover.view';
export * from './tooltip/tooltip.view';
export * from './wordpress-window/wordpress-window';
