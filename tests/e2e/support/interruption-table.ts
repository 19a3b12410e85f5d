import type { PublishStep } from './upload-requests.ts';

/** What happens to the tab, to the connection or to a request. */
export type Interruption = 'tab closed' | 'tab crashed' | 'reload' | 'offline' | '503' | '401';

interface StagePoint {
  stage: 'choosing' | 'selecting' | 'editing details' | 'published';
}

interface CutPoint {
  cutPercent: number;
}

interface BytesPoint {
  file: 'thumbnail' | 'clip';
  percent: number;
}

interface RequestPoint {
  step: PublishStep;
  isHandled: boolean;
}

/** Where an upload is interrupted. */
export type InterruptionPoint =
  | StagePoint
  | CutPoint
  | { ffmpeg: 'download' }
  /** When the server has this part of a file. */
  | BytesPoint
  /** Before the server has a request or, once it is handled, before its response arrives. */
  | RequestPoint;

export interface InterruptionCase {
  point: InterruptionPoint;
  interruption: Interruption;
}

interface Row {
  point: InterruptionPoint;
  /** Run by `npm test`, a third of all: listTestJourneys combines them in a few uploads. */
  test: Interruption[];
  /** Run only by `npm run soak`, which gives each interruption an upload of its own. */
  soak: Interruption[];
}

/** Every way in which the tests interrupt an upload, in the order of an upload. */
const rows: Row[] = [
  { point: { stage: 'choosing' }, test: ['reload'], soak: ['tab closed', 'tab crashed'] },
  { point: { ffmpeg: 'download' }, test: ['503'], soak: ['401', 'offline'] },
  { point: { stage: 'selecting' }, test: ['tab crashed'], soak: ['tab closed', 'reload'] },

  { point: { cutPercent: 0 }, test: ['tab closed'], soak: ['tab crashed', 'reload'] },
  { point: { cutPercent: 1 }, test: ['tab crashed'], soak: ['tab closed', 'reload', 'offline'] },
  { point: { cutPercent: 25 }, test: ['tab closed'], soak: ['tab crashed', 'reload', 'offline'] },
  { point: { cutPercent: 50 }, test: ['tab crashed', 'reload'], soak: ['tab closed', 'offline'] },
  { point: { cutPercent: 75 }, test: ['tab closed', 'offline'], soak: ['tab crashed', 'reload'] },
  { point: { cutPercent: 99 }, test: ['tab crashed'], soak: ['tab closed', 'reload'] },
  { point: { cutPercent: 100 }, test: ['tab closed'], soak: ['tab crashed', 'reload', 'offline'] },

  { point: { stage: 'editing details' }, test: ['tab crashed'], soak: ['tab closed', 'reload'] },

  {
    point: { step: 'thumbnail start', isHandled: false },
    test: ['503'],
    soak: ['tab closed', '401', 'offline'],
  },
  {
    point: { step: 'thumbnail start', isHandled: true },
    test: ['503'],
    soak: ['tab crashed', '401', 'offline'],
  },
  { point: { file: 'thumbnail', percent: 0 }, test: ['401'], soak: ['tab crashed', '503', 'offline'] },
  { point: { file: 'thumbnail', percent: 50 }, test: ['tab closed', '401'], soak: ['503', 'offline'] },
  { point: { file: 'thumbnail', percent: 100 }, test: ['503'], soak: ['tab crashed', '401', 'offline'] },
  {
    point: { step: 'clip start', isHandled: false },
    test: ['401'],
    soak: ['tab crashed', '503', 'offline'],
  },
  { point: { step: 'clip start', isHandled: true }, test: ['offline', '503'], soak: ['tab closed', '401'] },

  {
    point: { file: 'clip', percent: 0 },
    test: ['tab closed', 'tab crashed'],
    soak: ['offline', '503', '401'],
  },
  {
    point: { file: 'clip', percent: 1 },
    test: ['401', 'offline'],
    soak: ['tab closed', 'tab crashed', '503'],
  },
  {
    point: { file: 'clip', percent: 25 },
    test: ['503', 'tab closed'],
    soak: ['tab crashed', 'offline', '401'],
  },
  {
    point: { file: 'clip', percent: 50 },
    test: ['reload', 'offline'],
    soak: ['tab closed', 'tab crashed', '503', '401'],
  },
  {
    point: { file: 'clip', percent: 75 },
    test: ['tab crashed'],
    soak: ['tab closed', 'reload', 'offline', '503', '401'],
  },
  {
    point: { file: 'clip', percent: 99 },
    test: ['tab closed', '401'],
    soak: ['tab crashed', 'reload', 'offline', '503'],
  },
  {
    point: { file: 'clip', percent: 100 },
    test: ['tab crashed', '503'],
    soak: ['tab closed', 'reload', 'offline', '401'],
  },

  {
    point: { step: 'thumbnail address', isHandled: false },
    test: ['401', '503'],
    soak: ['tab closed', 'tab crashed', 'reload', 'offline'],
  },
  {
    point: { step: 'document', isHandled: false },
    test: ['503', '401'],
    soak: ['tab closed', 'tab crashed', 'reload', 'offline'],
  },
  {
    point: { step: 'document', isHandled: true },
    test: ['offline', 'reload'],
    soak: ['tab closed', 'tab crashed', '503', '401'],
  },
  { point: { stage: 'published' }, test: ['reload'], soak: ['tab closed', 'tab crashed'] },
];

function describeCase({ point, interruption }: InterruptionCase): string {
  if ('stage' in point) return `${point.stage}, ${interruption}`;
  if ('cutPercent' in point) return `${point.cutPercent} % of the cut, ${interruption}`;
  if ('ffmpeg' in point) return `the download of ffmpeg, ${interruption}`;
  if ('file' in point) return `${point.percent} % of the ${point.file}, ${interruption}`;
  return `the ${point.isHandled ? 'response' : 'request'} of ${point.step}, ${interruption}`;
}

/** The interruptions of one upload. */
export interface InterruptionJourney {
  title: string;
  cases: InterruptionCase[];
}

/** One upload per interruption. */
export function listSoakJourneys(): InterruptionJourney[] {
  return rows
    .flatMap(({ point, test, soak }) => [...test, ...soak].map((interruption) => ({ point, interruption })))
    .map((item) => ({ title: describeCase(item), cases: [item] }));
}

const isPublishing = (point: InterruptionPoint) => 'file' in point || 'step' in point;

/** Three uploads with many interruptions each. */
export function listTestJourneys(): InterruptionJourney[] {
  const pick = (index: number) =>
    rows.flatMap(({ point, test }) => {
      const interruption = test[index];
      return interruption ? [{ point, interruption }] : [];
    });
  const first = pick(0);
  const journeys: [string, InterruptionCase[]][] = [
    ['before publishing', first.filter(({ point }) => !isPublishing(point))],
    ['while publishing', first.filter(({ point }) => isPublishing(point))],
    ['in between', pick(1)],
  ];
  return journeys.map(([when, cases]) => ({ title: `${cases.length} interruptions ${when}`, cases }));
}
