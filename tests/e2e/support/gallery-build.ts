import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectRoot } from '#scripts/backend/project.ts';

const origin = 'http://gallery.test';

interface GalleryBuild {
  open: (page: Page) => Promise<void>;
  remove: () => void;
}

/** Builds the gallery on its own: the app's build has none. Its files are answered without a server. */
export async function buildGallery(): Promise<GalleryBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: {
      outDir: folder,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(projectRoot, 'gallery.html') },
    },
  });
  return {
    open: async (page) => {
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(folder, pathname) }).catch(() => route.fulfill({ status: 404 }));
      });
      await page.goto(`${origin}/gallery.html`);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
