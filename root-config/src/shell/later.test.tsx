import { backOnline } from '@flightdeck/shared/testing/back-online';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { later } from './later.view';

const View = ({ text }: { readonly text: string }) => <p>{text}</p>;
const settled = () => act(async () => {});
/** A second and a third attempt, without the pauses before them. */
async function allAttempts() {
  for (const _pause of [1, 2]) {
    await settled();
    backOnline();
  }
  await settled();
}
const watchErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('the view comes when it is loaded, and the next time at once', async () => {
  const load = jest.fn(async () => ({ default: View }));
  const Later = later(load);
  render(<Later text="here" />);
  expect(screen.queryByText('here')).toBeNull();
  await settled();
  expect(screen.getByText('here')).toBeInTheDocument();
  cleanup();
  render(<Later text="again" />);
  expect(screen.getByText('again')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what does not arrive takes nothing with it, and can be tried again', async () => {
  const told = watchErrors();
  let isThere = false;
  const Later = later(
    async () => {
      if (!isThere) throw new Error('lost');
      return { default: View };
    },
    () => 'Status',
  );
  render(
    <>
      <Later text="here" />
      <p>beside</p>
    </>,
  );
  await allAttempts();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('beside')).toBeInTheDocument();
  expect(told).toHaveBeenCalledTimes(1);
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('without a label nothing stands there, and the next time it is asked for anew', async () => {
  const told = watchErrors();
  let isThere = false;
  const Later = later(async () => {
    if (!isThere) throw new Error('lost');
    return { default: View };
  });
  const { container } = render(<Later text="here" />);
  await allAttempts();
  expect(container).toBeEmptyDOMElement();
  expect(told).toHaveBeenCalled();
  cleanup();
  isThere = true;
  render(<Later text="here" />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});
