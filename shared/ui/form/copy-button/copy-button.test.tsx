import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button.view';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const advance = (time: number) => act(async () => jest.advanceTimersByTime(time));

test('SHR-134 copies the text and shows "copied" for 4 seconds', async () => {
  render(<CopyButton copiedLabel="Link copied" label="Copy link" text="https://site.example" />);
  await press();
  expect(writeText).toHaveBeenCalledWith('https://site.example');
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  await advance(3999);
  expect(screen.getByRole('button')).toHaveTextContent('Link copied');
  await advance(1);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('copying again restarts the 4 seconds', async () => {
  render(<CopyButton text="a" />);
  await press();
  await advance(3000);
  await press();
  await advance(3999);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  await advance(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test.each([
  ['refuses the text', () => writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['does not exist', () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })],
])('SHR-135 shows the text in a prompt if the clipboard %s', async (_, arrange) => {
  arrange();
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  render(<CopyButton promptText="Copy this:" text="the text" />);
  await press();
  expect(prompt).toHaveBeenCalledWith('Copy this:', 'the text');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
