import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getPorts } from '../../backend/ports.ts';
import { getAppEnvironment } from '../../backend/project.ts';
import { buildApp } from '../../build-app.ts';
import { embedManifestPath } from '../../vite/embed-page.ts';
import { type BenchResult, runPart, type BenchPart, type Figures, type Subject } from '../run-part.ts';
import { currentSubject } from '../checkout.ts';
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
  const seen = new Set<string>();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name) || loaded.has(name)) continue;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no chunk of its own for ${name}`);
    seen.add(name);
    open.push(...(chunk.imports ?? []));
  }
  return seen;
}

export function getScriptFiles(manifest: Manifest, chunks: ReadonlySet<string>): string[] {
  return [...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** @param excluded chunks whose own styles are left out */
export function getStylesheetFiles(manifest: Manifest, excluded: readonly string[] = []): Set<string> {
  const included = Object.entries(manifest).filter(([name]) => !excluded.includes(name));
  const files = included.flatMap(([, { file, css = [] }]) => [file, ...css]);
  return new Set(files.filter((file) => file.endsWith('.css')));
}

const [embedPage, appShellPage] = ['embed.html', 'app.html'];

const readManifest = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')) as Manifest;

/** Whether the build in `dist` is newer than all sources. */
function isBuildFresh(folder: string): boolean {
  const manifest = statSync(join(folder, 'dist/.vite/manifest.json'), { throwIfNoEntry: false });
  if (!manifest) return false;
  const times = ['src', 'scripts/vite', '.'].flatMap((root) =>
    readdirSync(join(folder, root), { recursive: root !== '.', encoding: 'utf8' })
      .filter((file) => root !== '.' || /\.html$|^package-lock|^vite\.config/.test(file))
      .map((file) => statSync(join(folder, root, file)).mtimeMs),
  );
  return manifest.mtimeMs >= Math.max(...times);
}

function measureSizes({ folder }: Subject): Figures {
  const sum = (files: Iterable<string>) =>
    [...files].reduce(
      (size, file) => size + gzipSync(readFileSync(join(folder, 'dist', file))).length / 1024,
      0,
    );
  const manifest = readManifest(folder, '.vite/manifest.json');
  const embed = readManifest(folder, embedManifestPath);
  const visitor = (pages: readonly string[]) => getRequiredChunks(manifest, [appShellPage, ...pages]);
  const member = visitor(memberPages);
  const routes = routeBudgets.map(({ name, pages, isForMembers }) => {
    const chunks = isForMembers ? getRequiredChunks(manifest, pages, member) : visitor(pages);
    return [name, sum(getScriptFiles(manifest, chunks))] as const;
  });
  return {
    '/embed/:id, JS': sum(getScriptFiles(embed, getRequiredChunks(embed, [embedPage]))),
    ...Object.fromEntries(routes),
    'CSS, without later pages': sum(getStylesheetFiles(manifest, laterPages)),
  };
}

/** The compressed size of each page's initial load. */
export const part: BenchPart = {
  metrics: sizeMetrics,
  rounds: 1,
  open: () =>
    Promise.resolve({
      async prepare(subject) {
        if (!isBuildFresh(subject.folder)) await buildApp(getAppEnvironment(getPorts('dev')), subject.folder);
        return () => Promise.resolve(measureSizes(subject));
      },
    }),
};

/** For `npm run check`. */
export const run = (): Promise<BenchResult[]> => runPart(part, [currentSubject]);
