import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import type { EncodedClip } from './encode-with-native-ffmpeg.ts';
import type { Size, ClipRenderer } from './stage/main.ts';

/** The page that draws the clips, in a browser without a window. */
export interface RendererClient {
  clipNames: string[];
  describeClip: (name: string) => Promise<ReturnType<ClipRenderer['describeClip']>>;
  /** @returns the frame at a moment (seconds), as a JPEG */
  renderFrame: (name: string, now: number, size: Size) => Promise<Buffer>;
  /** @returns the whole clip and its poster, encoded in the page with ffmpeg's arguments; `rate` in frames a second */
  encodeClip: (
    name: string,
    size: Size,
    rate: number,
    sound: Buffer,
    ffmpeg: readonly string[],
  ) => Promise<EncodedClip>;
  /** @returns a drawing (SVG source) as a JPEG */
  renderSvg: (svg: string, size: Size) => Promise<Buffer>;
  close: () => Promise<void>;
}

/**
 * Serves the stage from its sources and opens it; `close` ends both browser and server.
 *
 * @throws Error when no Chromium is installed
 */
export async function openRenderer(): Promise<RendererClient> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error('Chromium was not found: install it, or name it in CHROMIUM_PATH.');
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
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}tools/demo-media/stage/index.html`);
  await page.waitForFunction(() => window.stage !== undefined);
  const stage = await page.evaluateHandle(() => {
    if (!window.stage) throw new Error('the stage is not ready');
    return window.stage;
  });

  return {
    clipNames: await stage.evaluate(({ clipNames }) => clipNames),
    describeClip: (name) => stage.evaluate(({ describeClip }, asked) => describeClip(asked), name),
    renderFrame: async (name, now, size) => {
      const image = await stage.evaluate(
        ({ renderFrame }, asked) => renderFrame(asked.name, asked.now, asked.size),
        {
          name,
          now,
          size,
        },
      );
      return Buffer.from(image, 'base64');
    },
    encodeClip: async (name, size, rate, sound, ffmpeg) => {
      const [clip = '', poster = ''] = await stage.evaluate(
        ({ encodeClip }, asked) => encodeClip(asked.name, asked.size, asked.rate, asked.sound, asked.ffmpeg),
        { name, size, rate, sound: sound.toString('base64'), ffmpeg },
      );
      return { clip: Buffer.from(clip, 'base64'), poster: Buffer.from(poster, 'base64') };
    },
    renderSvg: async (svg, { width, height }) => {
      const sheet = await browser.newPage({ viewport: { width, height } });
      await sheet.setContent(
        `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
      );
      const image = await sheet.screenshot({ type: 'jpeg', quality: 84 });
      await sheet.close();
      return image;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
