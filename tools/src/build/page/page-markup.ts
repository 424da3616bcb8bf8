import { PageMarkup } from '@flightdeck/root-config/page-markup';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Markup of the page before any script has run. */
export const pageMarkup = (): string => renderToStaticMarkup(createElement(PageMarkup));
