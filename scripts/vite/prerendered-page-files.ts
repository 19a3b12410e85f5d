import { embedPath, paths } from '#src/config/paths.ts';

/** HTML files of the prerendered pages by path. */
export const prerenderedPageFiles: Readonly<Record<string, string>> = {
  [paths.landing]: 'index.html',
  [paths.privacyPolicy]: 'privacy-policy.html',
  [paths.terms]: 'terms-and-conditions.html',
};

/** The HTML file for a navigation; must match the rewrites of firebase.json. */
export function getPageFile(url: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  if (`${pathname}/`.startsWith(embedPath(''))) return 'embed.html';
  return prerenderedPageFiles[pathname] ?? 'app.html';
}
