import { drawArena, type ArenaStyle } from '../arena.ts';
import { drawDust, type Impact } from '../dust.ts';
import { drawCattle, type CattleStyle } from '../figures/cattle.ts';
import { drawHorse, type HorseStyle } from '../figures/horse.ts';
import { drawRider, type RiderStyle } from '../figures/rider.ts';
import { smoothstep, mix, interpolatePose, sineWave, type PoseCycle } from '../motion.ts';
import { getLaneY, drawWithRimLight, drawShadow, type Scene } from '../scene.ts';

/*
 * One jump in eight poses. Columns: rotation of the trunk (degrees, positive lifts the front), lift, head, three foreleg
 * angles, four hind leg angles, tail.
 */
const bullJump: PoseCycle = [
  [4, -16, 2, 26, -14, 10, 58, -14, 44, 20, 0.3],
  [20, 34, 22, 46, -54, -70, 40, -22, 22, 6, 0.45],
  [30, 96, 18, 56, -66, -86, 12, -30, -4, -10, 0.6],
  [8, 150, -4, 46, -6, -6, 4, -58, -40, -50, 0.8],
  [-20, 104, -22, 34, 26, 20, -34, -84, -72, -90, 1],
  [-40, 34, -26, 30, 32, 34, -70, -98, -90, -98, 1],
  [-26, 22, -14, 20, 10, 12, -46, -72, -60, -62, 0.8],
  [-8, -4, -4, 14, -10, 2, 14, -40, 0, -8, 0.45],
];
const broncJump: PoseCycle = [
  [6, -20, 4, 30, -20, 0, 60, -12, 42, 44, 0.1],
  [24, 40, 26, 52, -62, -84, 40, -22, 16, 10, 0.2],
  [32, 104, 20, 60, -80, -104, 12, -32, -8, -10, 0.4],
  [8, 150, -14, 44, -10, -20, 2, -58, -44, -56, 0.7],
  [-20, 104, -44, 30, 20, 18, -36, -80, -70, -84, 1],
  [-38, 48, -58, 26, 28, 30, -70, -94, -86, -96, 1],
  [-24, 22, -36, 18, 8, 10, -44, -68, -56, -60, 0.7],
  [-6, -8, -12, 16, -12, 0, 16, -38, 2, 0, 0.3],
];

interface BuckOptions {
  arena: ArenaStyle;
  rider: RiderStyle;
  stock: { kind: 'bull'; style: CattleStyle } | { kind: 'horse'; style: HorseStyle; saddle?: string };
  seconds: number;
  /** Seconds of one jump. */
  period: number;
  /** Times in seconds at which the animal turns around; with 0 it starts getFacing right. */
  turns: readonly number[];
}

/** A ride on a bull or bronc, followed by the camera. */
export function createBuckScene({ arena, rider, stock, seconds, period, turns }: BuckOptions): Scene {
  const jump = stock.kind === 'bull' ? bullJump : broncJump;
  const scale = stock.kind === 'bull' ? 0.87 : 0.8;
  const standingHeight = stock.kind === 'bull' ? 292 : 366;
  const getFacing = (now: number) =>
    turns.reduce((side, at) => side * (at === 0 ? -1 : 1 - 2 * smoothstep(at, at + 0.36, now)), 1);
  const getX = (now: number) => {
    let x = 800;
    for (let at = 0; at < now; at += 1 / 30)
      x -= getFacing(at) * 4.2 * (0.6 + 0.4 * sineWave(at / period - 0.2));
    return x;
  };
  const getCamera = (now: number) => getX(Math.max(0, now - 0.35)) - 800;

  const impacts: Impact[] = [];
  for (let start = 0; start < seconds; start += period) {
    for (const [phase, dx, force] of [
      [5 / 8, -150, 1.5],
      [7.6 / 8, 170, 1.1],
    ] as const) {
      const at = start + phase * period;
      impacts.push({ at, x: getX(at) + dx * getFacing(at), y: getLaneY(0.45), force });
    }
  }

  const draw: Scene['draw'] = (brush, now) => {
    const shake = impacts.reduce((sum, { at, force }) => {
      const age = now - at;
      return age < 0 || age > 0.2 ? sum : sum + force * 5 * Math.cos(age * 60) * (1 - age / 0.2);
    }, 0);
    const camera = getCamera(now);
    const [turn = 0, lift = 0, head = 0, f1 = 0, f2 = 0, f3 = 0, h1 = 0, h2 = 0, h3 = 0, h4 = 0, tail = 0] =
      interpolatePose(jump, now / period);
    const strength = mix(0.86, 1.08, 0.5 + 0.5 * sineWave(now / (period * 2.7)));
    const side = getFacing(now);
    const x = getX(now) - camera;
    const limbs = {
      fore: [
        [f1 + 9, f2 + 6, f3],
        [f1, f2, f3],
      ] as [number[], number[]],
      hind: [
        [h1 + 10, h2 + 8, h3 + 6, h4],
        [h1, h2, h3, h4],
      ] as [number[], number[]],
      wind: now * 1.3,
      tail: stock.kind === 'bull' ? tail : tail * 0.5,
    };
    const mirror = Math.abs(side) < 0.2 ? 0.2 * (side < 0 ? -1 : 1) : side;
    const lean = turn * 0.92 - 6 + 5 * sineWave(now / period + 0.3);
    brush.ctx.save();
    brush.ctx.translate(0, (1600 / 960) * Math.round(shake));
    drawArena(brush, arena, camera, now);
    drawShadow(brush, x, getLaneY(0.45) + 4, 0.95 - lift / 500);
    drawWithRimLight(brush, arena, (layer) =>
      layer.withTransform({ x, y: getLaneY(0.45) - standingHeight * scale - lift * strength, scale }, () => {
        layer.ctx.scale(mirror, 1);
        layer.withTransform({ turn: turn * strength }, () => {
          if (stock.kind === 'bull') drawCattle(layer, stock.style, { ...limbs, head });
          else drawHorse(layer, stock.style, { ...limbs, neck: head * 0.8 });
          const seat = stock.kind === 'bull' ? ([-40, -104] as const) : ([-6, -92] as const);
          layer.withTransform({ x: seat[0], y: seat[1] }, () => {
            if (stock.kind === 'horse' && stock.saddle) {
              layer.fillTube(stock.saddle, [
                [-62, -14, 10],
                [-34, 8, 20],
                [30, 10, 22],
                [74, -8, 13],
              ]);
            }
            drawRider(layer, rider, {
              lean,
              leg:
                stock.kind === 'bull'
                  ? [42 + turn * 0.4, -24 + turn * 0.4]
                  : [60 + turn * 0.8, 16 + turn * 0.9],
              reinHand: [-70, -22],
              freeHand: [64 + 50 * sineWave(now / period + 0.1), -292 + 34 * sineWave(now / period + 0.35)],
              wind: now / period,
            });
          });
        });
      }),
    );
    drawDust(brush, arena, impacts, now, camera);
    brush.ctx.restore();
  };
  return {
    seconds,
    draw,
    hoofbeats: impacts.map(({ at }) => at),
    posterSeconds: period * (Math.round(3 / period) + 4.7 / 8),
  };
}
