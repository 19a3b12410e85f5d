/**
 * Draws and encodes the demo clips, their posters and the portraits into `out/`. The results are committed; run it
 * again after changing a drawing: `npx tsx scripts/demo-media/build.ts`, with names of clips or `portraits` to make
 * only those. Uses ffmpeg where it is installed, otherwise (or with DEMO_MEDIA_FFMPEG=core) the slower @ffmpeg/core.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeArguments, encodeNatively, framesPerSecond, hasFfmpeg } from './encode.ts';
import { openStage, type OpenStage } from './open-stage.ts';
import { pictureName } from './picture-name.ts';
import { portraits } from './portraits.ts';
import { arenaSound } from './sound.ts';

const out = join(import.meta.dirname, 'out');
const clipSize = { width: 960, height: 540 };

function keep(folder: string, name: string, file: Buffer): void {
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, folder, name), file);
  console.log(`${folder}/${name}`.padEnd(34), `${(file.length / 1024).toFixed(0)} KB`);
}

/** How long each clip is, in seconds, for the documents that point to it. */
async function keepLengths(stage: OpenStage): Promise<void> {
  const lengths: Record<string, number> = {};
  for (const name of stage.names) lengths[name] = (await stage.describe(name)).seconds;
  keep('.', 'clips.json', Buffer.from(`${JSON.stringify(lengths, null, 2)}\n`));
}

async function makeClip(stage: OpenStage, name: string, native: boolean): Promise<void> {
  const { seconds, beats, poster } = await stage.describe(name);
  const sound = arenaSound(seconds, beats, poster);
  const posterFrame = Math.round(poster * framesPerSecond);
  const frame = (index: number) => stage.frame(name, index / framesPerSecond, clipSize);
  const made = native
    ? await encodeNatively(seconds * framesPerSecond, frame, posterFrame, sound)
    : await stage.encode(name, clipSize, framesPerSecond, sound, encodeArguments(posterFrame));
  keep('clips', `${name}.mp4`, made.clip);
  keep('posters', `${name}.png`, made.poster);
}

async function makePortraits(stage: OpenStage): Promise<void> {
  for (const { folder, name, svg, size } of portraits()) {
    keep(folder, pictureName(name), await stage.picture(svg, { width: size, height: size }));
  }
}

const native = hasFfmpeg() && process.env['DEMO_MEDIA_FFMPEG'] !== 'core';
const stage = await openStage();
try {
  const asked = process.argv.slice(2);
  const wanted = asked.length > 0 ? asked : [...stage.names, 'portraits'];
  for (const name of wanted) {
    if (name === 'portraits') await makePortraits(stage);
    else await makeClip(stage, name, native);
  }
  await keepLengths(stage);
} finally {
  await stage.close();
}
