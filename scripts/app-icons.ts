/**
 * `npx tsx scripts/app-icons.ts`: draws the icons of public/manifest.webmanifest from public/favicon.svg. Run it after
 * the drawing has changed; the PNGs are part of the repository.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from './backend/project.ts';
import { findChromium } from './setup/test-tools.mjs';

interface Icon {
  file: string;
  /** Pixels. */
  size: number;
  /** The part of the width that the drawing takes up; systems may cut 10 % off each side of a maskable icon. */
  share: number;
  /** Undefined for a transparent one. */
  background?: string;
}

const cream = '#f4ecde';
const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.64, background: cream },
  { file: 'apple-touch-icon.png', size: 180, share: 0.76, background: cream },
];

const folder = join(projectRoot, 'public');
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
for (const { file, size, share, background = 'transparent' } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}svg{width:${share * 100}vw}</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, 'icons', file), omitBackground: true });
  await page.close();
}
await browser.close();
