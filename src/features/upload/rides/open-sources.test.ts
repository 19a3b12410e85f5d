import 'fake-indexeddb/auto';
import '#tests/support/device-files.ts';
import '#tests/support/locks.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { nightDrafts } from '#src/data/device/upload-drafts.ts';
import { setReportSink } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { openSources } from './open-sources.ts';
import { openRides, startRidesSession } from './rides-session.ts';
import { nightStore } from './rides-store.ts';
import * as sourceFile from './source-file.ts';

const june = { userId: 'june', accountId: 'june' };

afterEach(async () => {
  vi.restoreAllMocks();
  await nightDrafts.delete(june);
});

test('the search for rides is over when it fails, and rides can be marked by hand', async () => {
  const reported = vi.fn<() => void>();
  setReportSink(reported);
  onTestFinished(startRidesSession(nightStore, june));
  await openRides(nightStore, june);
  const source = buildSourceVideo({ duration: 600 });
  const { frameTimes } = source.video;
  const findRides: TrimSession['findRides'] = ({ onProgress }) => {
    onProgress(0.5);
    return Promise.reject(new Error('The decoder failed.'));
  };
  vi.spyOn(sourceFile, 'openSource').mockResolvedValue({
    ...{ source, timeline: { frameTimes, duration: 600 }, findRides, dispose: () => undefined },
  } as unknown as TrimSession);
  await openSources(nightStore, [new File(['night'], 'night.mp4', { type: 'video/mp4' })]);
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
  expect(nightStore.getState().sources).toMatchObject([
    { duration: 600, search: undefined, searchResult: 'failed' },
  ]);
  expect(nightStore.getState().rides).toEqual([]);
});
