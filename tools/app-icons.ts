/**
 * `npx tsx tools/app-icons.ts`: draws the icons of public/manifest.webmanifest, favicon.ico and the picture of link
 * previews. Run it after a drawing has changed; the files are part of the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from '#scripts/backend/project.ts';
import { findChromium } from '#scripts/setup/test-tools.mjs';

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
const readSource = (path: string) => readFileSync(join(projectRoot, path));
const drawing = readSource('public/favicon.svg').toString();
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });

async function draw(width: number, height: number, html: string, type: 'png' | 'jpeg' = 'png') {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const options = type === 'jpeg' ? { type, quality: 88 } : { omitBackground: true };
  const picture = await page.screenshot(options);
  await page.close();
  return picture;
}

const drawIcon = ({ size, share, background = 'transparent' }: Omit<Icon, 'file'>) =>
  draw(
    size,
    size,
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}svg{width:${share * 100}vw}</style>${drawing}`,
  );

/** One PNG as an icon file (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)). */
function wrapInIconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const asUrl = (path: string, type: string) => `data:${type};base64,${readSource(path).toString('base64')}`;

/** What a shared link shows that has no picture of its own. */
const previewPicture = `<style>
  @font-face { font-family: display; font-weight: 100 900; src: url(${asUrl('src/ui/fonts/sofia-sans-extra-condensed-latin-wght-normal.woff2', 'font/woff2')}); }
  body { margin: 0; width: 1200px; height: 630px; position: relative; color: #f5ebda; background: #2a180f; font-family: display; text-transform: uppercase; }
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 60% 50%; }
  i { position: absolute; inset: 0; background: linear-gradient(90deg, #1a0e08f2 8%, #1a0e0899 52%, #1a0e0800); }
  main { position: absolute; left: 80px; bottom: 70px; }
  svg { width: 116px; display: block; margin-bottom: 18px; }
  h1 { margin: 0; font-size: 190px; line-height: 0.8; font-weight: 900; letter-spacing: -0.02em; }
  p { margin: 30px 0 0; font-size: 48px; font-weight: 700; letter-spacing: 0.04em; color: #e6bb62; }
</style><img src="${asUrl('src/ui/art/hero.svg', 'image/svg+xml')}" /><i></i>
<main>${drawing}<h1>Rodeo<br />Reel</h1><p>Every ride counts</p></main>`;

for (const { file, ...icon } of icons) writeFileSync(join(folder, 'icons', file), await drawIcon(icon));
writeFileSync(join(folder, 'favicon.ico'), wrapInIconFile(await drawIcon({ size: 48, share: 1 }), 48));
writeFileSync(join(folder, 'icons', 'preview.jpg'), await draw(1200, 630, previewPicture, 'jpeg'));
await browser.close();
