import { backOnline, failuresDuring } from '@flightdeck/shared/testing/values';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootView } from './root-view.view';

const View = ({ text }: { readonly text: string }) => <p>{text}</p>;
const settle = () => act(async () => {});
/** Runs the second and third attempts without the pauses before them. */
async function runAllAttempts() {
  for (const _pause of [1, 2]) {
    await settle();
    backOnline();
  }
  await settle();
}
const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('a lost file of the root leaves the rest of the page unchanged and can be requested again', async () => {
  const errors = silenceErrors();
  let isAvailable = false;
  const Lazy = rootView(
    async () => {
      if (!isAvailable) throw new Error('lost');
      return { default: View };
    },
    () => 'Status',
  );
  render(
    <>
      <Lazy text="here" />
      <p>beside</p>
    </>,
  );
  await runAllAttempts();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('beside')).toBeInTheDocument();
  expect(errors).toHaveBeenCalledTimes(1);
  isAvailable = true;
  await userEvent.click(retry);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('a lost file without a label shows nothing, is reported to the document, and is requested again at the next mount', async () => {
  const errors = silenceErrors();
  let isAvailable = false;
  const Lazy = rootView(async () => {
    if (!isAvailable) throw new Error('lost');
    return { default: View };
  });
  const { container } = render(<Lazy text="here" />);
  const heard = await failuresDuring(runAllAttempts);
  expect(container).toBeEmptyDOMElement();
  expect(errors).toHaveBeenCalledTimes(1);
  expect(heard.map(({ detail }) => detail)).toEqual([{ code: 'area-script', area: 'root-config', release: null }]);
  cleanup();
  isAvailable = true;
  render(<Lazy text="here" />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});
