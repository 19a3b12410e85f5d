/** A point of a limb and its thickness there, in drawing units. */
export type Joint = readonly [x: number, y: number, radius: number];
type Point = readonly [x: number, y: number];

const radiansPerDegree = Math.PI / 180;

/** Interpolates a uniform Catmull-Rom spline between `b` and `c`. */
function interpolateSpline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

const createPath = (data: string) => new Path2D(data);

/** Draws flat shapes on a canvas. A tint replaces all colors, for rim light. */
export class Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly tint: string | undefined;

  constructor(ctx: CanvasRenderingContext2D, tint?: string) {
    this.ctx = ctx;
    this.tint = tint;
  }

  #setColor(color: string): void {
    this.ctx.fillStyle = this.tint ?? color;
    this.ctx.strokeStyle = this.tint ?? color;
  }

  fillCircle(color: string, x: number, y: number, radius: number): void {
    this.#setColor(color);
    this.ctx.beginPath();
    this.ctx.arc(x, y, radius, 0, 2 * Math.PI);
    this.ctx.fill();
  }

  fillPolygon(color: string, points: readonly Point[]): void {
    this.#setColor(color);
    this.ctx.beginPath();
    for (const [x, y] of points) this.ctx.lineTo(x, y);
    this.ctx.closePath();
    this.ctx.fill();
  }

  fillPath(color: string, data: string): void {
    this.#setColor(color);
    this.ctx.fill(createPath(data));
  }

  strokePath(color: string, width: number, data: string): void {
    this.#setColor(color);
    this.ctx.lineWidth = width;
    this.ctx.lineCap = 'round';
    this.ctx.lineJoin = 'round';
    this.ctx.stroke(createPath(data));
  }

  /** Draws a smooth limb through all joints with their radii. */
  fillTube(color: string, joints: readonly Joint[]): void {
    this.#setColor(color);
    const getJoint = (i: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, i))] ?? [0, 0, 0];
    let last: Joint | undefined;
    for (let step = 0; step <= (joints.length - 1) * 8; step++) {
      const i = Math.min(joints.length - 2, Math.floor(step / 8));
      const t = step / 8 - i;
      const interpolate = (axis: 0 | 1 | 2) =>
        interpolateSpline(
          getJoint(i - 1)[axis],
          getJoint(i)[axis],
          getJoint(i + 1)[axis],
          getJoint(i + 2)[axis],
          t,
        );
      const next: Joint = [interpolate(0), interpolate(1), Math.max(0.5, interpolate(2))];
      if (last) this.#fillSegment(last, next);
      last = next;
    }
  }

  #fillSegment([ax, ay, ar]: Joint, [bx, by, br]: Joint): void {
    const { ctx } = this;
    const across = Math.atan2(by - ay, bx - ax) + Math.PI / 2;
    ctx.beginPath();
    ctx.arc(ax, ay, ar, across, across + Math.PI);
    ctx.arc(bx, by, br, across + Math.PI, across + 2 * Math.PI);
    ctx.fill();
  }

  /** Draws with translation, rotation (degrees, clockwise) and scale applied. */
  withTransform(
    transform: { x?: number; y?: number; turn?: number; scale?: number; mirror?: number },
    draw: () => void,
  ): void {
    const { x = 0, y = 0, turn = 0, scale = 1, mirror = 1 } = transform;
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.rotate(turn * radiansPerDegree);
    this.ctx.scale(scale * mirror, scale);
    draw();
    this.ctx.restore();
  }
}

/**
 * The joints of a leg attached at a point.
 *
 * @param angles of each bone in degrees: 0 is down, positive is forward (left)
 */
export function computeLegJoints(
  from: Point,
  angles: readonly number[],
  lengths: readonly number[],
  radii: readonly number[],
): Joint[] {
  const joints: Joint[] = [[from[0], from[1], radii[0] ?? 0]];
  let [x, y] = from;
  angles.forEach((angle, i) => {
    const length = lengths[i] ?? 0;
    x -= Math.sin(angle * radiansPerDegree) * length;
    y += Math.cos(angle * radiansPerDegree) * length;
    joints.push([x, y, radii[i + 1] ?? 0]);
  });
  return joints;
}

/** Draws a hoof or boot at the end of a leg. */
export function drawHoof(
  brush: Brush,
  color: string,
  joints: readonly Joint[],
  angle: number,
  size: number,
): void {
  const [x, y] = joints.at(-1) ?? [0, 0, 0];
  brush.withTransform({ x, y, turn: angle, scale: size }, () =>
    brush.fillPolygon(color, [
      [-13, -8],
      [13, -8],
      [15, 24],
      [-25, 24],
    ]),
  );
}
