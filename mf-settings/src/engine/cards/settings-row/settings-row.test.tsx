import { Button } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RowToggle, SettingsRow, type SettingsRowProps } from './settings-row.view';

const ignore = () => {};

function row(toggle: Partial<RowToggle> = {}, props: Partial<SettingsRowProps> = {}) {
  return (
    <SettingsRow
      explanation="Requests are blocked."
      label="Firewall"
      testId="row"
      toggle={{ checked: true, onChange: ignore, ...toggle }}
      {...props}
    />
  );
}

test('the row labels and describes its switch, and a click on the label turns the switch on', async () => {
  const onChange = jest.fn();
  render(row({ checked: false, onChange }));
  expect(screen.getByRole('switch', { name: 'Firewall', checked: false })).toHaveAccessibleDescription(
    'Requests are blocked.',
  );
  await userEvent.click(screen.getByText('Firewall'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a row without an exceptional state shows nothing at its end', () => {
  render(row());
  expect(screen.getByTestId('row')).toHaveTextContent(/^Firewall\s*Requests are blocked\.$/);
});

test.each<[string, string, Partial<RowToggle>]>([
  ['a saving switch', 'Saving…', { busy: true }],
  ['a switch that saves again after an error', 'Saving…', { busy: true, error: 'Not saved, still off' }],
  ['a switch that was not saved', 'Not saved, still off', { error: 'Not saved, still off' }],
  ['a disabled switch', 'Set by administrator', { disabledReason: 'Set by administrator' }],
  ['a switch without a special status', 'Unsaved', {}],
])(
  'the row of %s shows "%s" once at its end, and includes this text in the description of the switch',
  (_what, text, toggle) => {
    render(row(toggle, { end: 'Unsaved' }));
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByRole('switch')).toHaveAccessibleDescription(`Requests are blocked. ${text}`);
  },
);

const children = (
  <>
    <SettingsRow label="Automatic rules" toggle={{ checked: true, onChange: ignore }} />
    <TextField label="Always allowed" onChange={ignore} value="" />
    <Button>Add my IP</Button>
  </>
);

test.each<[string, boolean, Partial<RowToggle>, Partial<SettingsRowProps>]>([
  ['enabled while the switch is on', false, {}, {}],
  ['enabled while the switch is on and saving', false, { busy: true }, {}],
  ['disabled while the switch is off', true, { checked: false }, {}],
  ['disabled while the switch is disabled', true, { disabled: true }, {}],
  ['disabled while the switch is disabled for a reason', true, { disabledReason: 'Not in your plan' }, {}],
  ['enabled if the caller enables them', false, { checked: false }, { childrenDisabled: false }],
  ['disabled if the caller disables them', true, {}, { childrenDisabled: true }],
])('dependent controls are visible, and %s', (_what, disabled, toggle, props) => {
  render(row(toggle, { children, ...props }));
  const controls = [
    screen.getByRole('switch', { name: 'Automatic rules' }),
    screen.getByRole('textbox', { name: 'Always allowed' }),
    screen.getByRole('button', { name: 'Add my IP' }),
  ];
  for (const control of controls) {
    expect(control).toBeVisible();
    expect(control.matches(':disabled')).toBe(disabled);
  }
  expect(screen.getByRole('group', { name: 'Firewall' })).toContainElement(controls[1] ?? null);
});

test.each([
  ['share lines in a compact row', true],
  ['do not share lines otherwise', false],
])('dependent rows %s', (_what, compact) => {
  render(row({}, { children, compact }));
  expect(screen.getByRole('group', { name: 'Firewall' }).matches('.compact')).toBe(compact);
});

test('a row without a switch shows only text', () => {
  render(<SettingsRow end="Not in your plan" label="Search" />);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('Search')).toBeVisible();
  expect(screen.getByText('Not in your plan')).toBeVisible();
});
