import type { Brush } from './brush.ts';
import { createSeededRandom, sineWave } from './motion.ts';

/** Colors of an arena. The drawing is 1600 x 900 units; the ground starts at y = 690. */
export interface ArenaStyle {
  sky: string;
  /** A second color above the horizon. */
  glow?: string;
  sun?: { color: string; x: number; y: number; radius: number };
  hills?: string[];
  /** A crowd under lamps, in night arenas. */
  stands?: { background: string; crowd: string; beam: string; lamp: string };
  fence: string;
  dirt: string;
  rut: string;
  dust: string;
  clod: string;
  /** Rim light on figures. */
  rim?: string;
}

const sceneWidth = 1600;
export const groundY = 690;
const crowdTileCache = new Map<string, HTMLCanvasElement>();

/** A strip of spectators, rendered once; it tiles every 1600 units. */
function getCrowdTile(stands: NonNullable<ArenaStyle['stands']>): HTMLCanvasElement {
  const key = stands.crowd + stands.background;
  const cached = crowdTileCache.get(key);
  if (cached) return cached;
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [sceneWidth, 380];
  const ctx = tile.getContext('2d');
  if (!ctx) throw new Error('no 2D canvas context');
  ctx.fillStyle = stands.background;
  ctx.fillRect(0, 0, sceneWidth, 380);
  const random = createSeededRandom(7);
  for (let row = 0; row < 7; row++) {
    ctx.globalAlpha = 0.45 + row * 0.07;
    ctx.fillStyle = stands.crowd;
    for (let seat = 0; seat < 32; seat++) {
      const x = seat * 50 + (row % 2) * 25 + random() * 8;
      const y = 44 + row * 50 + random() * 8;
      for (const repeat of [x, x - sceneWidth]) {
        ctx.beginPath();
        ctx.arc(repeat, y, 15, 0, 2 * Math.PI);
        ctx.ellipse(repeat, y + 36, 25, 20, 0, 0, 2 * Math.PI);
        if (row % 3 === seat % 3) ctx.ellipse(repeat, y - 6, 27, 6, 0, 0, 2 * Math.PI);
        ctx.fill();
      }
    }
  }
  crowdTileCache.set(key, tile);
  return tile;
}

/** Drawing units per pixel. Movement by whole pixels compresses best. */
const pixelSize = 1600 / 960;
const snapToPixel = (x: number) => Math.round(x / pixelSize) * pixelSize;

/** The x, at or left of the frame's edge, at which a layer's tiled content starts. */
const getLayerOffset = (camera: number, depth: number, period: number) => {
  const shift = snapToPixel(-camera * depth) % period;
  return shift > 0 ? shift - period : shift;
};

/** Draws everything behind the figures. @param camera world x of the frame's left edge @param now in seconds */
export function drawArena(brush: Brush, arena: ArenaStyle, camera: number, now: number): void {
  const { ctx } = brush;
  ctx.fillStyle = arena.sky;
  ctx.fillRect(0, 0, sceneWidth, 900);
  if (arena.glow) {
    ctx.fillStyle = arena.glow;
    ctx.fillRect(0, 300, sceneWidth, 400);
  }
  const { sun } = arena;
  if (sun) brush.fillCircle(sun.color, sun.x - (snapToPixel(camera * 0.02) % sceneWidth), sun.y, sun.radius);
  arena.hills?.forEach((color, i) => drawHills(brush, color, camera * (0.06 + 0.1 * i), i));
  if (arena.stands) drawStands(brush, arena.stands, camera, now);
  drawFence(brush, arena.fence, camera);
  brush.fillPath(
    arena.dirt,
    `M-10 ${groundY}Q200 674 420 ${groundY}T860 688T1260 ${groundY}T1610 686V910H-10Z`,
  );
  drawRuts(brush, arena.rut, camera);
}

function drawHills(brush: Brush, color: string, camera: number, layer: number): void {
  const shift = snapToPixel(camera);
  let path = 'M-20 900';
  for (let x = -(((shift % 20) + 20) % 20); x <= sceneWidth + 20; x += 20) {
    const at = (x + shift) / 1600;
    const y =
      400 + 55 * layer - 46 * sineWave(at * (1 + layer) + 0.2) - 22 * sineWave(at * (3 + layer) + 0.7);
    path += `L${x} ${y.toFixed(1)}`;
  }
  brush.fillPath(color, `${path}L1620 900Z`);
}

function drawStands(
  brush: Brush,
  stands: NonNullable<ArenaStyle['stands']>,
  camera: number,
  now: number,
): void {
  const { ctx } = brush;
  const tile = getCrowdTile(stands);
  const start = getLayerOffset(camera, 0.3, sceneWidth);
  ctx.drawImage(tile, start, 110);
  ctx.drawImage(tile, start + sceneWidth, 110);
  drawFlashes(brush, stands.lamp, start, now);
  for (let x = getLayerOffset(camera, 0.3, 533) - 60; x < sceneWidth + 300; x += 533) {
    ctx.globalAlpha = 0.1;
    brush.fillPolygon(stands.beam, [
      [x - 60, 100],
      [x + 60, 100],
      [x + 330, 900],
      [x - 330, 900],
    ]);
    ctx.globalAlpha = 1;
    brush.fillPath('#120a07', `M${x - 4} -10h8v80h-8zM${x - 84} 62h168v50h-168z`);
    for (let lamp = -60; lamp <= 60; lamp += 40) brush.fillCircle(stands.lamp, x + lamp, 88, 15);
  }
}

/** Draws occasional camera flashes in the crowd. */
function drawFlashes(brush: Brush, color: string, start: number, now: number): void {
  for (let i = 0; i < 3; i++) {
    const beat = Math.floor(now * 1.7 + i * 0.37);
    const age = now * 1.7 + i * 0.37 - beat;
    const random = createSeededRandom(beat * 3 + i + 1);
    const [x, y] = [start + random() * 3200, 150 + random() * 270];
    if (age < 0.12) brush.fillCircle(color, x, y, 9);
  }
}

function drawFence(brush: Brush, color: string, camera: number): void {
  const { ctx } = brush;
  ctx.fillStyle = color;
  for (const y of [480, 526, 572, 618]) ctx.fillRect(0, y, sceneWidth, 15);
  for (let x = getLayerOffset(camera, 0.85, 320); x < sceneWidth + 40; x += 320) {
    ctx.fillRect(x, 464, 20, 244);
    ctx.fillRect(x + 26, 464, 20, 244);
  }
}

/** Draws marks in the dirt, which make the camera's movement visible. */
function drawRuts(brush: Brush, color: string, camera: number): void {
  const random = createSeededRandom(3);
  for (let i = 0; i < 26; i++) {
    const depth = random();
    const period = 2100;
    const offset = snapToPixel(random() * period - camera * (0.95 + 0.05 * Math.floor(depth * 4)));
    const x = (((offset % period) + period) % period) - 250;
    const y = 722 + depth * 160;
    const length = 40 + random() * 70 + depth * 40;
    brush.fillTube(color, [
      [x, y, 1.5],
      [x + length / 2, y + 1, 4 + 3 * depth],
      [x + length, y, 1.5],
    ]);
  }
}
