import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import type { EncodedClip } from './encode-with-native-ffmpeg.ts';
import type { Size, ClipRenderer } from './renderer/main.ts';

/** Client of the page that renders the clips in a headless browser. */
export interface RendererClient {
  clipNames: string[];
  describeClip: (name: string) => Promise<ReturnType<ClipRenderer['describeClip']>>;
  /** @param now in seconds @returns a JPEG */
  renderFrame: (name: string, now: number, size: Size) => Promise<Buffer>;
  /** Encodes a clip and its poster in the page. @param rate frames per second @param ffmpeg arguments */
  encodeClip: (
    name: string,
    size: Size,
    rate: number,
    sound: Buffer,
    ffmpeg: readonly string[],
  ) => Promise<EncodedClip>;
  /** @param svg source @returns a JPEG */
  renderSvg: (svg: string, size: Size) => Promise<Buffer>;
  close: () => Promise<void>;
}

/**
 * Serves the renderer page with Vite and opens it; `close` closes both browser and server.
 *
 * @throws Error if no Chromium is installed
 */
export async function openRenderer(): Promise<RendererClient> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH.');
  const server = await createServer({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}tools/demo-media/renderer/index.html`);
  await page.waitForFunction(() => window.clipRenderer !== undefined);
  const renderer = await page.evaluateHandle(() => {
    if (!window.clipRenderer) throw new Error('the clip renderer is not ready');
    return window.clipRenderer;
  });

  return {
    clipNames: await renderer.evaluate(({ clipNames }) => clipNames),
    describeClip: (name) => renderer.evaluate(({ describeClip }, params) => describeClip(params), name),
    renderFrame: async (name, now, size) => {
      const image = await renderer.evaluate(
        ({ renderFrame }, params) => renderFrame(params.name, params.now, params.size),
        {
          name,
          now,
          size,
        },
      );
      return Buffer.from(image, 'base64');
    },
    encodeClip: async (name, size, rate, sound, ffmpeg) => {
      const [clip = '', poster = ''] = await renderer.evaluate(
        ({ encodeClip }, params) =>
          encodeClip(params.name, params.size, params.rate, params.sound, params.ffmpeg),
        { name, size, rate, sound: sound.toString('base64'), ffmpeg },
      );
      return { clip: Buffer.from(clip, 'base64'), poster: Buffer.from(poster, 'base64') };
    },
    renderSvg: async (svg, { width, height }) => {
      const svgPage = await browser.newPage({ viewport: { width, height } });
      await svgPage.setContent(
        `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
      );
      const image = await svgPage.screenshot({ type: 'jpeg', quality: 84 });
      await svgPage.close();
      return image;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
