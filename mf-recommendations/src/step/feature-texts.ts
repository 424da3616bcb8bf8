import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses } from '@flightdeck/shared/links/places';
import type { SelectableStep } from '../flow/steps';
import type { FeatureText } from './step-text';

/** Steps that switch something on (facts-rec.md part 3; OQ-110). */
const texts: Readonly<Record<SelectableStep, () => FeatureText>> = {
  woocommerce: () => ({
    title: __('Do you want to sell with WooCommerce?'),
    paragraphs: [
      __(
        '<shop>WooCommerce</shop> is our partner for shops: open source, made for WordPress, and yours to shape. It brings all you need to take your first order. <more>Learn more</more>',
      ),
    ],
    links: { shop: addresses.commerceFeatures, more: addresses.commerceFeatures },
    enable: __('Install WooCommerce'),
  }),
  monitor: () => ({
    title: __('Would you like to hear from us when your site is down?'),
    paragraphs: [
      __(
        'Downtime Monitoring looks at your site around the clock and tells you by email or push notification as soon as it does not answer. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.monitorSupport },
    enable: __('Enable Downtime Monitoring'),
  }),
  'related-posts': () => ({
    title: __('Would you like to show readers what else you have written?'),
    paragraphs: [
      __(
        'Related Posts puts similar articles below each of yours, so that whoever has finished one finds the next. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.relatedPostsSupport },
    enable: __('Enable Related Posts'),
  }),
  'creative-mail': () => ({
    title: __('Would you like your visitors to hear from you again?'),
    paragraphs: [
      __(
        'Creative Mail by Constant Contact works with the Jetpack newsletter form: visitors sign up on your pages, and you write to them with designs that need no code. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.newsletterSupport },
    enable: __('Install Creative Mail'),
  }),
  'site-accelerator': () => ({
    title: __('Would you like your pages to load sooner?'),
    paragraphs: [
      __(
        'Site Accelerator serves your pictures and static files from a network of servers near your visitors. Pages are there sooner, and search engines notice. <more>Learn more</more>',
      ),
    ],
    links: { more: addresses.siteAcceleratorSupport },
    enable: __('Enable Site Accelerator'),
  }),
  publicize: () => ({
    title: __('Share each new post without lifting a finger'),
    paragraphs: [
      __(
        'Connect your social accounts once. From then on a post that you publish appears there by itself, and it costs nothing. <more>Learn more</more>',
      ),
    ],
    links: { more: redirect('jetpack-blog-social-sharing') },
    enable: __('Enable Social Media Sharing'),
  }),
  protect: () => ({
    title: __('Know about weak spots in your plugins'),
    paragraphs: [
      __('Each plugin you add is one more piece of software that can have a flaw.'),
      __(
        '<product>Jetpack Protect</product> is free. It compares your plugins, themes and WordPress itself with a list of known vulnerabilities every day, and tells you what to update. <more>Learn more</more>',
      ),
    ],
    links: {
      product: redirect('jetpack-protect-assistant-recommendation'),
      more: redirect('jetpack-protect-assistant-recommendation'),
    },
    enable: __('Install Protect for Free'),
  }),
  videopress: () => ({
    title: __('Show your visitors a video'),
    paragraphs: [
      __(
        'Videos keep people on a page. Jetpack VideoPress hosts yours in high quality and without advertising. The first one is free, and you can upgrade when you need more space. <more>Learn more</more>',
      ),
    ],
    links: { more: redirect('jetpack-videopress') },
    enable: __('Try VideoPress for free'),
  }),
  boost: () => ({
    title: __('Help more people reach your new page'),
    paragraphs: [
      __('A page that takes a second longer loses visitors before they have read a word.'),
      __('With <product>Jetpack Boost</product> you speed up your site from one simple screen:'),
    ],
    links: { product: redirect('jetpack-plugin-boost-recommendation') },
    list: [
      __('Faster loading of styles'),
      __('Scripts that wait their turn'),
      __('Lazy images, and a score of your speed'),
    ],
    enable: __('Install Jetpack Boost for free'),
  }),
};

export const featureText = (step: SelectableStep): FeatureText => texts[step]();
