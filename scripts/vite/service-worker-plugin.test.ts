import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ResolvedConfig } from 'vite';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

afterEach(() => {
  for (const path of ['vite', './pages/built-files.ts']) vi.doUnmock(path);
  vi.resetModules();
});

/** @returns the revision of the app's document that each worker has */
async function build(documents: Readonly<Record<string, string>>): Promise<unknown[]> {
  const outDir = createTemporaryFolder();
  for (const [name, html] of Object.entries(documents)) writeFileSync(join(outDir, name), html);
  const revisions: unknown[] = [];
  const write = ({ define }: { define: Record<string, string> }) =>
    revisions.push((JSON.parse(define['injectedShell'] ?? '') as { revision: string }).revision);
  vi.doMock('vite', () => ({ build: write }));
  vi.doMock('./pages/built-files.ts', () => ({ collectShellFiles: () => ['assets/app.js'] }));
  vi.resetModules();
  const { serviceWorker } = await import('./service-worker-plugin.ts');
  const plugin = serviceWorker() as unknown as Record<string, (...values: unknown[]) => Promise<void>>;
  const config: Partial<ResolvedConfig> = { root: outDir, build: { outDir } as ResolvedConfig['build'] };
  for (const [hook, ...values] of [['configResolved', config], ['writeBundle', {}, {}], ['closeBundle']])
    await plugin[hook as string]?.(...values);
  return revisions;
}

test("the workers store the app's document again when it has changed, whatever the landing page does", async () => {
  const first = await build({ 'app.html': 'app 1', 'index.html': 'landing' });
  expect(await build({ 'app.html': 'app 1', 'index.html': 'another' })).toEqual(first);
  const next = await build({ 'app.html': 'app 2', 'index.html': 'landing' });
  expect(next).toHaveLength(2);
  expect(next[0]).not.toBe(first[0]);
});
