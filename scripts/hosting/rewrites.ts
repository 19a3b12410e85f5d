import {
  describedPaths,
  getAppPageFile,
  getFunction,
  previewedPaths,
} from '#services/link-previews/preview-routes.ts';
import { listPages, pages } from '#scripts/vite/pages/table.ts';
import { paths } from '#src/config/paths.ts';

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

/** Served as files. */
const staticPaths = listPages('static').map((file) => pages[file]?.path);

/** A route as a glob of Hosting. */
const toSource = (path: string) => path.replaceAll(/:\w+/g, '*');
const toFunction = (path: string) => ({ source: toSource(path), function: getFunction(path) });

/**
 * The rewrites of Hosting: every path of the app has its page, and any other gets 404.html with status 404. The first
 * that matches counts, so paths without parameters come first.
 *
 * @param withLinkPreviews whether the function is deployed, too
 */
export function getRewrites(withLinkPreviews: boolean): Rewrite[] {
  const appPaths = Object.values(paths)
    .filter((path) => !staticPaths.includes(path))
    .toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':')));
  const isDescribed = (path: string) => withLinkPreviews && describedPaths.some((each) => each === path);
  const otherPaths = previewedPaths.filter((path) => !isDescribed(path));
  return [
    ...listPages('embed').map((file) => ({ source: pages[file]?.path ?? '', destination: `/${file}` })),
    ...(withLinkPreviews ? otherPaths.map(toFunction) : []),
    ...appPaths.map((path) =>
      isDescribed(path)
        ? toFunction(path)
        : { source: toSource(path), destination: `/${getAppPageFile(path)}` },
    ),
  ];
}
