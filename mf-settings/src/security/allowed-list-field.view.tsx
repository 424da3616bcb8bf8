import { __, sprintf } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { Stack } from '@flightdeck/shared/ui/stack';
import { TextField } from '@flightdeck/shared/ui/text-field';
import { isListed, type ListProblem, withEntry } from './allowed-list';
import type { AllowedList } from './allowed-list.resource';

export interface AllowedListFieldProps {
  readonly list: AllowedList;
  /** Protection is on and available. */
  readonly isEditable: boolean;
}

/** The always-allowed addresses (SET-064 to SET-070). */
export function AllowedListField({ list, isEditable }: AllowedListFieldProps) {
  const { text, problem, notKept } = list;
  if (list.failure !== undefined) {
    return (
      <div>
        {sprintf(__('The always allowed IP addresses could not be loaded. %s'), list.failure)}{' '}
        <Button onClick={list.retry} variant="link">
          {__('Retry')}
        </Button>
      </div>
    );
  }
  if (text === undefined) {
    return (
      <div>
        <Skeleton height={120} width="100%" />
      </div>
    );
  }
  return (
    <Stack gap="tight">
      <TextField
        disabled={!isEditable}
        error={problem && problemText(problem)}
        hint={
          <>
            {notKept !== null && <NotKept onRestore={() => list.edit(notKept)} />}
            {__('Never blocked by Jetpack. One IPv4 or IPv6 address or range per line.')}
          </>
        }
        label={__('Always allowed IP addresses')}
        ltr
        multiline
        onChange={list.edit}
        placeholder={__('Example: 12.12.12.1-12.12.12.100')}
        testId="allowed-list"
        value={text}
      />
      <CurrentIp
        isEditable={isEditable}
        isSaving={list.isSaving}
        onAdd={(ip) => list.edit(withEntry(text, ip))}
        text={text}
      />
    </Stack>
  );
}

/** The server holds something else than what was sent; nothing typed is lost by that. */
function NotKept({ onRestore }: { readonly onRestore: () => void }) {
  return (
    <p>
      {__('The site kept another list than the one you saved; this is what it kept.')}{' '}
      <Button onClick={onRestore} variant="link">
        {__('Show my list again')}
      </Button>
    </p>
  );
}

interface CurrentIpProps {
  readonly text: string;
  readonly isEditable: boolean;
  readonly isSaving: boolean;
  readonly onAdd: (ip: string) => void;
}

/** The address of the user's own device, and the way to put it into the list as an unsaved change (OQ-074). */
function CurrentIp({ text, isEditable, isSaving, onAdd }: CurrentIpProps) {
  const ip = initialState().currentIp;
  if (!ip) return null;
  const listed = isListed(text, ip);
  return (
    <Stack gap="tight">
      <p>{interpolate(sprintf(__('Your current IP: <ip>%s</ip>'), ip), { ip: (address) => <bdi>{address}</bdi> })}</p>
      <div>
        <Button
          disabled={!isEditable || isSaving}
          disabledReason={isEditable && !isSaving && listed ? __('It is in the list already.') : undefined}
          onClick={() => onAdd(ip)}
        >
          {__('Add to Always Allowed list')}
        </Button>
      </div>
    </Stack>
  );
}

function problemText({ line, entry, fault }: ListProblem): string {
  const texts: Readonly<Record<ListProblem['fault'], string>> = {
    'no-address': __('Line %1$d: %2$s is not an IP address.'),
    network: __('Line %1$d: %2$s is a network. Write the range from its first to its last address.'),
    mixed: __('Line %1$d: %2$s begins as one kind of address and ends as another. Use IPv4 or IPv6 for both.'),
    backwards: __('Line %1$d: %2$s is the wrong way round. The low address comes first.'),
  };
  return sprintf(texts[fault], line, entry.trim());
}
