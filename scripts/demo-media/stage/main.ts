import { Brush } from './brush.ts';
import { drawClock } from './clock.ts';
import { clips } from './clips.ts';
import { clipName, frameName, posterName } from '../file-names.ts';
import { encodeHere } from './encode-here.ts';
import type { Scene } from './scene.ts';

export interface Size {
  width: number;
  height: number;
}

/** What the program that makes the clips may ask of this page. Files cross over in base64. */
export interface Stage {
  names: string[];
  describe: (name: string) => Pick<Scene, 'seconds' | 'beats' | 'poster'>;
  /** The frame at a moment, in seconds. */
  frame: (name: string, now: number, size: Size) => Promise<string>;
  /** The whole clip and its poster, encoded in this page. */
  encode: (
    name: string,
    size: Size,
    rate: number,
    sound: string,
    ffmpeg: readonly string[],
  ) => Promise<string[]>;
}

declare global {
  interface Window {
    stage?: Stage;
  }
}

const scenes = new Map<string, Scene>();

function sceneOf(name: string): Scene {
  const known = scenes.get(name);
  if (known) return known;
  const make = clips[name];
  if (!make) throw new Error(`there is no clip named ${name}`);
  const scene = make();
  scenes.set(name, scene);
  return scene;
}

const canvas = document.querySelector('canvas');
const ctx = canvas?.getContext('2d');
if (!canvas || !ctx) throw new Error('this browser draws no canvas');

async function draw(name: string, now: number, { width, height }: Size): Promise<Blob> {
  if (!canvas || !ctx) throw new Error('this browser draws no canvas');
  [canvas.width, canvas.height] = [width, height];
  ctx.scale(width / 1600, height / 900);
  sceneOf(name).draw(new Brush(ctx), now);
  drawClock(ctx, now);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.97));
  if (!blob) throw new Error('the frame could not be encoded');
  return blob;
}

async function base64(data: Blob): Promise<string> {
  const bytes = new Uint8Array(await data.arrayBuffer());
  let text = '';
  // In pieces, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

await document.fonts.load('800 44px Scoreboard');

window.stage = {
  names: Object.keys(clips),
  describe: (name) => {
    const { seconds, beats, poster } = sceneOf(name);
    return { seconds, beats, poster };
  },
  frame: async (name, now, size) => base64(await draw(name, now, size)),
  encode: async (name, size, rate, sound, ffmpeg) => {
    async function* files() {
      yield { name: 'sound.wav', data: Uint8Array.from(atob(sound), (sign) => sign.charCodeAt(0)) };
      for (let i = 0; i < sceneOf(name).seconds * rate; i++) {
        const frame = await draw(name, i / rate, size);
        yield { name: frameName(i), data: new Uint8Array(await frame.arrayBuffer()) };
      }
    }
    const made = await encodeHere(files(), ffmpeg, [clipName, posterName]);
    return Promise.all(made.map((file) => base64(new Blob([file.slice()]))));
  },
};
