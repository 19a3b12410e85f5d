import { drawArena, type ArenaStyle } from '../arena.ts';
import type { Brush } from '../brush.ts';
import { drawDust, type Impact } from '../dust.ts';
import { drawHorse, getGallopPose, getGallopTrunk, type HorseStyle } from '../figures/horse.ts';
import { drawRider, type RiderStyle, type RiderPose } from '../figures/rider.ts';
import { smoothstep, sineWave } from '../motion.ts';
import { getLaneY, drawWithRimLight, drawShadow, type Scene } from '../scene.ts';

/** Strides per second at full gallop. */
export const strideRate = 2.1;

export interface Mount {
  rider: RiderStyle;
  horse: HorseStyle;
  saddle: string;
}

/**
 * Draws a galloping horse with a rider or an empty saddle.
 *
 * @param transform `x` and `y` are the position of the hooves in the frame
 */
export function drawMountedRider(
  brush: Brush,
  mount: Mount,
  transform: { x: number; y: number; scale: number; strides: number; mirror?: number; tip?: number },
  seat: Partial<RiderPose> | 'empty' = {},
): void {
  const { x, y, scale, strides, mirror = 1, tip = 0 } = transform;
  const { turn, lift } = getGallopTrunk(strides);
  brush.withTransform({ x, y: y - (352 + lift) * scale, scale }, () => {
    brush.ctx.scale(mirror, 1);
    brush.withTransform({ turn: turn + tip }, () => {
      drawHorse(brush, mount.horse, getGallopPose(strides));
      brush.withTransform({ x: -6, y: -94 }, () => {
        brush.fillTube(mount.saddle, [
          [-58, -12, 9],
          [-30, 8, 20],
          [30, 10, 22],
          [66, -6, 12],
        ]);
        if (seat !== 'empty') {
          drawRider(brush, mount.rider, {
            lean: 16 - turn + 3 * sineWave(strides),
            leg: [46, -22],
            reinHand: [-118, -74 + 8 * sineWave(strides)],
            wind: strides,
            ...seat,
          });
        }
        brush.strokePath(mount.saddle, 5, `M-118 -70Q-190 -30 -262 40`);
      });
    });
  });
}

type DrawMarker = (brush: Brush, x: number, y: number) => void;

const drawBarrel: DrawMarker = (brush, x, y) => {
  brush.withTransform({ x, y }, () => {
    brush.fillPath('rgb(0 0 0 / 0.3)', 'M-130 0a130 18 0 1 0 260 0a130 18 0 1 0 -260 0');
    brush.fillPath('#f3e7d2', 'M-92 -220H92V-8Q0 22 -92 -8Z');
    brush.fillPath('#bd2a24', 'M-92 -158H92V-72Q0 -46 -92 -72Z');
    brush.fillPath('rgb(0 0 0 / 0.16)', 'M46 -220H92V-8Q72 2 46 6Z');
    brush.fillPath('#e2d2b4', 'M-92 -220a92 24 0 1 0 184 0a92 24 0 1 0 -184 0');
    brush.fillPath('#b9a684', 'M-70 -220a70 16 0 1 0 140 0a70 16 0 1 0 -140 0');
  });
};

const drawPole: DrawMarker = (brush, x, y) => {
  brush.withTransform({ x, y }, () => {
    brush.fillPath('rgb(0 0 0 / 0.3)', 'M-46 0a46 11 0 1 0 92 0a46 11 0 1 0 -92 0');
    brush.fillPath('#f3e7d2', 'M-9 -440H9V0H-9Z');
    for (const top of [-420, -300, -180]) brush.fillPath('#bd2a24', `M-9 ${top}h18v58h-18z`);
  });
};

interface RaceOptions {
  arena: ArenaStyle;
  mount: Mount;
  seconds: number;
  marker: 'barrel' | 'pole';
  /** World x of the markers; the horse turns around behind the first and the last one. */
  markers: readonly number[];
  /** Seconds per direction. */
  legSeconds: number;
}

/** A run around barrels or through poles and back, followed by the camera. */
export function createRaceScene({ arena, mount, seconds, marker, markers, legSeconds }: RaceOptions): Scene {
  const [left, right] = [Math.min(...markers) - 190, Math.max(...markers) + 190];
  const turning = 0.9;
  const getProgress = (now: number) => {
    const at = now / legSeconds;
    const trip = Math.floor(at);
    const t = at - trip;
    const edge = turning / legSeconds / 2;
    // Constant speed, slowing down briefly at both ends.
    const ease = (v: number) => smoothstep(-edge, 1 + edge, v) * 0.35 + Math.max(0, Math.min(1, v)) * 0.65;
    return { trip, t: ease(t), isOutbound: trip % 2 === 0 };
  };
  const getX = (now: number) => {
    const { t, isOutbound } = getProgress(now);
    return isOutbound ? right + (left - right) * t : left + (right - left) * t;
  };
  const getFacing = (now: number) => {
    const nearest = Math.round(now / legSeconds);
    if (nearest === 0) return 1;
    const before = (nearest - 1) % 2 === 0 ? 1 : -1;
    return (
      before *
      (1 - 2 * smoothstep(nearest * legSeconds - turning / 2, nearest * legSeconds + turning / 2, now))
    );
  };
  // Barrels: the far lane out and the near lane back. Poles: alternating sides.
  const getLane = (now: number) =>
    marker === 'barrel'
      ? 0.5 - 0.5 * getFacing(now)
      : 0.5 +
        0.5 *
          Math.cos((Math.PI * (getX(now) - (markers[0] ?? 0))) / ((markers[1] ?? 1) - (markers[0] ?? 0))) *
          getFacing(now);
  const getCamera = (now: number) => {
    const delayed = Math.max(0, now - 0.12);
    return getX(delayed) - 800 - 170 * getFacing(delayed);
  };
  const impacts: Impact[] = [];
  for (let i = 1; i / strideRate < seconds; i += 0.5) {
    const at = i / strideRate;
    impacts.push({ at, x: getX(at) + 120 * getFacing(at), y: getLaneY(getLane(at)), force: 0.85 });
  }
  const draw: Scene['draw'] = (brush, now) => {
    const camera = getCamera(now);
    const [lane, side] = [getLane(now), getFacing(now)];
    const mirror = Math.abs(side) < 0.3 ? 0.3 * (side < 0 ? -1 : 1) : side;
    const scale = 0.82 + 0.12 * lane;
    const drawMarkers = (isFront: boolean) => {
      for (const x of markers) {
        if (lane < 0.5 === isFront)
          (marker === 'barrel' ? drawBarrel : drawPole)(brush, x - camera, getLaneY(0.5) + 12);
      }
    };
    drawArena(brush, arena, camera, now);
    drawMarkers(false);
    const x = getX(now) - camera;
    drawShadow(brush, x, getLaneY(lane) + 4, scale * 1.05);
    drawWithRimLight(brush, arena, (layer) =>
      drawMountedRider(
        layer,
        mount,
        { x, y: getLaneY(lane), scale, strides: now * strideRate, mirror, tip: 9 * (1 - Math.abs(side)) },
        { lean: 24 },
      ),
    );
    drawMarkers(true);
    drawDust(brush, arena, impacts, now, camera);
  };
  return { seconds, draw, hoofbeats: impacts.map(({ at }) => at), posterSeconds: legSeconds * 0.62 };
}
