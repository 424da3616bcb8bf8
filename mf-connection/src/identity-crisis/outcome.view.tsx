import { __ } from '@flightdeck/shared/i18n';
import { type Choice, canUndo } from './choices';
import css from './identity-crisis.css';
import { changesOf, undoText } from './identity-texts';

export interface OutcomeProps {
  readonly choice: Choice;
  readonly known: string;
  readonly current: string;
}

/** What a choice changes, before and after, and whether there is a way back. */
export function Outcome({ choice, known, current }: OutcomeProps) {
  const addresses = [current, known];
  return (
    <section aria-live="polite" className={css.outcome}>
      <table className={css.changes}>
        <caption>{__('What this changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{__('What')}</th>
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
      <p>{undoText(canUndo(choice))}</p>
    </section>
  );
}
