/* Development: a page without the app loads again when what it was made of changes. */

import.meta.hot?.on('static-page:changed', () => location.reload());
