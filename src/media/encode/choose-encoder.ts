import type { SourceVideo } from '../source-video.ts';
import { toEncoderConfig, type EncodedFormat } from './encoded-format.ts';

/** What decodes and encodes frames: the browser (WebCodecs), which is several times faster, or ffmpeg. */
export type Encoder = 'browser' | 'ffmpeg';

/** The only place that decides between the browser and ffmpeg. */
export async function chooseEncoder(source: SourceVideo, format: EncodedFormat): Promise<Encoder> {
  const { isInterlaced, hasMultipleEdits, hasSeveralFormats } = source.video;
  // The browser would neither mirror the picture nor blend two fields; its reader knows one edit and one format of a track.
  if (source.isMirrored || isInterlaced || hasMultipleEdits || hasSeveralFormats) return 'ffmpeg';
  return (await canBrowserDecode(source)) && (await canBrowserEncode(format)) ? 'browser' : 'ffmpeg';
}

/** Whether the browser decodes a video with WebCodecs, whatever a video element shows of it. */
export async function canBrowserDecode({ video }: SourceVideo): Promise<boolean> {
  if (typeof VideoDecoder === 'undefined') return false;
  const { codec, codedWidth, codedHeight } = video;
  return isSupported(VideoDecoder.isConfigSupported({ codec, codedWidth, codedHeight }));
}

/** Whether the browser has an encoder of its own for a format. */
export async function canBrowserEncode(format: EncodedFormat): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  return isSupported(VideoEncoder.isConfigSupported(toEncoderConfig(format)));
}

/** A configuration that the browser cannot even read is an error. */
async function isSupported(check: Promise<{ supported?: boolean }>): Promise<boolean> {
  return check.then(({ supported }) => supported === true).catch(() => false);
}
