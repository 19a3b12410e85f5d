import type { Brush } from './brush.ts';
import { createSeededRandom, sineWave } from './motion.ts';

/** Where a scene takes place. Drawing units: 1600 x 900, the fence stands at about 690. */
export interface ArenaStyle {
  sky: string;
  /** A second tone above the horizon, by day. */
  glow?: string;
  sun?: { colour: string; x: number; y: number; radius: number };
  hills?: string[];
  /** A crowd under lamps, by night. */
  stands?: { ground: string; crowd: string; beam: string; lamp: string };
  fence: string;
  dirt: string;
  rut: string;
  dust: string;
  clod: string;
  /** Colour of the light that catches the edges of figures. */
  rim?: string;
}

const sceneWidth = 1600;
export const groundY = 690;
const crowdTileCache = new Map<string, HTMLCanvasElement>();

/** A strip of heads and hats, drawn once; it repeats after 1600 units. */
function getCrowdTile(place: NonNullable<ArenaStyle['stands']>): HTMLCanvasElement {
  const key = place.crowd + place.ground;
  const known = crowdTileCache.get(key);
  if (known) return known;
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [sceneWidth, 380];
  const ctx = tile.getContext('2d');
  if (!ctx) throw new Error('this browser draws no canvas');
  ctx.fillStyle = place.ground;
  ctx.fillRect(0, 0, sceneWidth, 380);
  const random = createSeededRandom(7);
  for (let row = 0; row < 7; row++) {
    ctx.globalAlpha = 0.45 + row * 0.07;
    ctx.fillStyle = place.crowd;
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

/** Drawing units that are one pixel of the clips: what moves by whole ones costs the encoder next to nothing. */
const pixelSize = 1600 / 960;
const snapToPixel = (x: number) => Math.round(x / pixelSize) * pixelSize;

/** How far a layer's repeating content starts left of the frame. */
const getLayerOffset = (camera: number, depth: number, period: number) => {
  const shift = snapToPixel(-camera * depth) % period;
  return shift > 0 ? shift - period : shift;
};

/** Everything behind the figures. `camera` is the world x at the left edge of the frame, `now` in seconds. */
export function drawArena(brush: Brush, place: ArenaStyle, camera: number, now: number): void {
  const { ctx } = brush;
  ctx.fillStyle = place.sky;
  ctx.fillRect(0, 0, sceneWidth, 900);
  if (place.glow) {
    ctx.fillStyle = place.glow;
    ctx.fillRect(0, 300, sceneWidth, 400);
  }
  const { sun } = place;
  if (sun) brush.fillCircle(sun.colour, sun.x - (snapToPixel(camera * 0.02) % sceneWidth), sun.y, sun.radius);
  place.hills?.forEach((colour, i) => drawHills(brush, colour, camera * (0.06 + 0.1 * i), i));
  if (place.stands) drawStands(brush, place.stands, camera, now);
  drawFence(brush, place.fence, camera);
  brush.fillPath(
    place.dirt,
    `M-10 ${groundY}Q200 674 420 ${groundY}T860 688T1260 ${groundY}T1610 686V910H-10Z`,
  );
  drawRuts(brush, place.rut, camera);
}

function drawHills(brush: Brush, colour: string, camera: number, layer: number): void {
  const shift = snapToPixel(camera);
  let path = 'M-20 900';
  for (let x = -(((shift % 20) + 20) % 20); x <= sceneWidth + 20; x += 20) {
    const at = (x + shift) / 1600;
    const y =
      400 + 55 * layer - 46 * sineWave(at * (1 + layer) + 0.2) - 22 * sineWave(at * (3 + layer) + 0.7);
    path += `L${x} ${y.toFixed(1)}`;
  }
  brush.fillPath(colour, `${path}L1620 900Z`);
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

/** A camera flash in the crowd now and then. */
function drawFlashes(brush: Brush, colour: string, start: number, now: number): void {
  for (let i = 0; i < 3; i++) {
    const beat = Math.floor(now * 1.7 + i * 0.37);
    const age = now * 1.7 + i * 0.37 - beat;
    const random = createSeededRandom(beat * 3 + i + 1);
    const [x, y] = [start + random() * 3200, 150 + random() * 270];
    if (age < 0.12) brush.fillCircle(colour, x, y, 9);
  }
}

function drawFence(brush: Brush, colour: string, camera: number): void {
  const { ctx } = brush;
  ctx.fillStyle = colour;
  for (const y of [480, 526, 572, 618]) ctx.fillRect(0, y, sceneWidth, 15);
  for (let x = getLayerOffset(camera, 0.85, 320); x < sceneWidth + 40; x += 320) {
    ctx.fillRect(x, 464, 20, 244);
    ctx.fillRect(x + 26, 464, 20, 244);
  }
}

/** Marks in the dirt, which show how fast the ground goes by. */
function drawRuts(brush: Brush, colour: string, camera: number): void {
  const random = createSeededRandom(3);
  for (let i = 0; i < 26; i++) {
    const depth = random();
    const period = 2100;
    const gone = snapToPixel(random() * period - camera * (0.95 + 0.05 * Math.floor(depth * 4)));
    const x = (((gone % period) + period) % period) - 250;
    const y = 722 + depth * 160;
    const long = 40 + random() * 70 + depth * 40;
    brush.fillTube(colour, [
      [x, y, 1.5],
      [x + long / 2, y + 1, 4 + 3 * depth],
      [x + long, y, 1.5],
    ]);
  }
}
