import { embedPath, paths } from '#src/config/paths.ts';

/** The pages that are drawn when the app is built: which file answers which address. */
export const prerenderedPageFiles: Readonly<Record<string, string>> = {
  [paths.landing]: 'index.html',
  [paths.privacyPolicy]: 'privacy-policy.html',
  [paths.terms]: 'terms-and-conditions.html',
};

/** The file that answers a navigation, as the rewrites of firebase.json choose it. */
export function getPageFile(url: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  if (`${pathname}/`.startsWith(embedPath(''))) return 'embed.html';
  return prerenderedPageFiles[pathname] ?? 'app.html';
}
