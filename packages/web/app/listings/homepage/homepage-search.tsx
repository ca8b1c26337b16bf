import { Form, useNavigate } from 'react-router';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { resultsMessages } from '../messages/results.ts';
import { findFormHref } from '../results/find-form-href.ts';
import { DEFAULT_SORT, type Search } from '../search/search.ts';
import { SearchBox } from '../suggestions/search-box.tsx';

const everything: Search = { filter: {}, sort: DEFAULT_SORT, page: 1 };

/** The search box alone, with suggestions and search by sentence; works without script. */
export function HomepageSearch() {
  const navigate = useNavigate();
  return (
    <Form
      action={SEARCH_PATH}
      autoComplete="off"
      aria-label={resultsMessages.searchHomes()}
      onSubmit={(event) => {
        event.preventDefault();
        findFormHref(event.currentTarget).then(navigate);
      }}
    >
      <SearchBox value="" search={everything} />
    </Form>
  );
}
