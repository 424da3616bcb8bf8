import { Icon } from '@flightdeck/shared/ui/icon';
import css from './check-list.css';

/** What one gets, each with a check. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {[...new Set(items)].map((item) => (
        <li className={css.item} key={item}>
          <span className={css.check}>
            <Icon name="check" size={16} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
