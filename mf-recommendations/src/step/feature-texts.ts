import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses } from '@flightdeck/shared/links/places';
import type { SelectableStep } from '../flow/steps';
import type { FeatureText } from './step-text';

/** Texts of steps that enable a feature (FACT-REC-3; OQ-110). */
const texts: Readonly<Record<SelectableStep, () => FeatureText>> = {
  woocommerce: () => ({
    title: __('Would you like to sell online with WooCommerce?'),
    paragraphs: [
      __(
        '<shop>WooCommerce</shop>, our e-commerce partner, is a customizable, open-source store platform for WordPress. It includes all the tools you need to take your first order. <more>Learn more</more>',
      ),
    ],
    links: { shop: addresses.commerceFeatures, more: addresses.commerceFeatures },
    enable: __('Install WooCommerce'),
  }),
  monitor: () => ({
    title: __('Would you like an alert when your site goes down?'),
    paragraphs: [
      __(
        'Jetpack checks your site around the clock and sends you an email or push notification if your site goes down. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.monitorSupport },
    enable: __('Enable downtime monitoring'),
  }),
  'related-posts': () => ({
    title: __('Would you like to show readers more of your posts?'),
    paragraphs: [
      __(
        'Jetpack shows related posts at the end of each post, so that visitors find more to read. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.relatedPostsSupport },
    enable: __('Enable related posts'),
  }),
  'creative-mail': () => ({
    title: __('Would you like to grow your mailing list?'),
    paragraphs: [
      __(
        'Collect subscribers with the Jetpack newsletter form, and send them well-designed emails with Creative Mail by Constant Contact. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.newsletterSupport },
    enable: __('Install Creative Mail'),
  }),
  'site-accelerator': () => ({
    title: __('Would you like to speed up your site?'),
    paragraphs: [
      __(
        'Jetpack optimizes your images and delivers them, along with static files, from servers near your visitors. Faster pages can also rank higher in search results. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.siteAcceleratorSupport },
    enable: __('Enable site accelerator'),
  }),
  publicize: () => ({
    title: __('Share your new posts automatically'),
    paragraphs: [
      __(
        'Connect your social media accounts, and Jetpack shares each new post to them for free. <more>Learn more</more>',
      ),
    ],
    links: { more: redirect('jetpack-blog-social-sharing') },
    enable: __('Enable social media sharing'),
  }),
  protect: () => ({
    title: __('Check your plugins for vulnerabilities'),
    paragraphs: [
      __('Every plugin you add to your site can contain security flaws.'),
      __(
        '<product>Jetpack Protect</product> is a free plugin that scans your site automatically and warns you about known vulnerabilities. <more>Learn more</more>',
      ),
    ],
    links: {
      product: redirect('jetpack-protect-assistant-recommendation'),
      more: redirect('jetpack-protect-assistant-recommendation'),
    },
    enable: __('Install Jetpack Protect for free'),
  }),
  videopress: () => ({
    title: __('Engage your visitors with video'),
    paragraphs: [
      __(
        'Jetpack VideoPress hosts your videos in high quality and without ads. Your first video is free, and you can upgrade for more storage. <more>Learn more</more>',
      ),
    ],
    links: { more: redirect('jetpack-videopress') },
    enable: __('Try VideoPress for free'),
  }),
  boost: () => ({
    title: __('Make your new page load faster'),
    paragraphs: [
      __('Visitors leave pages that take too long to load.'),
      __('Speed up your site from a single screen with <product>Jetpack Boost</product>:'),
    ],
    links: { product: redirect('jetpack-plugin-boost-recommendation') },
    list: [
      __('Load CSS faster'),
      __('Defer non-essential JavaScript'),
      __('Lazy-load images and see your speed score'),
    ],
    enable: __('Install Jetpack Boost for free'),
  }),
};

/** Returns the texts of a step that enables a feature. */
export const featureText = (step: SelectableStep): FeatureText => texts[step]();
