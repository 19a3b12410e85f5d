/**
 * Draws and encodes the demo clips, their posters and the portraits into `out/`. The results are committed; run it
 * again after changing a drawing: `npx tsx tools/demo-media/build.ts`, with names of clips or `portraits` to make
 * only those. Uses ffmpeg where it is installed, otherwise (or with DEMO_MEDIA_FFMPEG=core) the slower @ffmpeg/core.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildEncodeArguments,
  encodeWithNativeFfmpeg,
  framesPerSecond,
  hasNativeFfmpeg,
} from './encode-with-native-ffmpeg.ts';
import { openRenderer, type RendererClient } from './open-renderer.ts';
import { getPictureFileName } from './picture-file-name.ts';
import { getPortraits } from './portraits.ts';
import { createArenaSound } from './arena-sound.ts';

const outputFolder = join(import.meta.dirname, 'out');
const clipSize = { width: 960, height: 540 };

function writeOutput(folder: string, name: string, file: Buffer): void {
  mkdirSync(join(outputFolder, folder), { recursive: true });
  writeFileSync(join(outputFolder, folder, name), file);
  console.log(`${folder}/${name}`.padEnd(34), `${(file.length / 1024).toFixed(0)} KB`);
}

/** How long each clip is, in seconds, for the documents that point to it. */
async function writeClipLengths(stage: RendererClient): Promise<void> {
  const lengths: Record<string, number> = {};
  for (const name of stage.clipNames) lengths[name] = (await stage.describeClip(name)).seconds;
  writeOutput('.', 'clips.json', Buffer.from(`${JSON.stringify(lengths, null, 2)}\n`));
}

async function renderClip(stage: RendererClient, name: string, native: boolean): Promise<void> {
  const { seconds, beats, poster } = await stage.describeClip(name);
  const sound = createArenaSound(seconds, beats, poster);
  const posterFrame = Math.round(poster * framesPerSecond);
  const frame = (index: number) => stage.renderFrame(name, index / framesPerSecond, clipSize);
  const made = native
    ? await encodeWithNativeFfmpeg(seconds * framesPerSecond, frame, posterFrame, sound)
    : await stage.encodeClip(name, clipSize, framesPerSecond, sound, buildEncodeArguments(posterFrame));
  writeOutput('clips', `${name}.mp4`, made.clip);
  writeOutput('posters', `${name}.png`, made.poster);
}

async function renderPortraits(stage: RendererClient): Promise<void> {
  for (const { folder, name, svg, size } of getPortraits()) {
    writeOutput(folder, getPictureFileName(name), await stage.renderSvg(svg, { width: size, height: size }));
  }
}

const useNativeFfmpeg = hasNativeFfmpeg() && process.env['DEMO_MEDIA_FFMPEG'] !== 'core';
const renderer = await openRenderer();
try {
  const asked = process.argv.slice(2);
  const wanted = asked.length > 0 ? asked : [...renderer.clipNames, 'portraits'];
  for (const name of wanted) {
    if (name === 'portraits') await renderPortraits(renderer);
    else await renderClip(renderer, name, useNativeFfmpeg);
  }
  await writeClipLengths(renderer);
} finally {
  await renderer.close();
}
