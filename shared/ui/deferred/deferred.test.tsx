import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { backOnline } from '../../testing/back-online';
import { deferred } from './deferred.view';

interface Module {
  readonly default: ComponentType<{ readonly text: string }>;
}
const View: Module['default'] = ({ text }) => <p>{text}</p>;

/** A file that arrives, or does not, when the test says so. */
function file() {
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
  override state = { said: '' };
  static getDerivedStateFromError = (error: unknown) => ({ said: String(error) });
  override render() {
    return this.state.said || this.props.children;
  }
}

afterEach(cleanup);

test('something takes its room until it is there; the next time it is there at once', async () => {
  const { load, arrive } = file();
  const Deferred = deferred(load, () => <p>waiting</p>);
  const { rerender } = render(<Deferred text="one" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  rerender(<Deferred text="two" />);
  await arrive();
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(screen.queryByText('waiting')).toBeNull();
  cleanup();
  render(<Deferred text="three" />);
  expect(screen.getByText('three')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a file that does not arrive ends at the boundary; the next time it is asked for anew', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { load, arrive, fail } = file();
  const Deferred = deferred(load);
  const { container } = render(
    <Boundary>
      <Deferred text="one" />
    </Boundary>,
  );
  for (const _attempt of [1, 2, 3]) {
    expect(container).toBeEmptyDOMElement();
    await fail();
    await act(async () => backOnline());
  }
  expect(container).toHaveTextContent('Error: lost');
  told.mockRestore();
  cleanup();
  render(<Deferred text="two" />);
  await arrive();
  expect(screen.getByText('two')).toBeInTheDocument();
});

test('whoever left meanwhile is not drawn any further, whether it arrives or not', async () => {
  for (const end of ['arrive', 'fail'] as const) {
    const one = file();
    const Deferred = deferred(one.load);
    const { container, unmount } = render(<Deferred text="one" />);
    unmount();
    await one[end]();
    expect(container).toBeEmptyDOMElement();
  }
});
