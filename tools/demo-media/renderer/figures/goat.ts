import { drawHoof, computeLegJoints, type Brush } from '../brush.ts';
import { sineWave } from '../motion.ts';

/** A goat facing left. The origin is the center of the trunk; the hooves are 190 units below it. */
export function drawGoat(brush: Brush, { hop, wind }: { hop: number; wind: number }): void {
  const [coat, shade, horn] = ['#f3e7d2', '#d9c6a4', '#24130b'];
  const drawLimb = (color: string, x: number, swing: number) => {
    const joints = computeLegJoints([x, 30], [swing, swing * 0.3 - 8 * hop], [84, 62], [36, 20, 14]);
    brush.fillTube(color, joints);
    drawHoof(brush, horn, joints, swing * 0.3, 0.8);
  };
  drawLimb(shade, -84, 10 + 26 * hop);
  drawLimb(shade, 108, -6 - 26 * hop);
  drawLimb(coat, -104, -4 + 34 * hop);
  drawLimb(coat, 128, 6 - 34 * hop);
  brush.fillTube(coat, [
    [-110, 0, 62],
    [0, -4, 70],
    [116, -2, 66],
  ]);
  brush.fillTube(coat, [
    [160, -30, 20],
    [186, -66, 14],
    [176, -96 + 6 * sineWave(wind * 3), 5],
  ]);
  brush.withTransform({ x: -130, y: -30, turn: 6 * sineWave(wind) + 14 * hop }, () => {
    brush.fillTube(coat, [
      [6, 14, 50],
      [-46, -64, 34],
    ]);
    for (const lean of [0, 16]) {
      brush.fillTube(horn, [
        [-40 + lean, -86, 12],
        [-30 + lean, -136, 9],
        [-2 + lean, -170, 3],
      ]);
    }
    brush.fillTube(coat, [
      [-48, -70, 33],
      [-92, -44, 24],
      [-116, -30, 17],
    ]);
    brush.fillTube(shade, [
      [-28, -72, 10],
      [4, -62, 13],
      [26, -44 + 5 * sineWave(wind * 2), 4],
    ]);
    brush.fillTube(coat, [
      [-98, -24, 12],
      [-96, 8, 8],
      [-88, 34, 2],
    ]);
    brush.fillCircle(horn, -66, -70, 5);
  });
}
