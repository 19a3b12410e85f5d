import { afterEach, expect, test, vi } from 'vitest';
import { retryWhileOffline } from './retry-while-offline.ts';

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

function start(call: () => Promise<string>) {
  const controller = new AbortController();
  const onWaiting = vi.fn<(isWaiting: boolean) => void>();
  return { done: retryWhileOffline(call, { onWaiting, signal: controller.signal }), onWaiting, controller };
}

afterEach(() => vi.restoreAllMocks());

test('repeats a call as soon as the browser is online', async () => {
  goOffline();
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('ok');
  const { done, onWaiting } = start(call);
  await vi.waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(true));
  expect(call).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await done).toBe('ok');
  expect(onWaiting).toHaveBeenLastCalledWith(false);
});

test('throws what fails online, and stops waiting when aborted', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('refused'));
  await expect(start(call).done).rejects.toThrow('refused');
  goOffline();
  const { done, onWaiting, controller } = start(call);
  await vi.waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(true));
  controller.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
});
