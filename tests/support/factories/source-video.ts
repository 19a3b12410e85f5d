import type { SourceVideo, VideoTrack } from '#src/media/source-video.ts';

type Traits = Partial<Omit<SourceVideo, 'video'>> & { readonly video?: Partial<VideoTrack> };

/** A video of 10 s for tests: 30 frames a second, H.264 without B-frames, a keyframe every two seconds. */
export function testSource({ video = {}, ...traits }: Traits = {}): SourceVideo {
  const places = Array.from({ length: 300 }, (_, frame) => frame);
  const keyframes = Uint32Array.from([0, 60, 120, 180, 240]);
  return {
    file: new File([], 'ride.mov'),
    duration: 10,
    width: 1920,
    height: 1080,
    rotation: 0,
    mirrored: false,
    frameRate: 30,
    variableFrameRate: false,
    audio: { index: 0, codec: 'mp4a.40.2' },
    ...traits,
    video: {
      index: 0,
      codec: 'avc1.640028',
      frames: Float64Array.from(places, (frame) => frame / 30),
      sizes: Float64Array.from(places, () => 70_000),
      offsets: Float64Array.from(places, (frame) => 1000 + frame * 70_000),
      keyframes,
      entries: keyframes,
      exits: Uint32Array.from(places, (frame) => frame + 1),
      reordering: 0,
      stored: 300,
      unitLengthBytes: 4,
      edited: false,
      ...video,
    },
  };
}
