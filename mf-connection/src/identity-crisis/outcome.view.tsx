import { __ } from '@flightdeck/shared/i18n';
import { type Choice, canUndo } from './choices';
import css from './identity-crisis.css';
import { changesOf, undoText } from './identity-texts';

export interface OutcomeProps {
  /** null before the user chooses. */
  readonly choice: Choice | null;
  /** Address of the site at the provider; empty when the page does not have it. */
  readonly providerAddress: string;
  /** Address under which the site runs now. */
  readonly currentAddress: string;
}

/**
 * The changes of a choice, and whether the user can undo the choice. The section is always rendered, so that screen
 * readers announce the changes.
 */
export function Outcome({ choice, providerAddress, currentAddress }: OutcomeProps) {
  return (
    <section aria-label={__('Changes')} aria-live="polite" className={css.outcome}>
      {choice === null ? (
        <p className={css.hint}>{__('Choose an option to see what changes at both addresses.')}</p>
      ) : (
        <>
          <Changes addresses={[currentAddress, providerAddress]} choice={choice} />
          <p>{undoText(canUndo(choice))}</p>
        </>
      )}
    </section>
  );
}

interface ChangesProps {
  readonly choice: Choice;
  /** Addresses of the first two rows. */
  readonly addresses: readonly string[];
}

function Changes({ choice, addresses }: ChangesProps) {
  return (
    <table className={css.changes}>
      <caption>{__('Changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Item')}</th>
          <th scope="col">{__('Before')}</th>
          <th scope="col">{__('After')}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(choice).map(({ item, before, after }, row) => (
          <tr key={item}>
            <th scope="row">
              <span>{item}</span>
              {addresses[row] && (
                <span className={css.address}>
                  <bdi>{addresses[row]}</bdi>
                </span>
              )}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
