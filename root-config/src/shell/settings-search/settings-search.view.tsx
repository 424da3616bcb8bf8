import { formatRoute } from '@flightdeck/shared/contracts/areas';
import { __ } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { isMobile } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { SearchField } from './search-field.view';

interface SettingsSearchProps {
  /** Path of the route, to which the term is added. */
  readonly path: string;
  readonly term: string;
}

/** Milliseconds from the last key to the search (ROOT-053). */
const delay = 500;

/**
 * Searches the settings: the term becomes part of the route, where the area reads it (ROOT-051 to ROOT-054). Each
 * term is a separate history entry, so that Back returns to the previous term (OQ-018).
 */
export default function SettingsSearch({ path, term }: SettingsSearchProps) {
  const [pinned] = useState(() => isMobile());
  return (
    <SearchField
      delay={delay}
      label={__('Search settings')}
      onOpen={() => recordClick({ target: 'nav_item', path: 'search' })}
      onSearch={(text) => {
        location.hash = formatRoute({ path, query: text === '' ? {} : { term: text } });
      }}
      pinned={pinned}
      placeholder={__('Search for a Jetpack feature.')}
      value={term}
    />
  );
}
