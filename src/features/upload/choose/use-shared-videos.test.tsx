import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import * as device from '#src/data/device/shared-videos.ts';
import { AppMemoryContext, createAppMemory } from '#src/lib/app-memory.ts';
import { useHeldVideos } from '#src/session/use-held-videos.ts';
import * as entry from '../entry/open-videos.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { useSharedVideos } from './use-shared-videos.ts';

afterEach(() => vi.restoreAllMocks());

test('[CAM-02] a video that has waited for the login is opened once; the next one that is shared is another', async () => {
  const [first, second] = [new File([], 'first.mp4'), new File([], 'second.mp4')];
  const open = vi.spyOn(entry, 'openVideos').mockResolvedValue();
  vi.spyOn(device, 'takeSharedVideos').mockResolvedValue([second]);
  uploadStore.useRides.setState({ status: 'open' });
  const memory = createAppMemory();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppMemoryContext value={memory}>
      <MemoryRouter initialEntries={['/upload']}>{children}</MemoryRouter>
    </AppMemoryContext>
  );
  const { result } = renderHook(
    () => {
      useSharedVideos();
      return { held: useHeldVideos(), navigate: useNavigate() };
    },
    { wrapper },
  );
  result.current.held.videos.push(first);
  const share = () => act(async () => result.current.navigate('/upload?shared'));
  await share();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await share();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(open.mock.calls).toEqual([[[first]], [[second]]]);
});
