import { Icon } from '@flightdeck/shared/ui';
import css from './check-list.css';

/** Lists features, each with a check mark. Skips repeated items, which a server can send, because the items are React keys. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.list} role="list">
      {[...new Set(items)].map((item) => (
        <li className={css.item} key={item}>
          <span className={css.check}>
            <Icon name="check" size={16} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
