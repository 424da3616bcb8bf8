import { __ } from '@flightdeck/shared/i18n';
import { type Choice, canUndo } from './choices';
import css from './identity-crisis.css';
import { changesOf, undoText } from './identity-texts';

export interface OutcomeProps {
  /** null before anything is chosen. */
  readonly choice: Choice | null;
  readonly known: string;
  readonly current: string;
}

/** What a choice changes, before and after, and whether there is a way back. Its place is there before it is, and is read. */
export function Outcome({ choice, known, current }: OutcomeProps) {
  return (
    <section aria-label={__('What this changes')} aria-live="polite" className={css.outcome}>
      {choice === null ? (
        <p className={css.hint}>{__('Choose an option to see what changes at both addresses.')}</p>
      ) : (
        <>
          <Changes addresses={[current, known]} choice={choice} />
          <p>{undoText(canUndo(choice))}</p>
        </>
      )}
    </section>
  );
}

interface ChangesProps {
  readonly choice: Choice;
  /** Of the first lines. */
  readonly addresses: readonly string[];
}

function Changes({ choice, addresses }: ChangesProps) {
  return (
    <table className={css.changes}>
      <caption>{__('What this changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Item')}</th>
          <th scope="col">{__('Before')}</th>
          <th scope="col">{__('After')}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(choice).map(({ what, before, after }, place) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {addresses[place] && (
                <span className={css.address}>
                  <bdi>{addresses[place]}</bdi>
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
