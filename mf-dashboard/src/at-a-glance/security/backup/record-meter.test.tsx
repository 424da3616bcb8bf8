import { readPageState } from '@flightdeck/shared/contracts/page';
import { startSession } from '@flightdeck/shared/session';
import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { render, screen } from '@testing-library/react';
import { MeterLegend, RecordMeter } from './record-meter.view';

test('DASH-048 DASH-056 shows each item with its count, label and color, and records the view and the dismissal of the meter', async () => {
  const result = readPageState(JSON.stringify(pageStateSample()));
  if (!result.ok) throw result.failure;
  await startSession(result.state);
  const onDismiss = jest.fn();
  const items = [
    { kind: 'posts', count: 25, backgroundColor: 'green' },
    { kind: 'comments', count: 3, backgroundColor: 'orange' },
  ] as const;
  render(
    <>
      <RecordMeter items={items} onDismiss={onDismiss} />
      <MeterLegend items={items} />
    </>,
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TypeNumber',
    'Posts25',
    'Comments3',
  ]);
  const labels = [...document.querySelectorAll('span:has(> span[style])')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['25 posts', '3 comments']);
  const colors = [...document.querySelectorAll<HTMLElement>('span > span[style]')].map(
    ({ style }) => style.backgroundColor,
  );
  expect(colors).toEqual(['green', 'orange']);
  expect(recorded()).toEqual([['jetpack_wpa_aag_backup_bar_chart_view', { posts: 25, comments: 3 }]]);
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  expect(recorded().at(-1)).toEqual([
    'jetpack_wpa_click',
    { target: 'backup_bar_chart_close', type: 'dismiss', posts: 25, comments: 3 },
  ]);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
