import { withDataErrors } from '#src/data/data-error.ts';

/**
 * The searches and their client, which come with the first use: most pages with a search box are opened for what is
 * already on them.
 *
 * @throws DataError
 */
export const loadSearch = () => withDataErrors(() => import('#src/data/search/search-request.ts'));
