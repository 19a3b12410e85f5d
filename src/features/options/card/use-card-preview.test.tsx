import { render, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { planCardFilm } from '#src/domain/card-film.ts';
import { parseVideo } from '#src/domain/video.ts';
import * as pictures from '#src/media/card-picture.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { CardPreview } from './card-preview.tsx';
import type * as Drawing from './draw-card.ts';

const drawCard = vi.hoisted(() => vi.fn<typeof Drawing.drawCard>());
vi.mock('./draw-card.ts', () => ({ drawCard }));

type Picture = pictures.CardPicture;
const [first, second] = [{ width: 1 }, { width: 2 }] as [Picture, Picture];
const drawFrame = vi.spyOn(pictures, 'drawCardFrame');
const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
const ride = parseVideo('ride', { duration: 9 });
const card = { ride, film: planCardFilm(ride), shape: 'story', poster: undefined } as const;
const poster = { naturalWidth: 9, naturalHeight: 16 } as HTMLImageElement;

beforeEach(() => {
  drawCard.mockReset();
  drawFrame.mockReset().mockReturnValue();
  const context = { drawImage: () => undefined } as unknown as CanvasRenderingContext2D;
  getContext.mockReset().mockReturnValue(context);
});

afterAll(() => getContext.mockRestore());

test('[CARD-06] the preview is drawn again once the poster is there, which says whether the clip is upright', async () => {
  drawCard.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  const { rerender } = render(<CardPreview {...card} />);
  await waitFor(() => expect(drawFrame).toHaveBeenCalledOnce());
  rerender(<CardPreview {...card} poster={poster} />);
  await waitFor(() => expect(drawFrame).toHaveBeenCalledTimes(2));
  expect(drawCard.mock.calls.map(([, shape, isUpright]) => [shape, isUpright])).toEqual([
    ['story', false],
    ['story', true],
  ]);
  expect(drawFrame.mock.calls.map(([, picture, size]) => [picture, size])).toEqual([
    [first, { width: 16, height: 9 }],
    [second, { width: 9, height: 16 }],
  ]);
});

test('[CARD-06] of two shapes that are chosen one right after the other, the last one is shown', async () => {
  const [slow, fast] = [createDeferred<Picture>(), createDeferred<Picture>()];
  drawCard.mockReturnValueOnce(slow.promise).mockReturnValueOnce(fast.promise);
  const { rerender } = render(<CardPreview {...card} />);
  rerender(<CardPreview {...card} shape="square" />);
  fast.resolve(second);
  await waitFor(() => expect(drawFrame).toHaveBeenCalledOnce());
  slow.resolve(first);
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawFrame.mock.calls.map(([, picture]) => picture)).toEqual([second]);
});
