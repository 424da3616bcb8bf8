/** @jsxRuntime automatic */
/**
 * Draws the page before any script has run: shell and skeleton, in the size of the views that replace them. The build prints
 * this markup into the HTML, which links `page.css` for its classes.
 */
export function PageMarkup() {
  return (
    <>
      <header id="fd-header" className="fd-page-header">
        <div className="fd-page-shell fd-page-masthead">
          {/* The logo is part of the HTML, so that browsers show it before any script has run. */}
          <a id="fd-logo" className="fd-page-logo" href="#/dashboard">
            <Logo />
          </a>
          <span id="fd-masthead" />
        </div>
        <div id="fd-tabs" className="fd-page-shell fd-page-tabs" />
      </header>
      <div id="fd-notices" className="fd-page-shell fd-page-notices" />
      <div id="fd-outlet" className="fd-page-shell fd-page-outlet" tabIndex={-1}>
        <PageSkeleton />
      </div>
      <div id="fd-overlays" />
      <div id="fd-toasts" />
      <footer id="fd-footer" className="fd-page-shell fd-page-footer" />
    </>
  );
}

/** The logo: a tilted horizon in a ring, and the name in the text color. */
function Logo() {
  return (
    <svg width="125" height="23" viewBox="0 0 152 28" role="img" aria-label="Flightdeck">
      <rect width="28" height="28" rx="7" fill="var(--fd-brand)" />
      <circle cx="14" cy="14" r="8.5" fill="none" stroke="var(--fd-on-brand)" strokeWidth="2" />
      <path d="M6.01 16.91 21.99 11.09A8.5 8.5 0 0 1 6.01 16.91z" fill="var(--fd-on-brand)" />
      <g
        transform="translate(37 1.5)"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M2 20V4.5h8.5M2 12.2h7M15 4v16M19.8 10v10M19.8 5.6v.1M34.2 10v10.6c0 2.9-2 4.6-5 4.6-1.9 0-3.4-.7-4.3-2M39.6 4v16M39.6 14.6a4.5 4.5 0 0 1 9 0V20M54 6v11c0 2 1.1 3 3.2 3M51.2 10h6M71 4v16M75.6 15h9.8a4.9 4.9 0 1 0-1.5 3.6M98.4 11.6a4.9 4.9 0 1 0 0 6.8M103.6 4v16M110.6 10l-7 6.3M106 14.2l5.2 5.8" />
        <circle cx="29.3" cy="15" r="4.9" />
        <circle cx="66.1" cy="15" r="4.9" />
      </g>
    </svg>
  );
}

/** Skeleton of a screen while it loads. */
export function PageSkeleton() {
  return (
    <div className="fd-page-skeleton" aria-hidden="true">
      <i className="fd-page-bone fd-page-bone-heading" />
      <i className="fd-page-bone fd-page-bone-card" />
      <i className="fd-page-bone fd-page-bone-card" />
      <i className="fd-page-bone fd-page-bone-heading" />
      <i className="fd-page-bone fd-page-bone-wide" />
    </div>
  );
}

/** Reserves space for a notice that will appear, so that nothing below it moves. */
export const NoticeSkeleton = () => <i className="fd-page-bone fd-page-bone-notice" aria-hidden="true" />;
