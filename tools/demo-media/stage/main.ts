import { Brush } from './brush.ts';
import { drawClock } from './clock.ts';
import { sceneFactories } from './clips.ts';
import { clipFileName, getFrameFileName, posterFileName } from '../file-names.ts';
import { encodeInBrowser } from './encode-in-browser.ts';
import type { Scene } from './scene.ts';

export interface Size {
  width: number;
  height: number;
}

/** What the program that makes the clips may ask of this page. Files cross over in base64. */
export interface ClipRenderer {
  clipNames: string[];
  describeClip: (name: string) => Pick<Scene, 'seconds' | 'beats' | 'poster'>;
  /** The frame at a moment, in seconds. */
  renderFrame: (name: string, now: number, size: Size) => Promise<string>;
  /** The whole clip and its poster, encoded in this page. */
  encodeClip: (
    name: string,
    size: Size,
    rate: number,
    sound: string,
    ffmpeg: readonly string[],
  ) => Promise<string[]>;
}

declare global {
  interface Window {
    stage?: ClipRenderer;
  }
}

const sceneCache = new Map<string, Scene>();

function getScene(name: string): Scene {
  const known = sceneCache.get(name);
  if (known) return known;
  const make = sceneFactories[name];
  if (!make) throw new Error(`there is no clip named ${name}`);
  const scene = make();
  sceneCache.set(name, scene);
  return scene;
}

const canvas = document.querySelector('canvas');
const ctx = canvas?.getContext('2d');
if (!canvas || !ctx) throw new Error('this browser draws no canvas');

async function drawFrame(name: string, now: number, { width, height }: Size): Promise<Blob> {
  if (!canvas || !ctx) throw new Error('this browser draws no canvas');
  [canvas.width, canvas.height] = [width, height];
  ctx.scale(width / 1600, height / 900);
  getScene(name).draw(new Brush(ctx), now);
  drawClock(ctx, now);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.97));
  if (!blob) throw new Error('the frame could not be encoded');
  return blob;
}

async function encodeBase64(data: Blob): Promise<string> {
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
  clipNames: Object.keys(sceneFactories),
  describeClip: (name) => {
    const { seconds, beats, poster } = getScene(name);
    return { seconds, beats, poster };
  },
  renderFrame: async (name, now, size) => encodeBase64(await drawFrame(name, now, size)),
  encodeClip: async (name, size, rate, sound, ffmpeg) => {
    async function* files() {
      yield { name: 'sound.wav', data: Uint8Array.from(atob(sound), (sign) => sign.charCodeAt(0)) };
      for (let i = 0; i < getScene(name).seconds * rate; i++) {
        const frame = await drawFrame(name, i / rate, size);
        yield { name: getFrameFileName(i), data: new Uint8Array(await frame.arrayBuffer()) };
      }
    }
    const made = await encodeInBrowser(files(), ffmpeg, [clipFileName, posterFileName]);
    return Promise.all(made.map((file) => encodeBase64(new Blob([file.slice()]))));
  },
};
