/** @jsxRuntime automatic */
/**
 * The page before any script has run: frame and skeleton, of the size of what replaces them. Printed into the HTML at
 * build time; the classes stand in `page.css`, which the HTML links.
 */
export function PageMarkup() {
  return (
    <>
      <header id="fd-header" className="fd-page-header">
        <div className="fd-page-frame fd-page-masthead" />
        <div className="fd-page-frame fd-page-tabs" />
      </header>
      <div id="fd-notices" className="fd-page-frame fd-page-notices" />
      <main id="fd-outlet" className="fd-page-frame fd-page-outlet" tabIndex={-1}>
        <PageSkeleton />
      </main>
      <div id="fd-overlays" />
      <div id="fd-toasts" />
      <footer id="fd-footer" className="fd-page-frame fd-page-footer" />
    </>
  );
}

/** Stands in the outlet while a screen loads. */
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
