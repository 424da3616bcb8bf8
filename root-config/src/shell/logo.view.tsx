import { __ } from '@flightdeck/shared/i18n';

/** The mark: a tilted horizon in a ring, and the name in the colour of the text. */
export function Logo() {
  return (
    <svg width="125" height="23" viewBox="0 0 152 28" role="img" aria-label={__('Flightdeck: dashboard')}>
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
        <path d="M2 20V4.5h8.5M2 12.2h7M15 4v16M19.8 10v10M19.8 5.6v.1M34.2 10v10.6c0 2.900-2 4.600-5 4.600-1.900 0-3.400-.7-4.300-2M39.600 4v16M39.600 14.600a4.500 4.500 0 0 1 9 0V20M54 6v11c0 2 1.100 3 3.200 3M51.200 10h6M71 4v16M75.600 15h9.800a4.900 4.900 0 1 0-1.500 3.600M98.400 11.600a4.900 4.900 0 1 0 0 6.800M103.600 4v16M110.600 10l-7 6.300M106 14.200l5.200 5.800" />
        <circle cx="29.3" cy="15" r="4.9" />
        <circle cx="66.1" cy="15" r="4.9" />
      </g>
    </svg>
  );
}
