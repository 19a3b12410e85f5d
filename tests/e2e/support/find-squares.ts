interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Square {
  left: number;
  top: number;
  size: number;
}

const darkBelow = 128;

/** Which cells of a coarse grid have a dark pixel. */
function findDarkCells({ data, width, height }: Picture, cell: number): Set<number> {
  const columns = Math.ceil(width / cell);
  const cells = new Set<number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4] ?? 255) < darkBelow)
        cells.add(Math.floor(y / cell) * columns + Math.floor(x / cell));
  return cells;
}

/** Removes a cell and all that touch it, and returns them. */
function takeGroup(cells: Set<number>, start: number, columns: number): number[] {
  const group = [start];
  cells.delete(start);
  for (const each of group)
    for (const offset of [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1])
      if (cells.delete(each + offset)) group.push(each + offset);
  return group;
}

/**
 * The dark squares of a picture that white surrounds, such as QR codes.
 *
 * @param cell what is closer than this many pixels belongs together
 * @param minSize in pixels
 */
export function findSquares(picture: Picture, cell: number, minSize: number): Square[] {
  const columns = Math.ceil(picture.width / cell);
  const cells = findDarkCells(picture, cell);
  const squares: Square[] = [];
  for (const start of cells) {
    const group = takeGroup(cells, start, columns);
    const xs = group.map((each) => each % columns);
    const ys = group.map((each) => Math.floor(each / columns));
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
    const size = Math.max(right - left, bottom - top) * cell;
    const isSquare = Math.abs(right - left - (bottom - top)) <= 1;
    if (isSquare && size >= minSize) squares.push({ left: left * cell, top: top * cell, size });
  }
  return squares;
}
