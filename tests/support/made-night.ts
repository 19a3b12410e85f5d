import type { Selection } from '#src/domain/trim.ts';

/** A recording of a performance, made by native ffmpeg: what moves and what is loud is known. */
export interface MadeNight {
  seconds: number;
  size: string;
  /** The gate opens at the start of each. */
  rides: readonly Selection[];
  /** Loud without a ride, such as music. */
  music: readonly Selection[];
  /** The camera moves without a ride. */
  pans: readonly Selection[];
}

/** Deterministic: the same numbers for every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Rides of three to ten seconds at irregular intervals, with music and moves of the camera between. */
export function planNight({
  seconds,
  rideCount,
  size,
}: {
  seconds: number;
  rideCount: number;
  size: string;
}): MadeNight {
  const random = createRandom(rideCount);
  const interval = seconds / rideCount;
  const place = (index: number, from: number, to: number, length: number) => {
    const start = Math.round((index + from + random() * (to - from)) * interval * 2) / 2;
    return { start, end: start + length };
  };
  const indices = Array.from({ length: rideCount }, (_, index) => index);
  return {
    seconds,
    size,
    rides: indices.map((index) => place(index, 0.3, 0.55, 3 + Math.round(random() * 7))),
    music: indices.filter((index) => index % 3 === 1).map((index) => place(index, 0.75, 0.8, 6)),
    pans: indices.filter((index) => index % 3 === 2).map((index) => place(index, 0.75, 0.8, 4)),
  };
}

const during = (spans: readonly Selection[]) =>
  spans.map(({ start, end }) => `between(t,${start},${end})`).join('+') || '0';

/** What makes it, without the output file. There is a keyframe every two seconds. */
export function buildNightArguments({ seconds, size, rides, music, pans }: MadeNight): string[] {
  const moving = during([...rides, ...pans]);
  const picture = [
    `color=c=0x6b4a2b:s=${size}:r=30`,
    'noise=alls=6:allf=t',
    `noise=alls=24:allf=t:enable='${moving}'`,
    `drawbox=x='mod(t*160,iw)':y=ih/3:w=iw/6:h=ih/3:c=black:t=fill:enable='${moving}'`,
  ].join(',');
  // The crowd starts a little late and calms down slowly; the announcer speaks all night.
  const cheering = during(rides.map(({ start, end }) => ({ start: start + 0.5, end: end + 2 })));
  const loudness = `0.06+0.03*sin(t*0.7)+0.5*(${cheering})+0.6*(${during(music)})`;
  const sound = `anoisesrc=r=48000:color=pink:seed=1,volume='min(1,${loudness})':eval=frame`;
  return [
    ...['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
    ...'-c:v libx264 -preset ultrafast -profile:v high -crf 30 -g 60 -bf 0 -pix_fmt yuv420p'.split(' '),
    ...'-c:a aac -b:a 64k -ac 1 -t'.split(' '),
    String(seconds),
  ];
}
