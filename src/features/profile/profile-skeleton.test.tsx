import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinimumSkeletonTime } from './profile-skeleton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));

test('[MYR-06] shows the skeleton for a second after the data has loaded, once per profile', async () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const open = (id: string, isLoaded: boolean) =>
    renderHook((initialIsLoaded) => useMinimumSkeletonTime(id, initialIsLoaded), {
      initialProps: isLoaded,
      wrapper,
    });

  const profile = open('one', false);
  await wait(5000);
  expect(profile.result.current).toBe(false);
  profile.rerender(true);
  await wait(950);
  expect(profile.result.current).toBe(false);
  await wait(100);
  expect(profile.result.current).toBe(true);

  profile.unmount();
  expect(open('one', true).result.current).toBe(true);
  expect(open('another', true).result.current).toBe(false);
});
