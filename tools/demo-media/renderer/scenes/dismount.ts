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
  arena: ArenaStyle;
  mount: Mount;
  /** A steer runs alongside and is thrown; a goat is tethered to a stake. */
  stock: { kind: 'steer'; style: CattleStyle } | { kind: 'goat' };
  seconds: number;
  /** Time in seconds at which the rider leaves the saddle. */
  leapAt: number;
}

const speed = 760;
const scale = 0.88;

/** A rider dismounts at a gallop to wrestle a steer or tie a goat. */
export function createDismountScene({ arena, mount, stock, seconds, leapAt }: DismountOptions): Scene {
  const isSteer = stock.kind === 'steer';
  const brakeAt = leapAt + (isSteer ? 0.3 : -0.5);
  const stopAt = brakeAt + (isSteer ? 2.2 : 1.4);
  /** Distance of the camera: at full speed until `brakeAt`, then slowing to a stop at `stopAt`. */
  const getDistance = (now: number) => {
    const t = Math.max(0, Math.min(1, (now - brakeAt) / (stopAt - brakeAt)));
    return speed * (Math.min(now, brakeAt) + (stopAt - brakeAt) * (t - (t * t) / 2));
  };
  const getHorseX = (now: number) => 900 - (isSteer ? 1 : 0.8) * (speed * now - getDistance(now));
  const impacts: Impact[] = [];
  for (let i = 0.5; i / strideRate < stopAt; i += 0.5) {
    const at = i / strideRate;
    if (getHorseX(at) < -500) break;
    impacts.push({ at, x: getHorseX(at) - getDistance(at) + 140, y: getLaneY(0.5), force: 0.85, drift: 60 });
  }
  if (isSteer) {
    for (let at = brakeAt; at < stopAt; at += 0.09) {
      impacts.push({
        at,
        x: 690 - getDistance(at),
        y: getLaneY(0.75),
        force: 0.9 * (1 - smoothstep(brakeAt, stopAt, at) * 0.5),
      });
    }
  }
  const draw: Scene['draw'] = (brush, now) => {
    const camera = -getDistance(now);
    drawArena(brush, arena, camera, now);
    const strides = now * strideRate;
    const horseX = getHorseX(now);
    const drawHorseRun = () => {
      drawShadow(brush, horseX, getLaneY(0.3) + 4, 0.85);
      const seat = now < leapAt ? { lean: 18 + 20 * smoothstep(leapAt - 0.7, leapAt, now) } : 'empty';
      drawWithRimLight(brush, arena, (layer) =>
        drawMountedRider(layer, mount, { x: horseX, y: getLaneY(0.3), scale, strides }, seat),
      );
    };
    if (horseX > -600) drawHorseRun();
    if (stock.kind === 'steer')
      drawBulldogging(brush, arena, mount, stock.style, { now, leapAt, stopAt, strides });
    else
      drawGoatTying(brush, arena, mount, {
        now,
        leapAt,
        goatX: 430 - getDistance(99) - camera,
        from: horseX,
      });
    drawDust(brush, arena, impacts, now, camera);
  };
  return {
    seconds,
    draw,
    hoofbeats: impacts.map(({ at }) => at),
    posterSeconds: isSteer ? leapAt - 0.5 : leapAt + 0.6,
  };
}

/** The rider drops onto the running steer and brings it down. */
function drawBulldogging(
  brush: Brush,
  arena: ArenaStyle,
  mount: Mount,
  style: CattleStyle,
  { now, leapAt, stopAt, strides }: { now: number; leapAt: number; stopAt: number; strides: number },
): void {
  const near = getLaneY(0.8);
  const steerX = mix(560, 660, smoothstep(0, leapAt, now));
  const slow = smoothstep(leapAt + 0.3, stopAt, now);
  const down = smoothstep(stopAt - 0.35, stopAt + 0.35, now);
  const leap = smoothstep(leapAt, leapAt + 0.4, now);
  const pace = strides * 1.15 - slow * 0.4;
  const { turn, lift } = getGallopTrunk(pace);
  const stride = getGallopPose(now < stopAt ? pace : 0.1);
  const alive = 1 - slow;
  const size = 0.7;
  drawShadow(brush, steerX, near + 4, 0.62);
  drawWithRimLight(brush, arena, (layer) => {
    layer.withTransform(
      {
        x: steerX,
        y: near - (284 + lift * alive - 150 * down) * size,
        scale: size,
        turn: turn * alive + 8 * down,
      },
      () =>
        drawCattle(layer, style, {
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
    layer.withTransform({ x, y: y - 60 * Math.sin(Math.PI * leap), scale: 0.88 }, () =>
      drawRider(layer, mount.rider, {
        lean: mix(30, 46, leap) - 62 * slow + 30 * down,
        leg: [mix(46, 34, leap) + 44 * slow - 20 * down, mix(-22, 60, slow)],
        reinHand: [mix(-118, -96, leap), mix(-74, -40, leap)],
        freeHand: [mix(-40, -128, leap), mix(-90, -84, leap)],
        wind: now * 2,
      }),
    );
  });
}

/** The rider runs to the goat, ties it and raises both hands. */
function drawGoatTying(
  brush: Brush,
  arena: ArenaStyle,
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
  drawWithRimLight(brush, arena, (layer) =>
    layer.withTransform({ x, y: y - hipHeight * 0.92 + lift + 96 * kneel, scale: 0.92 }, () =>
      drawPersonOnFoot(layer, mount.rider, {
        steps: running < 1 ? (now - leapAt) * 2.6 : 0.25,
        kneel,
        lean: mix(mix(14, 34, busy), -4, done),
        reinHand:
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
