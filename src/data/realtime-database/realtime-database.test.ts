import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const connection = vi.hoisted(() => ({ goOffline: vi.fn<() => void>(), goOnline: vi.fn<() => void>() }));
vi.mock('firebase/database', () => ({
  forceWebSockets: () => {},
  getDatabase: () => ({}),
  ...connection,
}));
vi.mock('../firebase.ts', () => ({ firebaseApp: {} }));

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  await import('./realtime-database.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a tab that nobody sees for a minute lets go of its connection until it is seen again', () => {
  setHidden(true);
  vi.advanceTimersByTime(59_000);
  setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(connection.goOffline).not.toHaveBeenCalled();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(connection.goOffline).toHaveBeenCalledOnce();
  connection.goOnline.mockClear();
  setHidden(false);
  expect(connection.goOnline).toHaveBeenCalledOnce();
});
