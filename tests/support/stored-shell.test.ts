import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTemporaryFolder } from './temporary-folder.ts';

test("the workers store the app's document again when it has changed, whatever the landing page does", async () => {
  const shells: string[] = [];
  const buildApart = (_config: unknown, { define }: { define: { injectedShell: string } }) =>
    shells.push(define.injectedShell);
  vi.doMock('#scripts/vite/pages/separate-builds.ts', () => ({ buildApart }));
  vi.doMock('#scripts/vite/pages/built-files.ts', () => ({ collectShellFiles: () => ['assets/app.js'] }));
  onTestFinished(() => {
    for (const name of ['separate-builds', 'built-files']) vi.doUnmock(`#scripts/vite/pages/${name}.ts`);
    vi.resetModules();
  });
  vi.resetModules();
  const { serviceWorker } = await import('#scripts/vite/service-worker-plugin.ts');
  const folder = createTemporaryFolder();
  const plugin = serviceWorker() as unknown as Record<string, (...values: unknown[]) => Promise<void>>;
  await plugin['configResolved']?.({ root: folder, build: { outDir: '' } });
  await plugin['writeBundle']?.({}, {});
  for (const [app, landing] of ['11', '12', '22']) {
    writeFileSync(join(folder, 'app.html'), app ?? '');
    writeFileSync(join(folder, 'index.html'), landing ?? '');
    await plugin['closeBundle']?.();
  }
  expect(shells.map((shell) => shells.indexOf(shell))).toEqual([0, 0, 0, 0, 4, 4]);
});
