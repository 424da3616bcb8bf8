import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { backOnline } from '../../../testing/values';
import { lazyView } from './lazy-view.view';

interface Module {
  readonly default: ComponentType<{ readonly text: string }>;
}
const View: Module['default'] = ({ text }) => <p>{text}</p>;

/** Returns a file whose requests succeed or fail when the test calls `arrive` or `fail`. */
function createFile() {
  let arrive: () => void = () => {};
  let fail: () => void = () => {};
  const load = jest.fn(
    () =>
      new Promise<Module>((resolve, reject) => {
        arrive = () => resolve({ default: View });
        fail = () => reject(new Error('lost'));
      }),
  );
  return { load, arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) };
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });
  override render() {
    return this.state.message ? <p>{this.state.message}</p> : this.props.children;
  }
}

afterEach(cleanup);

test('the placeholder shows until the file has loaded; a loaded view is drawn at once', async () => {
  const { load, arrive } = createFile();
  const Lazy = lazyView(load, { placeholder: () => <p>waiting</p> });
  const { rerender } = render(<Lazy text="one" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  rerender(<Lazy text="two" />);
  await arrive();
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(screen.queryByText('waiting')).toBeNull();
  cleanup();
  render(<Lazy text="three" />);
  expect(screen.getByText('three')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('after three failed requests, the error boundary gets the cause, and the next mount requests the file again', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { load, arrive, fail } = createFile();
  const Lazy = lazyView(load);
  const { container } = render(
    <Boundary>
      <Lazy text="one" />
    </Boundary>,
  );
  // backOnline() starts the next attempt without its delay.
  for (const _attempt of [1, 2, 3]) {
    expect(container).toBeEmptyDOMElement();
    await fail();
    await act(async () => backOnline());
  }
  expect(container).toHaveTextContent('Error: lost');
  consoleError.mockRestore();
  cleanup();
  render(<Lazy text="two" />);
  await arrive();
  expect(screen.getByText('two')).toBeInTheDocument();
});

test('an unmounted view draws nothing, whether its file loads or fails', async () => {
  for (const end of ['arrive', 'fail'] as const) {
    const file = createFile();
    const Lazy = lazyView(file.load);
    const { container, unmount } = render(<Lazy text="one" />);
    unmount();
    await file[end]();
    expect(container).toBeEmptyDOMElement();
  }
});

test('failed() replaces the view, and retry() requests the file again', async () => {
  const { load, arrive, fail } = createFile();
  const Lazy = lazyView(load, {
    failed: ({ cause, retry }, { text }) => (
      <button onClick={retry} type="button">
        {`${text}: ${cause}`}
      </button>
    ),
  });
  render(<Lazy text="one" />);
  // backOnline() starts the next attempt without its delay.
  for (const _attempt of [1, 2, 3]) {
    await fail();
    await act(async () => backOnline());
  }
  await act(async () => screen.getByRole('button', { name: 'one: Error: lost' }).click());
  expect(screen.queryByRole('button')).toBeNull();
  await arrive();
  expect(screen.getByText('one')).toBeInTheDocument();
});
