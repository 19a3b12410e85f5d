import type { SourceVideo, VideoTrack } from '#src/media/source-video.ts';

type Traits = Partial<Omit<SourceVideo, 'video'>> & { readonly video?: Partial<VideoTrack> };

/** A 10 s video at 30 fps: H.264 without B-frames, a keyframe every two seconds. */
export function buildSourceVideo({ video = {}, ...traits }: Traits = {}): SourceVideo {
  const frames = Array.from({ length: 300 }, (_, frame) => frame);
  const keyframes = Uint32Array.from([0, 60, 120, 180, 240]);
  return {
    file: new File([], 'ride.mov'),
    duration: 10,
    missingSeconds: 0,
    width: 1920,
    height: 1080,
    rotation: 0,
    isMirrored: false,
    frameRate: 30,
    audio: {
      index: 0,
      codec: 'mp4a.40.2',
      format: '48000 2',
      start: 0,
      end: 10,
      longestFrame: 0.02,
      hasMultipleEdits: false,
    },
    hasUnreadableSound: false,
    ...traits,
    video: {
      index: 0,
      codec: 'avc1.640028',
      codedWidth: 1920,
      codedHeight: 1080,
      pixelAspectRatio: 1,
      timescale: 30_000,
      frameTimes: Float64Array.from(frames, (frame) => frame / 30),
      frameSizes: Float64Array.from(frames, () => 70_000),
      frameOffsets: Float64Array.from(frames, (frame) => 1000 + frame * 70_000),
      decodeOrder: Uint32Array.from(frames),
      keyframes,
      randomAccessPoints: keyframes,
      exitPoints: Uint32Array.from(frames, (frame) => frame + 1),
      reorderDepth: 0,
      sampleCount: 300,
      nalLengthSize: 4,
      parameterSets: [],
      isInterlaced: false,
      hdrTransfer: null,
      colorSpace: null,
      hasSeveralFormats: false,
      hasMultipleEdits: false,
      ...video,
    },
  };
}
