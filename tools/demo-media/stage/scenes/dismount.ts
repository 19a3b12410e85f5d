import { drawArena, type ArenaStyle } from '../arena.ts';
import type { Brush } from '../brush.ts';
import { drawDust, type Impact } from '../dust.ts';
import { drawCattle, type CattleStyle } from '../figures/cattle.ts';
import { drawGoat } from '../figures/goat.ts';
import { getGallopPose, getGallopTrunk } from '../figures/horse.ts';
import { drawPersonOnFoot, hipHeight } from '../figures/person-on-foot.ts';
import { drawRider } from '../figures/rider.ts';
import { smoothstep, mix, sineWave } from '../motion.ts';
import { getLaneY, drawWithRimLight, drawShadow, type Scene } from '../scene.ts';
import { drawMountedRider, strideRate, type Mount } from './race.ts';

interface DismountOptions {
  place: ArenaStyle;
  mount: Mount;
  /** A steer runs along and is thrown; a goat waits at its stake. */
  stock: { kind: 'steer'; look: CattleStyle } | { kind: 'goat' };
  seconds: number;
  /** The moment, in seconds, at which the rider leaves the saddle. */
  leapAt: number;
}

const speed = 760;
const scale = 0.88;

/** A rider who leaves the horse at a gallop: for a steer's horns, or to run to a goat. */
export function createDismountScene({ place, mount, stock, seconds, leapAt }: DismountOptions): Scene {
  const onSteer = stock.kind === 'steer';
  const brake = leapAt + (onSteer ? 0.3 : -0.5);
  const still = brake + (onSteer ? 2.2 : 1.4);
  /** How far the camera has gone: at full speed until the brake, then softly to a stop. */
  const run = (now: number) => {
    const t = Math.max(0, Math.min(1, (now - brake) / (still - brake)));
    return speed * (Math.min(now, brake) + (still - brake) * (t - (t * t) / 2));
  };
  const horseX = (now: number) => 900 - (onSteer ? 1 : 0.8) * (speed * now - run(now));
  const impacts: Impact[] = [];
  for (let i = 0.5; i / strideRate < still; i += 0.5) {
    const at = i / strideRate;
    if (horseX(at) < -500) break;
    impacts.push({ at, x: horseX(at) - run(at) + 140, y: getLaneY(0.5), force: 0.85, drift: 60 });
  }
  if (onSteer) {
    for (let at = brake; at < still; at += 0.09) {
      impacts.push({
        at,
        x: 690 - run(at),
        y: getLaneY(0.75),
        force: 0.9 * (1 - smoothstep(brake, still, at) * 0.5),
      });
    }
  }
  const draw: Scene['draw'] = (brush, now) => {
    const camera = -run(now);
    drawArena(brush, place, camera, now);
    const strides = now * strideRate;
    const away = horseX(now);
    const drawHorseRun = () => {
      drawShadow(brush, away, getLaneY(0.3) + 4, 0.85);
      const seat = now < leapAt ? { lean: 18 + 20 * smoothstep(leapAt - 0.7, leapAt, now) } : 'empty';
      drawWithRimLight(brush, place, (ink) =>
        drawMountedRider(ink, mount, { x: away, y: getLaneY(0.3), scale, strides }, seat),
      );
    };
    if (away > -600) drawHorseRun();
    if (stock.kind === 'steer')
      drawBulldogging(brush, place, mount, stock.look, { now, leapAt, still, strides });
    else drawGoatTying(brush, place, mount, { now, leapAt, goatX: 430 - run(99) - camera, from: away });
    drawDust(brush, place, impacts, now, camera);
  };
  return { seconds, draw, beats: impacts.map(({ at }) => at), poster: onSteer ? leapAt - 0.5 : leapAt + 0.6 };
}

