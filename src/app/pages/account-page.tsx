import { lazyComponent } from '#src/lib/lazy-component.ts';

/** Seldom opened: apart from the routes, whose code the first page waits for and would list all files of this page. */
export default lazyComponent(() => import('#src/features/settings/account/account-page.tsx'));
