import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getPorts } from '../../backend/ports.ts';
import { getAppEnvironment, projectRoot } from '../../backend/project.ts';
import { runBuild } from '../../run-build.ts';
import { ridePageFile } from '#services/link-previews/preview-routes.ts';
import { getEmbedManifestPath } from '../../vite/pages/separate-builds.ts';
import { firstPages, pages } from '../../vite/pages/table.ts';
import type { BenchPart, Figures } from '../run-part.ts';
import { laterPages, memberPages, routeBudgets, sizeMetrics } from '../budgets.ts';

/** The used part of Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>;

/**
 * The entries and their static imports, which load before the entries run, without chunks that are already loaded.
 *
 * @throws Error if an entry is not in the build
 */
export function getRequiredChunks(
  manifest: Manifest,
  entries: readonly string[],
  loaded: ReadonlySet<string> = new Set(),
): Set<string> {
  const required = new Set(entries.filter((name) => !loaded.has(name)));
  for (const name of required) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no chunk of its own for ${name}`);
    for (const imported of chunk.imports ?? []) if (!loaded.has(imported)) required.add(imported);
  }
  return required;
}

export function getScriptFiles(manifest: Manifest, chunks: ReadonlySet<string>): string[] {
  return [...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** @param excluded chunks whose styles are left out */
function getStylesheetFiles(manifest: Manifest, excluded: ReadonlySet<string>): Set<string> {
  const getFiles = (names: Iterable<string>) =>
    [...names].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
  const later = new Set(getFiles(excluded));
  const files = getFiles(Object.keys(manifest)).filter((file) => file.endsWith('.css') && !later.has(file));
  return new Set(files);
}

const readManifest = (file: string) =>
  JSON.parse(readFileSync(join(projectRoot, 'dist', file), 'utf8')) as Manifest;

/** Whether the build in `dist` is newer than all sources. */
function isBuildFresh(): boolean {
  const manifest = statSync(join(projectRoot, 'dist/.vite/manifest.json'), { throwIfNoEntry: false });
  if (!manifest) return false;
  const times = ['src', 'scripts/vite', '.'].flatMap((root) =>
    readdirSync(join(projectRoot, root), { recursive: root !== '.', encoding: 'utf8' })
      .filter((file) => root !== '.' || /^package-lock|^vite\.config/.test(file))
      .map((file) => statSync(join(projectRoot, root, file)).mtimeMs),
  );
  return manifest.mtimeMs >= Math.max(...times);
}

const rideStyles = pages[ridePageFile]?.code.styles ?? [];

function measureSizes(): Figures {
  const sum = (files: Iterable<string>) =>
    [...files].reduce(
      (size, file) => size + gzipSync(readFileSync(join(projectRoot, 'dist', file))).length / 1024,
      0,
    );
  const manifest = readManifest('.vite/manifest.json');
  const sumEmbed = (page: string) => {
    const embed = readManifest(getEmbedManifestPath(page));
    return sum(getScriptFiles(embed, getRequiredChunks(embed, [pages[page]?.code.module ?? ''])));
  };
  const visitor = (modules: readonly string[]) =>
    getRequiredChunks(manifest, [...firstPages.start, ...modules]);
  const member = visitor(memberPages);
  const routes = routeBudgets.map(({ name, pages: modules, isForMembers }) => {
    const chunks = isForMembers ? getRequiredChunks(manifest, modules, member) : visitor(modules);
    return [name, sum(getScriptFiles(manifest, chunks))] as const;
  });
  return {
    '/embed/:id, JS': sumEmbed('embed.html'),
    '/embed/reels/:id, JS': sumEmbed('embed-reel.html'),
    ...Object.fromEntries(routes),
    'CSS, without later pages': sum(
      getStylesheetFiles(manifest, getRequiredChunks(manifest, [...rideStyles, ...laterPages])),
    ),
    '/video/:id, HTML and CSS before the clip': sum([
      ridePageFile,
      ...rideStyles.map((style) => manifest[style]?.file ?? ''),
    ]),
  };
}

/** The compressed size of each page's initial load. */
export const part: BenchPart = {
  metrics: sizeMetrics,
  async measure() {
    if (!isBuildFresh()) await runBuild(getAppEnvironment(getPorts('dev')));
    return [measureSizes()];
  },
};
