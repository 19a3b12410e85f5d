import type { Plugin } from 'vite';
import { firstPages } from './first-page-chunks.ts';

/** The part of a bundler's output that is read. */
interface OutputFile {
  type: 'chunk' | 'asset';
  /** Of a chunk: the paths of its modules, the files it imports, and what else Vite loads with it. */
  moduleIds?: readonly string[];
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> } | undefined;
}

export type Bundle = Readonly<Record<string, OutputFile>>;

/**
 * The files that modules need before they run: their chunks, what those import, and their styles and pictures. A module
 * is found in whichever chunk the bundler has put it.
 *
 * @param bundle the output by file name
 * @param modules ends of module paths, such as `/src/main.tsx`
 * @throws Error for a module that is in no chunk
 */
export function collectShellFiles(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = modules.flatMap((module) => [...collectImports(bundle, findChunk(bundle, module))]);
  const files = chunks.flatMap((name) => {
    const { importedCss = [], importedAssets = [] } = bundle[name]?.viteMetadata ?? {};
    return [name, ...importedCss, ...importedAssets];
  });
  return [...new Set(files)].toSorted();
}

function findChunk(bundle: Bundle, module: string): string {
  const name = Object.keys(bundle).find((file) => bundle[file]?.moduleIds?.some((id) => id.endsWith(module)));
  if (name === undefined)
    throw new Error(`The build has no chunk with ${module}, which the service worker stores`);
  return name;
}

/** Without a list, which would be in the code that a first page waits for: they are seldom opened, or follow that page. */
const modulesWithoutList =
  /\/((account|season|matchup|compare|logged-out|register|reset-password|email-action)-page|playback-notices|player-video-actions|session-problem|account-chooser|video-not-found-dialog)\.tsx$/;

/** The files that a chunk imports, also through others. */
function collectImports(bundle: Bundle, file: string): Set<string> {
  const found = new Set([file]);
  for (const name of found) for (const imported of bundle[name]?.imports ?? []) found.add(imported);
  return found;
}

/**
 * A lazy import lists the files it needs, so that they load at once. What the importing chunk needs itself is loaded by
 * then: without it, the lists of the first screen are 0.3 KiB shorter.
 */
export function leanPreloads(): Plugin {
  let bundle: Bundle = {};
  return {
    name: 'lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(file, dependencies, { hostId }) {
            if (bundle[file]?.moduleIds?.some((id) => modulesWithoutList.test(id))) return [];
            const loaded = collectImports(bundle, hostId);
            return dependencies.filter((dependency) => !loaded.has(dependency));
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, output) {
        bundle = output;
      },
    },
  };
}

/** The files with the code of a first page that the page's own script does not load. */
export function collectScripts(bundle: Bundle, page: keyof typeof firstPages): string[] {
  const collect = (modules: readonly string[]) =>
    collectShellFiles(bundle, modules).filter((file) => file.endsWith('.js'));
  const loaded = collect(firstPages.start);
  return collect(firstPages[page]).filter((file) => !loaded.includes(file));
}

export const renderPreload = (file: string) =>
  `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low" />`;

/**
 * Adds links to app.html that preload the code of the feed, which otherwise would be found only once the first script
 * runs. They are in a template, which the inline script of the page uses (`src/app/prerender/prerender-app.tsx`).
 */
export function feedPreloads(): Plugin {
  return {
    name: 'feed-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/app.html' || !bundle) return;
        const links = collectScripts(bundle, 'feed').map(renderPreload);
        return html.replace('<!-- feed preloads -->', links.join(''));
      },
    },
  };
}
