import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getPorts } from '#scripts/backend/ports.ts';
import { getAppEnvironment, projectRoot } from '../../backend/project.ts';
import { embedManifestPath } from '../../vite/embed-page.ts';
import { buildApp } from '../../build-app.ts';
import { readRepositoryFiles } from '../../check/repository-files.ts';
import { checkAtMost, type BenchResult } from '../bench-result.ts';
import {
  embedBudget,
  memberPages,
  landingBudget,
  laterPages,
  routeBudgets,
  styleBudget,
} from '../sizes/budgets.ts';
import {
  getRequiredChunks,
  getScriptFiles,
  getStylesheetFiles,
  getWorkerFiles,
  type Manifest,
} from '../sizes/manifest.ts';

const distFolder = join(projectRoot, 'dist');
const manifestFile = join(distFolder, '.vite/manifest.json');
const embedPage = 'embed.html';
const appShellPage = 'app.html';

const sumGzippedKibibytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(distFolder, file))).length / 1024, 0);

/** Reuses the build if it is newer than all sources. */
async function loadFreshManifest(): Promise<Manifest> {
  const sources = [...readRepositoryFiles(projectRoot).keys()].filter((path) =>
    /^src\/|^scripts\/vite\/|^vite\.config/.test(path),
  );
  const pages = ['package-lock.json', appShellPage, 'index.html', embedPage];
  const newest = Math.max(
    ...[...sources, ...pages]
      .filter((path) => existsSync(join(projectRoot, path)))
      .map((path) => statSync(join(projectRoot, path)).mtimeMs),
  );
  if (!existsSync(manifestFile) || statSync(manifestFile).mtimeMs < newest)
    await buildApp(getAppEnvironment(getPorts('dev')));
  return readManifest(manifestFile);
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Checks the compressed size of each page's initial load against its budget. */
export async function run(): Promise<BenchResult[]> {
  const manifest = await loadFreshManifest();
  const rows: BenchResult[] = [];
  const member = getRequiredChunks(manifest, [appShellPage, ...memberPages]);

  if (manifest['index.html'])
    rows.push(
      checkAtMost(
        '/, JS',
        sumGzippedKibibytes(getScriptFiles(manifest, getRequiredChunks(manifest, ['index.html']))),
        landingBudget,
      ),
    );
  const embed = readManifest(join(distFolder, embedManifestPath));
  const embedScripts = getScriptFiles(embed, getRequiredChunks(embed, [embedPage]));
  rows.push(checkAtMost('/embed/:id, JS', sumGzippedKibibytes(embedScripts), embedBudget));
  for (const { metric, pages, isForMembers, ...budget } of routeBudgets) {
    // Skips pages that do not exist; an existing page without its own chunk is an error.
    if (!pages.some((page) => existsSync(join(projectRoot, page)))) continue;
    const chunks = isForMembers
      ? getRequiredChunks(manifest, pages, member)
      : getRequiredChunks(manifest, [appShellPage, ...pages]);
    rows.push(checkAtMost(metric, sumGzippedKibibytes(getScriptFiles(manifest, chunks)), budget));
  }
  for (const page of routeBudgets.flatMap(({ pages }) => pages)) {
    const workers = getWorkerFiles(manifest, page);
    if (workers.size === 0) continue;
    const measured = `${sumGzippedKibibytes(workers).toFixed(1)} KiB`;
    rows.push({ metric: `${page}, its worker`, measured, target: '', status: 'info' });
  }
  const styles = getStylesheetFiles(manifest, laterPages);
  rows.push(checkAtMost('CSS, without later pages', sumGzippedKibibytes(styles), styleBudget));
  return rows;
}
