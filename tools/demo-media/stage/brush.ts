/** A point of a limb: where it is and how thick the limb is there, in drawing units. */
export type Joint = readonly [x: number, y: number, radius: number];
type Point = readonly [x: number, y: number];

const radiansPerDegree = Math.PI / 180;

/** The point of a uniform Catmull-Rom curve between `b` and `c`. */
function interpolateSpline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

const createPath = (data: string) => new Path2D(data);

/** Flat colour on a canvas; with a tint, everything comes out in that one colour (for rim light). */
export class Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly tint: string | undefined;

  constructor(ctx: CanvasRenderingContext2D, tint?: string) {
    this.ctx = ctx;
    this.tint = tint;
  }

  private setColor(colour: string): void {
    this.ctx.fillStyle = this.tint ?? colour;
    this.ctx.strokeStyle = this.tint ?? colour;
  }

  fillCircle(colour: string, x: number, y: number, radius: number): void {
    this.setColor(colour);
    this.ctx.beginPath();
    this.ctx.arc(x, y, radius, 0, 2 * Math.PI);
    this.ctx.fill();
  }

  fillPolygon(colour: string, points: readonly Point[]): void {
    this.setColor(colour);
    this.ctx.beginPath();
    for (const [x, y] of points) this.ctx.lineTo(x, y);
    this.ctx.closePath();
    this.ctx.fill();
  }

  fillPath(colour: string, data: string): void {
    this.setColor(colour);
    this.ctx.fill(createPath(data));
  }

  strokePath(colour: string, width: number, data: string): void {
    this.setColor(colour);
    this.ctx.lineWidth = width;
    this.ctx.lineCap = 'round';
    this.ctx.lineJoin = 'round';
    this.ctx.stroke(createPath(data));
  }

  /** A smooth limb through all the joints, as thick at each as it says. */
  fillTube(colour: string, joints: readonly Joint[]): void {
    this.setColor(colour);
    const at = (i: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, i))] ?? [0, 0, 0];
    let last: Joint | undefined;
    for (let step = 0; step <= (joints.length - 1) * 8; step++) {
      const i = Math.min(joints.length - 2, Math.floor(step / 8));
      const t = step / 8 - i;
      const along = (axis: 0 | 1 | 2) =>
        interpolateSpline(at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis], t);
      const next: Joint = [along(0), along(1), Math.max(0.5, along(2))];
      if (last) this.fillSegment(last, next);
      last = next;
    }
  }

  private fillSegment([ax, ay, ar]: Joint, [bx, by, br]: Joint): void {
    const { ctx } = this;
    const across = Math.atan2(by - ay, bx - ax) + Math.PI / 2;
    ctx.beginPath();
    ctx.arc(ax, ay, ar, across, across + Math.PI);
    ctx.arc(bx, by, br, across + Math.PI, across + 2 * Math.PI);
    ctx.fill();
  }

  /** Draws within a moved, turned (degrees, clockwise) and scaled frame. */
  withTransform(
    place: { x?: number; y?: number; turn?: number; scale?: number; mirror?: number },
    draw: () => void,
  ): void {
    const { x = 0, y = 0, turn = 0, scale = 1, mirror = 1 } = place;
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.rotate(turn * radiansPerDegree);
    this.ctx.scale(scale * mirror, scale);
    draw();
    this.ctx.restore();
  }
}

/**
 * The joints of a leg that hangs from a point.
 *
 * @param angles of each bone in degrees: 0 hangs straight down, positive points forward (to the left)
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

/** A hoof or a boot at the end of a leg, turned with its last bone. */
export function drawHoof(
  brush: Brush,
  colour: string,
  joints: readonly Joint[],
  angle: number,
  size: number,
): void {
  const [x, y] = joints.at(-1) ?? [0, 0, 0];
  brush.withTransform({ x, y, turn: angle, scale: size }, () =>
    brush.fillPolygon(colour, [
      [-13, -8],
      [13, -8],
      [15, 24],
      [-25, 24],
    ]),
  );
}
