import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import type { Plugin } from 'vite';

const generatedFolder = fileURLToPath(new URL('../../src/media/worker/generated', import.meta.url));

/**
 * Writes the gzipped ffmpeg core (10 MB instead of 32) to where the media worker imports it, once per version of the
 * core. The extension `.bin` keeps servers from setting a content encoding; not all hosts compress WebAssembly.
 *
 * @returns the path of the compressed core
 */
async function ensureCompressedCore(): Promise<string> {
  const wasm = createRequire(import.meta.url).resolve('@ffmpeg/core/wasm');
  const compressed = path.join(generatedFolder, 'ffmpeg-core.bin');
  const stamp = path.join(generatedFolder, 'ffmpeg-core.stamp');
  const packageFile = await readFile(path.join(path.dirname(wasm), '../../package.json'), 'utf8');
  const version = createHash('sha256').update(packageFile).digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return compressed;

  await mkdir(generatedFolder, { recursive: true });
  // Concurrent builds must not read each other's partial file.
  const temporaryFile = `${compressed}.${process.pid}`;
  try {
    await pipeline(createReadStream(wasm), createGzip({ level: 9 }), createWriteStream(temporaryFile));
    await rename(temporaryFile, compressed);
    await writeFile(stamp, version);
  } finally {
    await rm(temporaryFile, { force: true });
  }
  return compressed;
}

/** Provides the compressed ffmpeg core, and its size as `ffmpegCoreBytes`, to builds and the development server. */
export function ffmpegCore(): Plugin {
  return {
    name: 'ffmpeg-core',
    async config() {
      const { size } = await stat(await ensureCompressedCore());
      return {
        define: { ffmpegCoreBytes: String(size) },
        // Already ES modules; prebundling would start on the worker's first import and reload the page.
        optimizeDeps: { exclude: ['@ffmpeg/core', '@ffmpeg/ffmpeg'] },
      };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // The loader references the 32 MB wasm in a branch that never runs, so the bundler emits it.
        for (const file of Object.keys(bundle)) if (/ffmpeg-core.*\.wasm$/.test(file)) delete bundle[file];
      },
    },
  };
}
