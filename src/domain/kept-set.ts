import { isObject, readInteger, readText } from './field-readers.ts';
import { parseVideo, type Video } from './video.ts';

/** How many rides of a reel or of an animal are kept. */
export const maxKeptRides = 20;

/** What a set of kept rides is made of. */
export interface KeptSource {
  kind: 'reel' | 'animal';
  id: string;
  title: string;
}

/** Rides that play without a connection. */
export interface KeptSet extends KeptSource {
  videos: readonly Video[];
  /** Of their clips. */
  bytes: number;
}

/** What names a set on this device, for example `reel-8f3a`. */
export const getKeptName = ({ kind, id }: Pick<KeptSource, 'kind' | 'id'>): string => `${kind}-${id}`;

/** Parses a stored set; undefined when another version of the app has stored something else. */
export function parseKeptSet(stored: unknown): KeptSet | undefined {
  if (!isObject(stored)) return undefined;
  const [kind, videos] = [stored['kind'], stored['videos']];
  if ((kind !== 'reel' && kind !== 'animal') || !Array.isArray(videos)) return undefined;
  return {
    kind,
    id: readText(stored['id']),
    title: readText(stored['title']),
    videos: videos.filter(isObject).map((video) => parseVideo(String(video['id']), video)),
    bytes: readInteger(stored['bytes']),
  };
}

/** What the lightest files of rides weigh by their rate, 0.7 Mbit/s. @returns bytes, about */
export const estimateKeptBytes = (videos: readonly Pick<Video, 'duration'>[]): number =>
  videos.reduce((sum, { duration }) => sum + duration * 87_500, 0);
