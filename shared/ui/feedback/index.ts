/** Components for notices, progress and failures. */

export * from './failure-panel/failure-panel.view';
export * from './page-notice/page-notice.view';
export * from './progress-bar/progress-bar.view';
export * from './toast/toast.view';
