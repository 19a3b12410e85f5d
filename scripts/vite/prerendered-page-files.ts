import { embedPath, paths } from '#src/config/paths.ts';

/** HTML files of the prerendered pages by path. */
export const prerenderedPageFiles: Readonly<Record<string, string>> = {
  [paths.landing]: 'index.html',
  [paths.privacyPolicy]: 'privacy-policy.html',
  [paths.terms]: 'terms-and-conditions.html',
};

/** The page of all other paths. */
export const appPageFile = 'app.html';

/** Not in the build. */
const developmentPageFiles: Readonly<Record<string, string>> = { '/dev/gallery': 'gallery.html' };

const getPathname = (url: string) => url.split(/[?#]/)[0] ?? '';

/** The HTML file for a navigation on the development server. */
export const getDevelopmentPageFile = (url: string): string =>
  developmentPageFiles[getPathname(url)] ?? getPageFile(url);

/** The HTML file for a navigation; must match the rewrites of firebase.json. */
export function getPageFile(url: string): string {
  const pathname = getPathname(url);
  if (`${pathname}/`.startsWith(embedPath(''))) return 'embed.html';
  return prerenderedPageFiles[pathname] ?? appPageFile;
}
