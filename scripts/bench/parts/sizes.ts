import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { portsOf } from '#emulators/ports.ts';
import { appEnvironment, projectFolder } from '../../backend/project.ts';
import { buildApp } from '../../build-app.ts';
import { repositoryFiles } from '../../check/repository-files.ts';
import { atMost, type BenchRow } from '../bench-row.ts';
import { embedBudget, feedPages, landingBudget, routeBudgets, styleBudget } from '../sizes/budgets.ts';
import { addedBy, neededBy, scriptsOf, stylesheetsOf, workersOf, type Manifest } from '../sizes/manifest.ts';

const dist = join(projectFolder, 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
const shell = 'app.html';

const kibibytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length / 1024, 0);

/** A build that is younger than every file it was made of is used as it is. */
async function freshManifest(): Promise<Manifest> {
  const sources = [...repositoryFiles(projectFolder).keys()].filter((path) =>
    /^src\/|^vite\.config/.test(path),
  );
  const pages = ['package-lock.json', shell, 'index.html', 'embed.html'];
  const newest = Math.max(
    ...[...sources, ...pages]
      .filter((path) => existsSync(join(projectFolder, path)))
      .map((path) => statSync(join(projectFolder, path)).mtimeMs),
  );
  if (!existsSync(manifestFile) || statSync(manifestFile).mtimeMs < newest)
    await buildApp(appEnvironment(portsOf('dev')));
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

/** What each page weighs when it is first drawn, compressed, against its budget. */
export async function run(): Promise<BenchRow[]> {
  const manifest = await freshManifest();
  const rows: BenchRow[] = [];
  const feed = neededBy(manifest, [shell, ...feedPages]);

  if (manifest['index.html'])
    rows.push(
      atMost('/, JS', kibibytesOf(scriptsOf(manifest, neededBy(manifest, ['index.html']))), landingBudget),
    );
  if (manifest['embed.html']) {
    const files = [
      'embed.html',
      ...scriptsOf(manifest, neededBy(manifest, ['embed.html'])),
      ...(manifest['embed.html'].css ?? []),
    ];
    rows.push(atMost('/embed/:id, whole page', kibibytesOf(files), embedBudget));
  }
  for (const { figure, pages, extra, ...budget } of routeBudgets) {
    // A page that is not written yet has no size; one that lost its own chunk is an error.
    if (!pages.some((page) => existsSync(join(projectFolder, page)))) continue;
    const chunks = extra ? addedBy(manifest, pages, feed) : neededBy(manifest, [shell, ...pages]);
    rows.push(atMost(figure, kibibytesOf(scriptsOf(manifest, chunks)), budget));
  }
  for (const page of routeBudgets.flatMap(({ pages }) => pages)) {
    const workers = workersOf(manifest, page);
    if (workers.size === 0) continue;
    const measured = `${kibibytesOf(workers).toFixed(1)} KiB`;
    rows.push({ figure: `${page}, its worker`, measured, target: '', verdict: 'info' });
  }
  rows.push(atMost('CSS, whole app', kibibytesOf(stylesheetsOf(manifest)), styleBudget));
  return rows;
}
