import { fireEvent, screen } from '@testing-library/react';
import { all, type Change, expectSave, mountCard, overridden } from '../../engine/testing/settings-under-test';
import { themeEnhancements } from './theme-enhancements.card';

const serverValues = { 'infinite-scroll': true, infinite_scroll: false, 'custom-css': false };
const withInfiniteScroll: Change = ({ initial }) => {
  initial.themeData = { support: { 'infinite-scroll': true } };
};
const mount = (values: object, change: Change = () => {}) =>
  mountCard(themeEnhancements, { ...values }, all(withInfiniteScroll, change));

const [themeDefault, byButton, byScrolling] = [/^Theme default$/, /with a button$/, /as readers scroll$/];
const buttonMode = { 'infinite-scroll': true, infinite_scroll: false };
const defaultMode = { 'infinite-scroll': false, infinite_scroll: true };

test.each<[string, RegExp, RegExp, object, Readonly<Record<string, boolean>>]>([
  ['SET-177.1', byButton, themeDefault, buttonMode, { 'infinite-scroll': false }],
  ['SET-175 SET-177.2', themeDefault, byButton, defaultMode, buttonMode],
  ['SET-177.3', byButton, byScrolling, buttonMode, { infinite_scroll: true }],
])(
  '%s SET-026.7 saves a change of the infinite scroll mode from %s to %s',
  async (_id, before, after, stored, sent) => {
    const values = { ...serverValues, ...stored };
    await mount(values);
    const modes = [themeDefault, byButton, byScrolling].map((name) => screen.getByRole('radio', { name }));
    expect(screen.getAllByRole('radio')).toEqual(modes);
    expect(screen.getByLabelText(before)).toBeChecked();
    fireEvent.click(screen.getByLabelText(after));
    await expectSave(sent, values);
    expect(screen.getByLabelText(after)).toBeChecked();
  },
);

test('disables the theme default, with its reason, while an administrator keeps infinite scroll on', async () => {
  await mount(serverValues, overridden('infinite-scroll', 'active'));
  const radio = screen.getByRole('radio', { name: themeDefault });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription('Set by administrator');
  fireEvent.click(screen.getByLabelText(byScrolling));
  await expectSave({ infinite_scroll: true }, serverValues);
  expect(screen.getByLabelText(byScrolling)).toBeChecked();
});

test('shows a message when the theme does not support infinite scroll', async () => {
  await mount(serverValues, ({ initial }) => {
    initial.themeData = { support: {} };
  });
  expect(screen.getByText(/^Your theme doesn't support infinite scroll\./)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
