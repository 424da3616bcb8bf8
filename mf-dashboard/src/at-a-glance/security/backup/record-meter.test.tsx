import { readPageState } from '@flightdeck/shared/contracts/page';
import { startSession } from '@flightdeck/shared/session';
import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { render, screen } from '@testing-library/react';
import { RecordMeter } from './record-meter.view';

test('SHR-089 records an event when the record meter is shown and when the user closes it', async () => {
  const reading = readPageState(JSON.stringify(pageStateSample()));
  if (!reading.ok) throw reading.failure;
  await startSession(reading.state);
  const onDismiss = jest.fn();
  const items = [
    { kind: 'posts', count: 25, backgroundColor: 'green' },
    { kind: 'comments', count: 3, backgroundColor: 'orange' },
  ] as const;
  render(<RecordMeter items={items} onDismiss={onDismiss} />);
  expect(recorded()).toEqual([['jetpack_wpa_aag_backup_bar_chart_view', { posts: 25, comments: 3 }]]);
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  expect(recorded().at(-1)).toEqual([
    'jetpack_wpa_click',
    { target: 'backup_bar_chart_close', type: 'dismiss', posts: 25, comments: 3 },
  ]);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
