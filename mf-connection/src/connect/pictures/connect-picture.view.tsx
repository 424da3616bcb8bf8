import css from './connect-picture.css';

/** Heights of the bars of the chart. The second-to-last bar, the highest, has the accent color. */
const barHeights = [38, 53, 32, 62, 47, 68, 55, 74, 85, 64];
const baseline = 122;

/** Decorative drawing of a connected site: visitors, protection, activity, a feature that is turned on. */
export function ConnectPicture() {
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 320 332">
      <rect className={css.card} height="140" rx="6" width="318" x="1" y="1" />
      <rect className={css.soft} height="9" rx="4.5" width="74" x="20" y="20" />
      <g className={css.chart}>
        {barHeights.map((height, index) => (
          <rect
            className={index === barHeights.length - 2 ? css.accent : css.bar}
            height={height}
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the bars never changes
            key={index}
            width="17"
            x={27 + index * 27.5}
            y={baseline - height}
          />
        ))}
        <path className={css.outline} d={`M20 ${baseline + 0.5}h280`} />
      </g>

      <rect className={css.card} height="83" rx="6" width="152" x="1" y="154" />
      <circle className={css.halo} cx="40" cy="195" r="22" />
      <path className={css.symbol} d="m40 181 12 5v8c0 8-5 13-12 16-7-3-12-8-12-16v-8zM34 195l5 5 8-9" />
      <rect className={css.soft} height="8" rx="4" width="60" x="74" y="182" />
      <rect className={css.soft} height="8" rx="4" width="40" x="74" y="199" />

      <rect className={css.card} height="83" rx="6" width="152" x="167" y="154" />
      <path className={css.symbol} d="M181 203h28l8-23 15 40 8-17h64" />

      <rect className={css.card} height="81" rx="6" width="318" x="1" y="250" />
      <rect className={css.soft} height="48" rx="3" width="66" x="18" y="266" />
      <path className={css.outline} d="m22 308 17-16 13 13 10-9 18 14" />
      <rect className={css.soft} height="8" rx="4" width="126" x="101" y="273" />
      <rect className={css.soft} height="8" rx="4" width="80" x="101" y="292" />
      <rect className={css.accent} height="21" rx="10.5" width="38" x="264" y="280" />
      <circle className={css.knob} cx="291.5" cy="290.5" r="7.5" />
    </svg>
  );
}
