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
  /** What makes it harder. */
  conditions?: readonly NightCondition[];
}

/**
 * A phone records at a constant rate, so that the sizes of frames say nothing. A microphone that is off records silence. In
 * grain, a ride makes frames hardly larger. An announcer speaks all night, louder than the crowd.
 */
export type NightCondition = 'constant rate' | 'silence' | 'grain' | 'announcer';

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
export function buildNightArguments(night: MadeNight): string[] {
  const rate = night.conditions?.includes('constant rate')
    ? '-b:v 900k -minrate 900k -maxrate 900k -bufsize 900k'
    : '-crf 30';
  return [
    ...['-f', 'lavfi', '-i', buildPicture(night), '-f', 'lavfi', '-i', buildSound(night)],
    ...`-c:v libx264 -preset ultrafast -profile:v high ${rate} -g 60 -bf 0 -pix_fmt yuv420p`.split(' '),
    ...'-c:a aac -b:a 64k -ac 1 -t'.split(' '),
    String(night.seconds),
  ];
}

function buildPicture({ size, rides, pans, conditions = [] }: MadeNight): string {
  const moving = during([...rides, ...pans]);
  const arena = `color=c=0x6b4a2b:s=${size}:r=30`;
  if (conditions.includes('grain')) {
    const rider = "overlay=x='mod(t*160,W)':y='H/3+H/12*sin(t*9)'";
    return `${arena}[arena];color=c=black:s=40x40:r=30[rider];[arena][rider]${rider}:enable='${moving}',noise=alls=14:allf=t`;
  }
  const lively = `enable='${moving}'`;
  return [
    arena,
    'noise=alls=6:allf=t',
    `noise=alls=24:allf=t:${lively}`,
    `drawbox=x=0:y=ih/3:w=iw/6:h=ih/3:c=black:t=fill:${lively}`,
  ].join(',');
}

function buildSound({ rides, music, conditions = [] }: MadeNight): string {
  if (conditions.includes('silence')) return 'anullsrc=r=48000';
  // The crowd starts a little late and calms down slowly.
  const cheering = during(rides.map(({ start, end }) => ({ start: start + 0.5, end: end + 2 })));
  const isAnnounced = conditions.includes('announcer');
  const [usual, more] = isAnnounced ? [0.1, 0.2] : [0.06, 0.5];
  const loudness = `${usual}+${usual / 2}*sin(t*0.7)+${more}*(${cheering})+0.6*(${during(music)})`;
  const crowd = `anoisesrc=r=48000:color=pink:seed=1,volume='min(1,${loudness})':eval=frame`;
  if (!isAnnounced) return crowd;
  // Syllables of a deep voice, four in a second, with a pause now and then.
  const syllables = 'max(0,sin(2*PI*4*t))*gt(sin(2*PI*t/7),-0.6)';
  const tones = [1, 2, 4, 8, 12].map((tone) => `sin(2*PI*130*${tone}*t)/${tone}`).join('+');
  return `${crowd}[crowd];aevalsrc='0.5*(${tones})*${syllables}':s=48000[voice];[crowd][voice]amix=duration=first:normalize=0`;
}
