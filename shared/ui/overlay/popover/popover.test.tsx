import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../primitives/button/button.view';
import { Popover, type PopoverProps } from './popover.view';
import { fakePopovers } from './popover-double';

beforeAll(fakePopovers);
afterEach(() => jest.restoreAllMocks());

/** Shows a button at 400, 300 in a window of 1000 by 800 px, with a popover of 200 by 100 px. */
function show(props: Partial<PopoverProps> = {}) {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const buttonRect = jest.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect');
  buttonRect.mockReturnValue(rectangleOf(400, 300, 40, 20));
  render(
    <Popover
      label="About data"
      testId="box"
      trigger={(triggerProps) => <Button {...triggerProps}>Help</Button>}
      {...props}
    >
      What is shared
    </Popover>,
  );
  return { button: screen.getByRole('button', { name: 'Help' }), box: screen.getByTestId('box'), buttonRect };
}

/** jsdom lacks DOMRect. */
function rectangleOf(left: number, top: number, width: number, height: number): DOMRect {
  const edges = { right: left + width, bottom: top + height };
  return { x: left, y: top, left, top, width, height, ...edges, toJSON: () => '' };
}

test('the button opens and closes the popover and shows its state', async () => {
  const { button, box } = show();
  expect(box).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('dialog', { name: 'About data' })).toHaveTextContent('What is shared');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('data-shown');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('data-shown');
});

test('the button shows the closed state when the browser closes the popover', async () => {
  const { button, box } = show();
  await userEvent.click(button);
  act(() => box.hidePopover());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['SHR-143 SHR-144 below the button by default, with its arrow at the middle of the button', {}, 'bottom', '328px'],
  ['above the button if requested', { position: 'top' }, 'top', '192px'],
] as const)('a popover opens %s', async (_where, props, position, top) => {
  const { button, box } = show(props);
  expect(box).not.toHaveAttribute('data-position');
  await userEvent.click(button);
  expect(box).toHaveAttribute('data-position', position);
  expect([box.style.top, box.style.left, box.style.getPropertyValue('--fd-arrow')]).toEqual([top, '405px', '15px']);
});

test('a popover follows its button while it is open, and stays in place once closed', async () => {
  const { button, box, buttonRect } = show();
  await userEvent.click(button);
  buttonRect.mockReturnValue(rectangleOf(400, 200, 40, 20));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(box.style.top).toBe('228px');
  await userEvent.click(button);
  buttonRect.mockReturnValue(rectangleOf(400, 100, 40, 20));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(box.style.top).toBe('228px');
});

test('a popover follows its button when an element above the button grows', async () => {
  const observed: Element[] = [];
  let reportResize = () => {};
  class ObserverDouble implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      reportResize = () => callback([], this);
    }
    observe(element: Element) {
      observed.push(element);
    }
    unobserve() {}
    disconnect() {
      observed.length = 0;
    }
  }
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: ObserverDouble });
  const { button, box, buttonRect } = show();
  await userEvent.click(button);
  expect(observed).toEqual(expect.arrayContaining([button.parentElement, document.body]));
  buttonRect.mockReturnValue(rectangleOf(400, 340, 40, 20));
  act(reportResize);
  expect(box.style.top).toBe('368px');
  await userEvent.click(button);
  expect(observed).toEqual([]);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('the button of a popover works in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { unmount } = render(
    <Popover label="Inside" trigger={(triggerProps) => <Button {...triggerProps}>Help</Button>}>
      Text
    </Popover>,
    { container },
  );
  const button = container.querySelector('button');
  if (!button) throw new Error('There is no button.');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  unmount();
  host.remove();
});
