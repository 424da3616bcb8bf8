import { OutLink } from '@flightdeck/shared/ui';
import { CopyButton, TextField } from '@flightdeck/shared/ui/form';
import css from './sitemap-address.css';

export interface SitemapAddressProps {
  readonly label: string;
  readonly openLabel: string;
  readonly address: string;
  readonly onOpen: () => void;
  readonly testId: string;
}

/** Shows the URL of a sitemap with a copy button and a link (SET-149, SET-150). */
export function SitemapAddress({ label, openLabel, address, onOpen, testId }: SitemapAddressProps) {
  return (
    <div className={css.row} data-testid={testId}>
      <div className={css.field}>
        <TextField label={label} ltr onChange={() => {}} readOnly value={address} />
      </div>
      <div className={css.actions}>
        <CopyButton text={address} />
        <OutLink href={address} newTab onClick={onOpen}>
          {openLabel}
        </OutLink>
      </div>
    </div>
  );
}
