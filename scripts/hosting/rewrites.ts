import { embedPath, paths } from '#src/config/paths.ts';

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

const linkPreviews = { functionId: 'linkPreviews', region: 'us-central1' };

/** Of the CDN, for ten minutes; browsers ask each time. */
export const linkPreviewCaching = 'public, max-age=0, s-maxage=600';

/** Public pages with a document, whose tags services/link-previews puts into app.html. */
const describedPaths = [paths.video, paths.animal, paths.rodeo, paths.season, paths.matchup, paths.compare];

/** What services/link-previews answers besides pages. */
const linkPreviewPaths = ['/oembed', '/sitemap.xml', '/sitemaps/:name'];

/** Served as files. */
const prerenderedPaths: readonly string[] = [paths.landing, paths.privacyPolicy, paths.terms];

/** A route as a glob of Hosting. */
const toSource = (path: string) => path.replaceAll(/:\w+/g, '*');

/**
 * The rewrites of Hosting: every path of the app has its page, and any other gets 404.html with status 404. The first
 * that matches counts, so paths without parameters come first.
 *
 * @param withLinkPreviews whether the function is deployed, too
 */
export function getRewrites(withLinkPreviews: boolean): Rewrite[] {
  const appPaths = Object.values(paths)
    .filter((path) => !prerenderedPaths.includes(path))
    .toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':')));
  const isDescribed = (path: string) => withLinkPreviews && describedPaths.some((each) => each === path);
  return [
    { source: `${embedPath('')}**`, destination: '/embed.html' },
    ...(withLinkPreviews
      ? linkPreviewPaths.map((path) => ({ source: toSource(path), function: linkPreviews }))
      : []),
    ...appPaths.map((path) => ({
      source: toSource(path),
      ...(isDescribed(path) ? { function: linkPreviews } : { destination: '/app.html' }),
    })),
  ];
}
