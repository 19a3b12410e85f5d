import { beforeEach, expect, test, vi } from 'vitest';
import * as clips from '#src/data/storage/download-clip.ts';
import { planCardFilm } from '#src/domain/card-film.ts';
import { parseVideo } from '#src/domain/video.ts';
import * as cards from '#src/media/make-card.ts';
import * as probes from '#src/media/probe-video.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { makeRideCard } from './make-ride-card.ts';

vi.mock('./draw-card.ts', () => ({ drawCard: () => Promise.resolve({}) }));

const ride = parseVideo('ride', { video_id: 'ride', duration: 9 });

beforeEach(() => {
  vi.spyOn(clips, 'downloadClip').mockResolvedValue(new Blob());
  vi.spyOn(cards, 'makeCard').mockResolvedValue(new Blob());
});

const { audio } = buildSourceVideo();

test.each([
  ['that is copied', { audio }, 0],
  ['that cannot be copied', { audio: audio && { ...audio, codec: 'pcm' } }, 1],
  ['that cannot even be read', { audio: null, hasUnreadableSound: true }, 1],
  ['that is missing', { audio: null, hasUnreadableSound: false }, 0],
])('[CARD-07] of sound %s the card says before whether it will be silent', async (_case, changes, asked) => {
  vi.spyOn(probes, 'probeVideo').mockResolvedValue({ ...buildSourceVideo(), ...changes });
  const askForSilence = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await makeRideCard(ride, planCardFilm(ride), 'story', {
    ...{ askForSilence, onProgress: () => undefined, signal: new AbortController().signal },
  });
  expect(askForSilence).toHaveBeenCalledTimes(asked);
});