/** The steer runs beside the horse; the rider drops onto its horns, digs in and brings it down. */
function drawBulldogging(
  brush: Brush,
  place: ArenaStyle,
  mount: Mount,
  look: CattleStyle,
  { now, leapAt, still, strides }: { now: number; leapAt: number; still: number; strides: number },
): void {
  const near = getLaneY(0.8);
  const steerX = mix(560, 660, smoothstep(0, leapAt, now));
  const slow = smoothstep(leapAt + 0.3, still, now);
  const down = smoothstep(still - 0.35, still + 0.35, now);
  const leap = smoothstep(leapAt, leapAt + 0.4, now);
  const pace = strides * 1.15 - slow * 0.4;
  const { turn, lift } = getGallopTrunk(pace);
  const stride = getGallopPose(now < still ? pace : 0.1);
  const alive = 1 - slow;
  const size = 0.7;
  drawShadow(brush, steerX, near + 4, 0.62);
  drawWithRimLight(brush, place, (ink) => {
    ink.withTransform(
      {
        x: steerX,
        y: near - (284 + lift * alive - 150 * down) * size,
        scale: size,
        turn: turn * alive + 8 * down,
      },
      () =>
        drawCattle(ink, look, {
          fore:
            down > 0.4
              ? [
                  [88, 60, 60],
                  [70, 84, 84],
                ]
              : stride.fore,
          hind:
            down > 0.4
              ? [
                  [70, 96, 60, 60],
                  [86, 70, 80, 80],
                ]
              : stride.hind,
          head: 24 - 40 * slow + 70 * down,
          wind: now,
          tail: 0.5 - 0.4 * down,
        }),
    );
    if (leap <= 0) return;
    const [x, y] = [mix(900, steerX - 60, leap), mix(getLaneY(0.3) - 420, near - 205 + 70 * down, leap)];
    ink.withTransform({ x, y: y - 60 * Math.sin(Math.PI * leap), scale: 0.88 }, () =>
      drawRider(ink, mount.rider, {
        lean: mix(30, 46, leap) - 62 * slow + 30 * down,
        leg: [mix(46, 34, leap) + 44 * slow - 20 * down, mix(-22, 60, slow)],
        hand: [mix(-118, -96, leap), mix(-74, -40, leap)],
        freeHand: [mix(-40, -128, leap), mix(-90, -84, leap)],
        wind: now * 2,
      }),
    );
  });
}

/** The rider hits the ground running, reaches the goat, ties it and throws both hands up. */
function drawGoatTying(
  brush: Brush,
  place: ArenaStyle,
  mount: Mount,
  { now, leapAt, goatX, from }: { now: number; leapAt: number; goatX: number; from: number },
): void {
  const arrive = leapAt + 2;
  const down = smoothstep(arrive + 0.3, arrive + 0.75, now);
  const done = smoothstep(arrive + 2.3, arrive + 2.6, now);
  const y = getLaneY(0.62);
  const hop = Math.max(0, sineWave(now * 1.6)) * (1 - down) * smoothstep(0.4, 1, now);
  brush.fillPath('#2a1810', `M${goatX - 300} ${y + 10}l18 -90l18 90z`);
  brush.strokePath(
    '#2a1810',
    5,
    `M${goatX - 282} ${y - 60}Q${goatX - 220} ${y + 10} ${goatX - 120} ${y - 150 + 90 * down}`,
  );
  drawShadow(brush, goatX, y + 4, 0.55);
  brush.withTransform(
    { x: goatX, y: y - 200 * 0.92 - 40 * hop + 95 * down, scale: 0.92, turn: 5 * hop },
    () => {
      brush.ctx.scale(1, 1 - 0.18 * down);
      drawGoat(brush, { hop: hop + 1.5 * down, wind: now * 0.6 });
    },
  );
  if (now < leapAt) return;
  const leap = smoothstep(leapAt, leapAt + 0.35, now);
  const running = smoothstep(leapAt + 0.1, arrive, now);
  const kneel = smoothstep(arrive - 0.1, arrive + 0.35, now) * (1 - done);
  const start = 900;
  const x = mix(Math.max(from, start), goatX + 175, running);
  const busy = kneel * (1 - done);
  drawShadow(brush, x, y + 8, 0.4);
  const lift = mix(getLaneY(0.3) - 440 - (y - hipHeight * 0.92), 0, leap);
  drawWithRimLight(brush, place, (ink) =>
    ink.withTransform({ x, y: y - hipHeight * 0.92 + lift + 96 * kneel, scale: 0.92 }, () =>
      drawPersonOnFoot(ink, mount.rider, {
        steps: running < 1 ? (now - leapAt) * 2.6 : 0.25,
        kneel,
        lean: mix(mix(14, 34, busy), -4, done),
        hand:
          done > 0.1
            ? [mix(-150, -70, done), mix(20, -300, done)]
            : [-100 - 60 * busy + 20 * sineWave(now * 3), -60 + 80 * busy],
        freeHand:
          done > 0.1
            ? [mix(-120, 70, done), mix(10, -296, done)]
            : [30 - 170 * busy - 22 * sineWave(now * 3), -80 + 100 * busy],
      }),
    ),
  );
}
