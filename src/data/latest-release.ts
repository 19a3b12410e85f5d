import { paths } from '#src/config/paths.ts';
import { withDataErrors } from './data-error.ts';

/** The app's first module: the page either names it or imports it once its language is there (scripts/vite/languages-plugin.ts). */
function getPageScript(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return script?.dataset['src'] ?? script?.getAttribute('src') ?? undefined;
}

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
