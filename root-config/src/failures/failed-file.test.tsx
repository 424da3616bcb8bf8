import { backOnline } from '@flightdeck/shared/testing/values';
import { lazyView } from '@flightdeck/shared/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failedFile } from './failed-file.view';

const View = ({ text }: { readonly text: string }) => <p>{text}</p>;
const settled = () => act(async () => {});
/** Runs the second and third attempt without their pauses. */
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

test('a lost file of the root leaves the rest of the page unchanged and can be requested again', async () => {
  const errors = watchErrors();
  let isThere = false;
  const Lazy = lazyView(
    async () => {
      if (!isThere) throw new Error('lost');
      return { default: View };
    },
    { failed: failedFile(() => 'Status') },
  );
  render(
    <>
      <Lazy text="here" />
      <p>beside</p>
    </>,
  );
  await allAttempts();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('beside')).toBeInTheDocument();
  expect(errors).toHaveBeenCalledTimes(1);
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('a lost file without a label shows nothing and is requested again at the next render', async () => {
  const errors = watchErrors();
  let isThere = false;
  const Lazy = lazyView(
    async () => {
      if (!isThere) throw new Error('lost');
      return { default: View };
    },
    { failed: failedFile() },
  );
  const { container } = render(<Lazy text="here" />);
  await allAttempts();
  expect(container).toBeEmptyDOMElement();
  expect(errors).toHaveBeenCalledTimes(1);
  cleanup();
  isThere = true;
  render(<Lazy text="here" />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});
