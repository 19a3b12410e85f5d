import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildUpload } from '#tests/support/factories/build-upload.ts';
import type { RidesState } from '../rides/rides-state.ts';
import { useRidePictures } from './use-ride-pictures.ts';

test('the pictures of rides come once their source is open again', async () => {
  const image = new Blob(['picture']);
  const extract = vi.fn<TrimSession['extractPreviewFrames']>((_times, onFrame) => {
    onFrame({ index: 0, image });
    return Promise.resolve();
  });
  const open = buildUpload({ extractPreviewFrames: extract });
  const closed: RidesState = {
    ...open,
    sources: open.sources.map((source) => ({ ...source, session: undefined })),
  };
  const { result, rerender } = renderHook((state: RidesState) => useRidePictures(state), {
    initialProps: closed,
  });
  rerender(open);
  await waitFor(() => expect(result.current.get('d1')).toEqual({ id: 'd1', time: 1, image }));
  expect(extract).toHaveBeenCalledExactlyOnceWith([1], expect.anything(), expect.anything());
});
