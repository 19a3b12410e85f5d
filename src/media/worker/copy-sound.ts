import {
  CustomSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  QTFF,
  type EncodedPacket,
  type Output,
  type PacketRetrievalOptions,
} from 'mediabunny';
import type { JoinedSound } from '../encode/codec-job.ts';
import type { BlockReader } from './block-reader.ts';

/** Rounding between two readers of one index. */
const timeToleranceSeconds = 0.0005;

/**
 * Adds a track for sounds of one format, one after the other.
 *
 * @returns copies what starts until a time in the clip, in seconds; undefined if there is no sound
 */
export async function addSound(
  output: Output,
  sounds: readonly JoinedSound[],
  getReader: (file: Blob) => BlockReader,
): Promise<((time: number) => Promise<void>) | undefined> {
  const opened: OpenedSound[] = [];
  for (const sound of sounds) opened.push(await openSound(sound, getReader(sound.file)));
  const [head] = opened;
  const count = await countPackets(opened);
  if (!head || count === 0) return undefined;
  const { codec, decoderConfig } = head;
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { maximumPacketCount: count });
  const packets = listPackets(opened, {});
  let next = await packets.next();
  return async (time) => {
    for (; !next.done && next.value.timestamp <= time; next = await packets.next())
      await source.add(next.value, { decoderConfig });
  };
}

type OpenedSound = Awaited<ReturnType<typeof openSound>>;

async function openSound({ file, track, range, at = 0 }: JoinedSound, reader: BlockReader) {
  const read = async (start: number, end: number) => (await reader.read(start, end - start)).slice();
  const source = new CustomSource({ getSize: () => file.size, read });
  const input = new Input({ source, formats: [MP4, QTFF] });
  const audio = (await input.getAudioTracks())[track];
  const codec = await audio?.getCodec();
  const decoderConfig = await audio?.getDecoderConfig();
  if (!audio || !codec || !decoderConfig) throw new Error('The sound cannot be copied.');
  return { codec, decoderConfig, sink: new EncodedPacketSink(audio), range, at };
}

async function countPackets(sounds: readonly OpenedSound[]): Promise<number> {
  const packets = listPackets(sounds, { metadataOnly: true });
  let count = 0;
  while (!(await packets.next()).done) count += 1;
  return count;
}

/** The packets of all sounds, at their times in the clip. */
async function* listPackets(
  sounds: readonly OpenedSound[],
  options: PacketRetrievalOptions,
): AsyncGenerator<EncodedPacket> {
  // The last packet of a sound may end within the next one.
  let reached = -Infinity;
  let end = -Infinity;
  for (const { sink, range, at } of sounds) {
    const start = range ? range.start - timeToleranceSeconds : -Infinity;
    const stop = range?.end ?? Infinity;
    let packet = (range && (await sink.getPacket(start, options))) ?? (await sink.getFirstPacket(options));
    // The sink's iterator would read ahead of the picture, for which the blocks would have to be read again.
    while (packet && packet.timestamp < stop) {
      const timestamp = packet.timestamp - (range?.start ?? 0) + at;
      if (packet.timestamp >= start && timestamp >= reached) {
        end = timestamp + packet.duration - timeToleranceSeconds;
        yield packet.clone({ timestamp });
      }
      packet = await sink.getNextPacket(packet, options);
    }
    reached = end;
  }
}
