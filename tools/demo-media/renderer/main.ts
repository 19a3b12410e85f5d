import { Brush } from './brush.ts';
import { drawClock } from './clock.ts';
import { sceneFactories } from './clips.ts';
import { clipFileName, getFrameFileName, posterFileName } from '../media-names.ts';
import { encodeInBrowser } from './encode-in-browser.ts';
import type { Scene } from './scene.ts';

export interface Size {
  width: number;
  height: number;
}

/** The page's API for build.ts. Files are base64-encoded. */
export interface ClipRenderer {
  clipNames: string[];
  describeClip: (name: string) => Pick<Scene, 'seconds' | 'hoofbeats' | 'posterSeconds'>;
  /** @param now in seconds */
  renderFrame: (name: string, now: number, size: Size) => Promise<string>;
  /** Encodes the clip and its poster in this page. @param rate frames per second @param ffmpeg arguments */
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
    clipRenderer?: ClipRenderer;
  }
}

const sceneCache = new Map<string, Scene>();

function getScene(name: string): Scene {
  const cached = sceneCache.get(name);
  if (cached) return cached;
  const createScene = sceneFactories[name];
  if (!createScene) throw new Error(`unknown clip ${name}`);
  const scene = createScene();
  sceneCache.set(name, scene);
  return scene;
}

const canvas = document.querySelector('canvas');
const ctx = canvas?.getContext('2d');
if (!canvas || !ctx) throw new Error('no 2D canvas context');

async function drawFrame(name: string, now: number, { width, height }: Size): Promise<Blob> {
  if (!canvas || !ctx) throw new Error('no 2D canvas context');
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
  // In chunks, because the number of arguments is limited.
  for (let offset = 0; offset < bytes.length; offset += 8192) {
    text += String.fromCharCode(...bytes.subarray(offset, offset + 8192));
  }
  return btoa(text);
}

await document.fonts.load('800 44px Scoreboard');

window.clipRenderer = {
  clipNames: Object.keys(sceneFactories),
  describeClip: (name) => {
    const { seconds, hoofbeats, posterSeconds } = getScene(name);
    return { seconds, hoofbeats, posterSeconds };
  },
  renderFrame: async (name, now, size) => encodeBase64(await drawFrame(name, now, size)),
  encodeClip: async (name, size, rate, sound, ffmpeg) => {
    async function* files() {
      yield { name: 'sound.wav', data: Uint8Array.from(atob(sound), (char) => char.charCodeAt(0)) };
      for (let i = 0; i < getScene(name).seconds * rate; i++) {
        const frame = await drawFrame(name, i / rate, size);
        yield { name: getFrameFileName(i), data: new Uint8Array(await frame.arrayBuffer()) };
      }
    }
    const outputs = await encodeInBrowser(files(), ffmpeg, [clipFileName, posterFileName]);
    return Promise.all(outputs.map((file) => encodeBase64(new Blob([file.slice()]))));
  },
};
