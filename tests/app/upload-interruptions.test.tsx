import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setLogLevel } from 'firebase/app';
import { getUploadStep } from '#src/features/upload/rides/ride-step.ts';
import { isCancelable } from '#src/features/upload/rides/rides-state.ts';
import { uploadStore } from '#src/features/upload/rides/rides-store.ts';
import { cancelUpload, cutSelection } from '#src/features/upload/rides/single-ride.ts';
import { setReportSink, writeToConsole } from '#src/lib/log.ts';
import { FfmpegLoadError } from '#src/media/errors.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { holdNextDeviceFile, readDeviceFiles, resetDeviceFiles } from '#tests/support/device-files.ts';
import { holdNextCut } from '#tests/support/fake-media.ts';
import {
  createInterruptedUpload,
  type ClipFiles,
  type InterruptedUpload,
} from '#tests/support/interrupted-upload.ts';
import { getPublishStep, type PublishStep } from '#tests/support/publish-requests.ts';
import { interceptRequests, type AppRequest } from '#tests/support/requests.ts';

/** Before the server has a request or, once it is handled, before its response arrives. */
interface RequestPoint {
  step: PublishStep;
  isHandled: boolean;
}
/** When the server has this part of a file. */
interface BytesPoint {
  file: keyof ClipFiles;
  percent: number;
}
type Point = RequestPoint | BytesPoint;

const around = (step: PublishStep): Point[] => [
  { step, isHandled: false },
  { step, isHandled: true },
];
const within = (file: BytesPoint['file'], percents: number[]): Point[] =>
  percents.map((percent) => ({ file, percent }));

/** Where publishing is interrupted, in this order. */
const points: Point[] = [
  ...around('ticket'),
  ...around('thumbnail start'),
  ...within('thumbnail', [0, 50, 100]),
  ...around('poster start'),
  ...around('clip start'),
  ...within('clip', [0, 1, 25, 50, 75, 99, 100]),
  { step: 'thumbnail address', isHandled: false },
  ...around('document'),
];
const isAtDocument = (point: Point) => 'step' in point && point.step === 'document';

type Interruption = 'end of the page' | 'cancel' | 'lost connection' | '503' | '401';

/** Every so many points in an upload of its own. */
const inRounds = (count: number): Point[][] =>
  Array.from({ length: count }, (_round, start) => points.filter((_point, index) => index % count === start));

const interruptions: [Interruption, Point[][]][] = [
  ['end of the page', [points]],
  ['cancel', [points.filter((point) => !isAtDocument(point))]],
  ['lost connection', [points]],
  // After seven failures in a row, a file is given up.
  ['503', inRounds(2)],
  // The app fetches a new token once for each part of a file.
  ['401', inRounds(9)],
];

/** The app's first chunk of a file; it doubles while the connection is fast. */
const firstChunkSize = 256 * 1024;

const getTarget = ({ file, percent }: BytesPoint, files: ClipFiles) =>
  Math.round((files[file].length * percent) / 100);

function isAt(point: Point, request: AppRequest, files: ClipFiles): boolean {
  const step = getPublishStep(request);
  if ('step' in point) return step === point.step;
  if (!step?.startsWith(`${point.file} upload`)) return false;
  const offset = Number(request.headers.get('x-goog-upload-offset'));
  const target = getTarget(point, files);
  return target >= offset && (step.endsWith('finalize') || target < offset + firstChunkSize);
}

/** Lets the server handle as much of a request as the point says. */
async function deliver(point: Point, request: AppRequest, files: ClipFiles): Promise<void> {
  if ('step' in point) {
    if (point.isHandled) await request.send();
    return;
  }
  const bytes = files[point.file];
  const target = getTarget(point, files);
  const { headers } = request;
  const offset = Number(headers.get('x-goog-upload-offset'));
  if (target === bytes.length) await request.send();
  if (target === bytes.length || target === offset) return;
  headers.set('x-goog-upload-command', 'upload');
  await request.send({ headers, body: new Uint8Array(bytes.subarray(offset, target)) });
}

const never = () => new Promise<never>(() => undefined);

