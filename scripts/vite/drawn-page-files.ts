import { paths } from '#src/config/paths.ts';

/** The pages that ship without the app: which file answers which address. Everything else is the app's shell. */
export const drawnPageFiles: Readonly<Record<string, string>> = {
  [paths.landing]: 'index.html',
  [paths.privacyPolicy]: 'privacy-policy.html',
  [paths.terms]: 'terms-and-conditions.html',
};

/** The file that answers a navigation, as the rewrites of firebase.json choose it. */
export function fileFor(url: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  return drawnPageFiles[pathname] ?? 'app.html';
}
