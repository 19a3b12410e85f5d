/** A part of a picture, in pixels; of a film all are even. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawn parts of a ride card, on which its film is shown. */
export interface CardPicture {
  readonly width: number;
  readonly height: number;
  /** What lies over the film, and around it; transparent where the film is seen. */
  readonly overlay: ImageBitmap;
  /** Where the film is shown. */
  readonly film: Box;
  /** Whether the film fills its box, or is shown as a whole, on a background. */
  readonly isCovering: boolean;
  readonly background: string;
  readonly clock: CardClock;
}

/** The clock is drawn from pictures of its characters, so that a worker needs no font. */
export interface CardClock {
  /** One beside the other. */
  readonly characters: ImageBitmap;
  /** The place of each character in the picture. */
  readonly cells: Readonly<Record<string, { readonly x: number; readonly width: number }>>;
  readonly x: number;
  readonly bottom: number;
  readonly padding: number;
  readonly radius: number;
  readonly color: string;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Where a picture is drawn so that it fills a box, or fits into it. */
export function fitPicture(
  box: Box,
  picture: { readonly width: number; readonly height: number },
  isCovering: boolean,
): Box {
  const ratios = [box.width / picture.width, box.height / picture.height];
  const scale = isCovering ? Math.max(...ratios) : Math.min(...ratios);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/**
 * Draws a frame of a card: the film, what lies over it, and the clock.
 *
 * @param drawFilm draws the frame of the clip into a box
 */
export function drawCardFrame(
  context: Context,
  card: CardPicture,
  size: { readonly width: number; readonly height: number },
  drawFilm: (place: Box) => void,
  clock: string | undefined,
): void {
  const { film, isCovering, overlay } = card;
  context.save();
  context.beginPath();
  context.rect(film.x, film.y, film.width, film.height);
  context.clip();
  context.fillStyle = card.background;
  context.fillRect(film.x, film.y, film.width, film.height);
  drawFilm(fitPicture(film, size, isCovering));
  context.restore();
  context.drawImage(overlay, 0, 0);
  if (clock !== undefined) drawClock(context, card.clock, clock);
}

/** Draws the clock on its ground. */
export function drawClock(context: Context, clock: CardClock, text: string): void {
  const { characters, cells, padding } = clock;
  const shown = [...text].flatMap((character) => cells[character] ?? []);
  const width = shown.reduce((sum, cell) => sum + cell.width, 2 * padding);
  const height = characters.height + padding;
  const top = clock.bottom - height;
  context.fillStyle = clock.color;
  context.beginPath();
  context.roundRect(clock.x, top, width, height, clock.radius);
  context.fill();
  let x = clock.x + padding;
  for (const cell of shown) {
    const y = top + padding / 2;
    context.drawImage(
      ...([characters, cell.x, 0, cell.width, characters.height] as const),
      ...([x, y, cell.width, characters.height] as const),
    );
    x += cell.width;
  }
}
