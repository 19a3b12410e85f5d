/**
 * Renders and encodes the demo clips, their posters and the portraits into `out/`. The results are committed; run
 * `npx tsx tools/demo-media/build.ts` after changing a drawing, optionally with clip names or `portraits` to build only
 * those. Uses native ffmpeg if installed, otherwise (or with DEMO_MEDIA_FFMPEG=core) the slower @ffmpeg/core.
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
import { getPictureFileName } from '#scripts/seed/demo-media.ts';
import { getPortraits } from './portraits.ts';
import { createArenaSound } from './arena-sound.ts';

const outputFolder = join(import.meta.dirname, 'out');
const clipSize = { width: 960, height: 540 };

function writeOutput(folder: string, name: string, file: Buffer): void {
  mkdirSync(join(outputFolder, folder), { recursive: true });
  writeFileSync(join(outputFolder, folder, name), file);
  console.log(`${folder}/${name}`.padEnd(34), `${(file.length / 1024).toFixed(0)} KB`);
}

/** Clip durations in seconds, for the demo data. */
async function writeClipDurations(client: RendererClient): Promise<void> {
  const durations: Record<string, number> = {};
  for (const name of client.clipNames) durations[name] = (await client.describeClip(name)).seconds;
  writeOutput('.', 'clips.json', Buffer.from(`${JSON.stringify(durations, null, 2)}\n`));
}

async function renderClip(client: RendererClient, name: string, useNative: boolean): Promise<void> {
  const { seconds, hoofbeats, posterSeconds } = await client.describeClip(name);
  const sound = createArenaSound(seconds, hoofbeats, posterSeconds);
  const posterFrame = Math.round(posterSeconds * framesPerSecond);
  const renderFrame = (index: number) => client.renderFrame(name, index / framesPerSecond, clipSize);
  const encoded = useNative
    ? await encodeWithNativeFfmpeg(seconds * framesPerSecond, renderFrame, posterFrame, sound)
    : await client.encodeClip(name, clipSize, framesPerSecond, sound, buildEncodeArguments(posterFrame));
  writeOutput('clips', `${name}.mp4`, encoded.clip);
  writeOutput('posters', `${name}.png`, encoded.poster);
}

async function renderPortraits(client: RendererClient): Promise<void> {
  for (const { folder, name, svg, size } of getPortraits()) {
    writeOutput(folder, getPictureFileName(name), await client.renderSvg(svg, { width: size, height: size }));
  }
}

const useNativeFfmpeg = hasNativeFfmpeg() && process.env['DEMO_MEDIA_FFMPEG'] !== 'core';
const renderer = await openRenderer();
try {
  const args = process.argv.slice(2);
  const names = args.length > 0 ? args : [...renderer.clipNames, 'portraits'];
  for (const name of names) {
    if (name === 'portraits') await renderPortraits(renderer);
    else await renderClip(renderer, name, useNativeFfmpeg);
  }
  await writeClipDurations(renderer);
} finally {
  await renderer.close();
}
