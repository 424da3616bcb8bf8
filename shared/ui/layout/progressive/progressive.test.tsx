import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Progressive } from './progressive.view';

const isWaiting = () => document.querySelector('[data-fd-waiting]') !== null;
const texts = () => screen.queryAllByRole('paragraph').map((each) => each.textContent);

test('the first child is drawn first, with a marker, then all others in order', () => {
  const drawn: { readonly texts: readonly (string | null)[]; readonly isWaiting: boolean }[] = [];
  const Item = ({ text }: { readonly text: string }) => {
    useLayoutEffect(() => void drawn.push({ texts: texts(), isWaiting: isWaiting() }), []);
    return <p>{text}</p>;
  };
  render(
    <Progressive>
      <Item text="one" />
      {false}
      <Item text="two" />
      <Item text="three" />
    </Progressive>,
  );
  const whole = { texts: ['one', 'two', 'three'], isWaiting: false };
  expect(drawn).toEqual([{ texts: ['one'], isWaiting: true }, whole, whole]);
});

test('a single child is drawn without a marker, and a child that is added before it keeps its element', () => {
  const one = <p key="one">one</p>;
  const wasWaiting: boolean[] = [];
  const Probe = () => {
    useLayoutEffect(() => void wasWaiting.push(isWaiting()), []);
    return null;
  };
  const { rerender } = render(
    <>
      <Progressive>{one}</Progressive>
      <Probe />
    </>,
  );
  expect(wasWaiting).toEqual([false]);
  const element = screen.getByText('one');
  rerender(
    <>
      <Progressive>
        <p key="zero">zero</p>
        {one}
      </Progressive>
      <Probe />
    </>,
  );
  expect(texts()).toEqual(['zero', 'one']);
  expect(screen.getByText('one')).toBe(element);
});
