import { drawArena, type ArenaStyle } from '../arena.ts';
import type { Brush } from '../brush.ts';
import { drawDust, type Impact } from '../dust.ts';
import { drawCattle, type CattleStyle } from '../figures/cattle.ts';
import { getGallopPose, getGallopTrunk } from '../figures/horse.ts';
import { smoothstep, mix, sineWave } from '../motion.ts';
import { getLaneY, drawWithRimLight, drawShadow, type Scene } from '../scene.ts';
import { drawMountedRider, strideRate, type Mount } from './race.ts';

interface ChaseOptions {
  arena: ArenaStyle;
  mount: Mount;
  /** A second rider in the far lane, for team roping. */
  partner?: Mount;
  quarry: { style: CattleStyle; scale: number };
  seconds: number;
  rope: string;
  /** Time in seconds at which the loop is thrown. */
  throwAt: number;
}

/** In world units per second. */
const speed = 780;
const riderScale = 0.9;

/** A mounted rider chases and ropes a calf or steer. */
export function createChaseScene({
  arena,
  mount,
  partner,
  quarry,
  rope,
  seconds,
  throwAt,
}: ChaseOptions): Scene {
  const catchAt = throwAt + 0.45;
  const getDistance = (now: number) => speed * now - speed * 0.35 * Math.max(0, now - catchAt - 0.4);
  const getGap = (now: number) =>
    mix(800, 640, smoothstep(0, throwAt, now)) + 60 * smoothstep(catchAt, catchAt + 1, now);
  const drift = 120;
  const impacts: Impact[] = [];
  for (let i = 0.5; i / strideRate < seconds; i += 0.5) {
    const at = i / strideRate;
    impacts.push({ at, x: -getDistance(at) + 1190, y: getLaneY(0.7), force: 0.9, drift });
    impacts.push({
      at: at + 0.1,
      x: -getDistance(at + 0.1) + 1100 - getGap(at),
      y: getLaneY(0.55),
      force: 0.55,
      drift,
    });
  }
  const draw: Scene['draw'] = (brush, now) => {
    const camera = -getDistance(now);
    const sway = 26 * sineWave(now / 3.1);
    const horseX = 1130 + sway;
    const [quarryX, quarryY] = [horseX - getGap(now), getLaneY(0.5)];
    const strides = now * strideRate;
    drawArena(brush, arena, camera, now);
    if (partner) {
      const x = quarryX + 40 - sway * 2;
      drawShadow(brush, x, getLaneY(0) - 20, 0.62);
      drawWithRimLight(brush, arena, (layer) =>
        drawMountedRider(
          layer,
          partner,
          { x, y: getLaneY(0) - 24, scale: 0.66, strides: strides + 0.4 },
          {
            freeHand: [8, -250 + 14 * sineWave(now * 1.7)],
          },
        ),
      );
    }
    drawShadow(brush, quarryX, quarryY + 4, 0.8 * quarry.scale);
    drawWithRimLight(brush, arena, (layer) =>
      drawQuarry(layer, quarry, { x: quarryX, y: quarryY, now, catchAt, strides: strides * 1.18 }),
    );
    drawShadow(brush, horseX, getLaneY(0.7) + 4, 0.8);
    const swing = now < throwAt ? now * 1.9 : throwAt * 1.9;
    const reach = smoothstep(throwAt, throwAt + 0.25, now);
    const freeHand = [
      mix(14 + 16 * sineWave(swing), -150, reach),
      mix(-296 + 10 * sineWave(swing + 0.25), -190, reach),
    ] as const;
    drawWithRimLight(brush, arena, (layer) =>
      drawMountedRider(
        layer,
        mount,
        { x: horseX, y: getLaneY(0.7), scale: riderScale, strides },
        { freeHand, lean: 18 + 12 * reach },
      ),
    );
    drawDust(brush, arena, impacts, now, camera);
    const { lift } = getGallopTrunk(strides);
    const hand = [
      horseX + riderScale * (freeHand[0] - 6),
      getLaneY(0.7) + riderScale * (freeHand[1] - 94 - 352 - lift),
    ] as const;
    const neck = [quarryX - 165 * quarry.scale, quarryY - 330 * quarry.scale] as const;
    drawRope(brush, rope, hand, neck, {
      swing,
      flown: smoothstep(throwAt, catchAt, now),
      tight: smoothstep(catchAt, catchAt + 0.5, now),
    });
  };
  return { seconds, draw, hoofbeats: impacts.map(({ at }) => at), posterSeconds: throwAt - 1.05 };
}

function drawQuarry(
  brush: Brush,
  { style, scale }: ChaseOptions['quarry'],
  at: { x: number; y: number; now: number; catchAt: number; strides: number },
): void {
  const jerk =
    smoothstep(at.catchAt, at.catchAt + 0.25, at.now) *
    (1 - smoothstep(at.catchAt + 0.3, at.catchAt + 0.9, at.now));
  const { turn, lift } = getGallopTrunk(at.strides);
  const { fore, hind } = getGallopPose(at.strides);
  brush.withTransform(
    { x: at.x, y: at.y - (284 + lift * 0.8 + 60 * jerk) * scale, scale, turn: turn + 16 * jerk },
    () => drawCattle(brush, style, { fore, hind, head: 26 + 30 * jerk, wind: at.strides * 0.5, tail: 0.55 }),
  );
}

type Point = readonly [number, number];

/** Draws the loop: swinging overhead, flying, then tight around the neck. */
function drawRope(
  brush: Brush,
  rope: string,
  hand: Point,
  neck: Point,
  { swing, flown, tight }: { swing: number; flown: number; tight: number },
): void {
  const { ctx } = brush;
  const over: Point = [hand[0] - 60 + 30 * sineWave(swing), hand[1] - 66 + 12 * sineWave(swing + 0.25)];
  const at: Point = [
    mix(over[0], neck[0], flown),
    mix(over[1], neck[1], flown) - 150 * Math.sin(Math.PI * flown),
  ];
  const [wide, high] = [mix(mix(200, 120, flown), 44, tight), mix(mix(52, 70, flown), 62, tight)];
  ctx.strokeStyle = rope;
  ctx.lineWidth = 8;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.ellipse(at[0], at[1], wide, high, mix(-0.16 + 0.12 * sineWave(swing), 0.5, flown), 0, 2 * Math.PI);
  ctx.stroke();
  const knot: Point = [
    at[0] + wide * Math.cos(2 * Math.PI * swing) * (1 - flown) + wide * flown,
    at[1] + high * Math.sin(2 * Math.PI * swing) * (1 - flown),
  ];
  const sag = mix(30 + 90 * Math.sin(Math.PI * flown), 4, tight);
  ctx.beginPath();
  ctx.moveTo(hand[0], hand[1]);
  ctx.quadraticCurveTo((hand[0] + knot[0]) / 2, (hand[1] + knot[1]) / 2 + sag, knot[0], knot[1]);
  ctx.stroke();
}
