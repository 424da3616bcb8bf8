import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageMarkup } from '../../../root-config/src/page/page-markup.view';

/** Markup of the page before any script has run. */
export const pageMarkup = (): string => renderToStaticMarkup(createElement(PageMarkup));
