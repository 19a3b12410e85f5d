import { drawArena, type Place } from '../arena.ts';
import type { Brush } from '../brush.ts';
import { drawDust, type Impact } from '../dust.ts';
import { drawCattle, type CattleLook } from '../figures/bull.ts';
import { gallop, gallopBody } from '../figures/horse.ts';
import { ease, mix, wave } from '../motion.ts';
import { laneY, lit, shadow, type Scene } from '../scene.ts';
import { drawMounted, strideRate, type Mount } from './race.ts';

interface Chase {
  place: Place;
  mount: Mount;
  /** A second rider on the far side, as in team roping. */
  partner?: Mount;
  quarry: { look: CattleLook; scale: number };
  seconds: number;
  rope: string;
  /** The moment, in seconds, at which the loop leaves the hand. */
  throwAt: number;
}

/** World units a second. */
const speed = 780;
const riderScale = 0.9;

/** A rider after a calf or a steer, the loop overhead; it flies, and it catches. */
export function chase({ place, mount, partner, quarry, rope, seconds, throwAt }: Chase): Scene {
  const caught = throwAt + 0.45;
  const run = (now: number) => speed * now - speed * 0.35 * Math.max(0, now - caught - 0.4);
  const gap = (now: number) => mix(800, 640, ease(0, throwAt, now)) + 60 * ease(caught, caught + 1, now);
  const drift = 120;
  const impacts: Impact[] = [];
  for (let i = 0.5; i / strideRate < seconds; i += 0.5) {
    const at = i / strideRate;
    impacts.push({ at, x: -run(at) + 1190, y: laneY(0.7), force: 0.9, drift });
    impacts.push({ at: at + 0.1, x: -run(at + 0.1) + 1100 - gap(at), y: laneY(0.55), force: 0.55, drift });
  }
  const draw: Scene['draw'] = (brush, now) => {
    const camera = -run(now);
    const sway = 26 * wave(now / 3.1);
    const horseX = 1130 + sway;
    const [quarryX, quarryY] = [horseX - gap(now), laneY(0.5)];
    const strides = now * strideRate;
    drawArena(brush, place, camera, now);
    if (partner) {
      const x = quarryX + 40 - sway * 2;
      shadow(brush, x, laneY(0) - 20, 0.62);
      lit(brush, place, (ink) =>
        drawMounted(
          ink,
          partner,
          { x, y: laneY(0) - 24, scale: 0.66, strides: strides + 0.4 },
          {
            free: [8, -250 + 14 * wave(now * 1.7)],
          },
        ),
      );
    }
    shadow(brush, quarryX, quarryY + 4, 0.8 * quarry.scale);
    lit(brush, place, (ink) =>
      drawQuarry(ink, quarry, { x: quarryX, y: quarryY, now, caught, strides: strides * 1.18 }),
    );
    shadow(brush, horseX, laneY(0.7) + 4, 0.8);
    const swing = now < throwAt ? now * 1.9 : throwAt * 1.9;
    const reach = ease(throwAt, throwAt + 0.25, now);
    const free = [
      mix(14 + 16 * wave(swing), -150, reach),
      mix(-296 + 10 * wave(swing + 0.25), -190, reach),
    ] as const;
    lit(brush, place, (ink) =>
      drawMounted(
        ink,
        mount,
        { x: horseX, y: laneY(0.7), scale: riderScale, strides },
        { free, lean: 18 + 12 * reach },
      ),
    );
    drawDust(brush, place, impacts, now, camera);
    const { lift } = gallopBody(strides);
    const hand = [
      horseX + riderScale * (free[0] - 6),
      laneY(0.7) + riderScale * (free[1] - 94 - 352 - lift),
    ] as const;
    const neck = [quarryX - 165 * quarry.scale, quarryY - 330 * quarry.scale] as const;
    drawRope(brush, rope, hand, neck, {
      swing,
      flown: ease(throwAt, caught, now),
      tight: ease(caught, caught + 0.5, now),
    });
  };
  return { seconds, draw, beats: impacts.map(({ at }) => at), poster: throwAt - 1.05 };
}

function drawQuarry(
  brush: Brush,
  { look, scale }: Chase['quarry'],
  at: { x: number; y: number; now: number; caught: number; strides: number },
): void {
  const jerk =
    ease(at.caught, at.caught + 0.25, at.now) * (1 - ease(at.caught + 0.3, at.caught + 0.9, at.now));
  const { turn, lift } = gallopBody(at.strides);
  const { fore, hind } = gallop(at.strides);
  brush.at({ x: at.x, y: at.y - (284 + lift * 0.8 + 60 * jerk) * scale, scale, turn: turn + 16 * jerk }, () =>
    drawCattle(brush, look, { fore, hind, head: 26 + 30 * jerk, wind: at.strides * 0.5, tail: 0.55 }),
  );
}

type Point = readonly [number, number];

/** The loop: overhead, then on its way, then round the neck with the rope tight behind it. */
function drawRope(
  brush: Brush,
  rope: string,
  hand: Point,
  neck: Point,
  { swing, flown, tight }: { swing: number; flown: number; tight: number },
): void {
  const { ctx } = brush;
  const over: Point = [hand[0] - 60 + 30 * wave(swing), hand[1] - 66 + 12 * wave(swing + 0.25)];
  const at: Point = [
    mix(over[0], neck[0], flown),
    mix(over[1], neck[1], flown) - 150 * Math.sin(Math.PI * flown),
  ];
  const [wide, high] = [mix(mix(200, 120, flown), 44, tight), mix(mix(52, 70, flown), 62, tight)];
  ctx.strokeStyle = rope;
  ctx.lineWidth = 8;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.ellipse(at[0], at[1], wide, high, mix(-0.16 + 0.12 * wave(swing), 0.5, flown), 0, 2 * Math.PI);
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
