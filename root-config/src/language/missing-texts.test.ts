import { readState } from '@flightdeck/shared/session';
import { notifyLateTexts } from './missing-texts';

const shownTexts = () => readState('notices').map(({ text }) => text.slice(0, 42));
/** Returns the load of a file, and the function that ends it. */
function pendingLoad() {
  let end: (areInUse: boolean) => void = () => {};
  const loading = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  return { loading, end };
}

test('one notice about late texts is shown until all of them have arrived', async () => {
  const [first, second] = [pendingLoad(), pendingLoad()];
  const shown = [notifyLateTexts(first.loading), notifyLateTexts(second.loading)];
  expect(readState('notices')).toEqual([
    expect.objectContaining({ status: 'is-info', text: expect.stringMatching(/long time to load/) }),
  ]);
  first.end(true);
  await shown[0];
  expect(shownTexts()).toHaveLength(1);
  second.end(true);
  await shown[1];
  expect(shownTexts()).toEqual([]);
});

test('a notice says that late texts could not be loaded in the end', async () => {
  const { loading, end } = pendingLoad();
  const shown = notifyLateTexts(loading);
  end(false);
  await shown;
  expect(readState('notices')).toEqual([
    expect.objectContaining({ status: 'is-warning', text: expect.stringMatching(/couldn't be loaded/) }),
  ]);
});
