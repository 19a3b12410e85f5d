import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import type { Plugin } from 'vite';

const generatedFolder = fileURLToPath(new URL('../../src/media/worker/generated/', import.meta.url));

/**
 * Puts the gzipped ffmpeg core where the media worker imports it. The ending `.bin` keeps servers from treating it
 * as anything but bytes: whether a host compresses WebAssembly by itself differs, and 10 MB instead of 32 matter
 * everywhere. Made once for each version of the core.
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
  // Two builds at the same time must not see each other's half-written file.
  const draft = `${compressed}.${process.pid}`;
  try {
    await pipeline(createReadStream(wasm), createGzip({ level: 9 }), createWriteStream(draft));
    await rename(draft, compressed);
    await writeFile(stamp, version);
  } finally {
    await rm(draft, { force: true });
  }
  return compressed;
}

/** Makes the compressed ffmpeg core before anything is served or built. */
export function ffmpegCore(): Plugin {
  return {
    name: 'ffmpeg-core',
    // It is a module as it is. Bundling it ahead would begin when the worker first asks, and reload the page.
    config: () => ({ optimizeDeps: { exclude: ['@ffmpeg/core'] } }),
    async buildStart() {
      await ensureCompressedCore();
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // The core's loader names its program in a branch that is never taken, and the bundler brings all 32 MB along.
        for (const file of Object.keys(bundle)) if (/ffmpeg-core.*\.wasm$/.test(file)) delete bundle[file];
      },
    },
  };
}
