import { paths } from '#src/config/paths.ts';
import { withDataErrors } from './data-error.ts';

/** The app's first module: the page imports it once its language is there (src/app/boot/start-app.ts). */
const getPageScript = () => document.querySelector<HTMLScriptElement>('script[data-src]')?.dataset['src'];

/**
 * Whether this page is of the release that the server has now: its document names the same script.
 *
 * @throws DataError when the server cannot be reached
 */
export async function isLatestRelease(): Promise<boolean> {
  const script = getPageScript();
  return withDataErrors(async () => {
    const response = await fetch(paths.feed, { cache: 'no-cache' });
    return !response.ok || script === undefined || (await response.text()).includes(`"${script}"`);
  });
}
