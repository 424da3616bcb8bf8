import { VisuallyHidden } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import css from './status-table.css';

export interface StatusColumn {
  readonly label: string;
  /** Figures are aligned at the end of the column. */
  readonly isNumber?: boolean;
  /** The column has no visible head, such as a column of buttons. */
  readonly isHeadHidden?: boolean;
}

interface StatusTableProps {
  readonly caption: string;
  readonly columns: readonly StatusColumn[];
  readonly children: ReactNode;
}

/** Table of the status page. On narrow screens, each row is a block, and each figure has a label. */
export function StatusTable({ caption, columns, children }: StatusTableProps) {
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber, isHeadHidden }) => (
            <th className={isNumber ? css.number : undefined} key={label} scope="col">
              {isHeadHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface HeadCellProps {
  readonly name: string;
  /** Text about failures, shown under the name. */
  readonly failure?: string | undefined;
}

/** First cell of a row: the name of an area. */
export function HeadCell({ name, failure }: HeadCellProps) {
  return (
    <th scope="row">
      <span>{name}</span>
      {failure && <span className={css.failure}>{failure}</span>}
    </th>
  );
}

/** Cell with a figure. `label` is the head of its column, shown with the figure on narrow screens. */
export function FigureCell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td className={css.number} data-label={label}>
      {children}
    </td>
  );
}