/** Publishes one upload, and interrupts it at every point. */
async function publishInterrupted(
  upload: InterruptedUpload,
  interruption: Interruption,
  remaining: Point[],
): Promise<void> {
  const files = upload.readClip();
  let stopped = createDeferred<void>();
  const interrupt = (): Promise<Response> | Response => {
    switch (interruption) {
      case 'end of the page':
        upload.end();
        stopped.resolve();
        return never();
      case 'cancel':
        cancelUpload();
        upload.expectDetails();
        stopped.resolve();
        return never();
      case 'lost connection':
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        throw new TypeError('Failed to fetch');
      default:
        return new Response('{}', { status: Number(interruption) });
    }
  };
  interceptRequests(
    (request) => remaining[0] !== undefined && isAt(remaining[0], request, files),
    async (request) => {
      const point = remaining.shift();
      if (!point) return undefined;
      await deliver(point, request, files);
      await upload.expectNothingHalfPublished();
      return interrupt();
    },
  );
  for (;;) {
    stopped = createDeferred<void>();
    const isPublished = await Promise.race([upload.publish(), stopped.promise]);
    expect(
      isPublished === false && uploadStore.getState().rides.some(({ stage }) => stage.name === 'failed'),
    ).toBe(false);
    if (isPublished) break;
    if (interruption !== 'end of the page') continue;
    if (remaining.length === 0) {
      await upload.open();
      break;
    }
    await upload.continueStored();
  }
  expect(remaining).toEqual([]);
  upload.expectStep('choosing');
  await upload.expectPublishedOnce(files);
}

/** The connection is back as soon as the app waits for it. */
function reconnect(): () => void {
  return uploadStore.useRides.subscribe((state) => {
    const step = getUploadStep(state);
    if (step.name !== 'publishing' || !step.isWaiting) return;
    expect(isCancelable(step.ride)).toBe(true);
    queueMicrotask(() => {
      vi.restoreAllMocks();
      dispatchEvent(new Event('online'));
    });
  });
}

describe('[UPL-09, UPL-10] an upload survives', () => {
  let upload: InterruptedUpload;
  async function start() {
    resetDeviceFiles();
    upload = createInterruptedUpload();
    await upload.logIn();
  }
  beforeEach(async () => {
    setReportSink(() => undefined);
    setLogLevel('silent');
    await start();
  });
  afterEach(() => {
    upload.end();
    setReportSink(writeToConsole);
    setLogLevel('warn');
  });

  test.each(interruptions)('%s, at every step of publishing', async (interruption, rounds) => {
    onTestFinished(reconnect());
    for (const at of rounds) {
      await upload.chooseFile();
      upload.select();
      upload.typeDetails();
      await cutSelection();
      await publishInterrupted(upload, interruption, [...at]);
      expect(await upload.countTickets()).toBe(1);
      upload.end();
      await start();
    }
  });

  test('the end of the page before publishing', async () => {
    const endAndContinue = async () => {
      upload.end();
      await upload.continueStored();
    };
    upload.end();
    await upload.open();
    upload.expectStep('choosing');
    await upload.chooseFile();
    upload.select();
    await endAndContinue();
    for (const percent of [0, 1, 25, 50, 75, 99]) {
      const held = holdNextCut();
      void cutSelection();
      (await held).progress(percent / 100);
      upload.typeDetails();
      expect(upload.expectStep('cutting').stage.progress).toBe(percent / 100);
      await endAndContinue();
      upload.expectStep('trimming');
    }
    holdNextDeviceFile();
    void cutSelection();
    await vi.waitFor(() => expect(Object.keys(readDeviceFiles())).toHaveLength(1), 20_000);
    await endAndContinue();
    upload.expectStep('trimming');
    await cutSelection();
    const files = upload.readClip();
    await endAndContinue();
    upload.expectDetails();
    expect(upload.readClip().clip.equals(files.clip)).toBe(true);
    expect(Object.keys(readDeviceFiles())).toHaveLength(3);
    await upload.publish();
    await upload.expectPublishedOnce(files);
  });

  test('a failed download of ffmpeg', async () => {
    await upload.chooseFile();
    upload.select();
    const held = holdNextCut();
    const cut = cutSelection();
    (await held).fail(new FfmpegLoadError('offline'));
    await cut;
    expect(upload.expectStep('trimming').errorMessage).toBe(
      "We couldn't load the video editor. Check your connection and try again.",
    );
    await cutSelection();
    upload.expectStep('editing details');
  });
});
