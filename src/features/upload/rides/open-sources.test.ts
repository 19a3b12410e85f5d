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
import { unsearched } from './rides-state.ts';
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

test.each([
  ['', 1],
  ['stopped', 0],
  ['both', 0],
] as const)(
  '[UPL-16] a search that the end of the page cut short starts again: "%s"',
  async (searchResult, count) => {
    const file = new File(['night'], 'night.mp4', { type: 'video/mp4' });
    const { name, size, lastModified } = file;
    onTestFinished(startRidesSession(nightStore, june));
    await openRides(nightStore, june);
    const source = { ...unsearched, id: 's1', file: { name, size, lastModified }, duration: 600 };
    nightStore.useRides.setState({ sources: [{ ...source, activity: [1], searchResult }] });
    const findRides = vi.fn<TrimSession['findRides']>(() => new Promise(() => undefined));
    vi.spyOn(sourceFile, 'openSource').mockResolvedValue({
      ...{ source: buildSourceVideo(), timeline: { frameTimes: new Float64Array(), duration: 600 } },
      ...{ findRides, dispose: () => undefined },
    } as unknown as TrimSession);
    await openSources(nightStore, [file]);
    expect(findRides).toHaveBeenCalledTimes(count);
  },
);
