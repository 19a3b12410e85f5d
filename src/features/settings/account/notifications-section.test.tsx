import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as pushChoices from '#src/data/firestore-lite/push-choice.ts';
import { parsePushChoice, type PushChoice } from '#src/domain/push.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { NotificationsSection } from './notifications-section.tsx';

test('[PUSH-03] switches that are pressed one after the other stay as they were pressed, but for one that fails', async () => {
  let stored = parsePushChoice(undefined);
  const answers: ((error?: Error) => Promise<void>)[] = [];
  vi.spyOn(pushChoices, 'fetchPushChoice').mockImplementation(() => Promise.resolve(stored));
  vi.spyOn(pushChoices, 'changePushChoice').mockImplementation(
    (_userId, change) =>
      new Promise<PushChoice>((resolve, reject) =>
        answers.push((error) =>
          act(async () => {
            if (error) return reject(error);
            stored = change(stored);
            resolve(stored);
          }),
        ),
      ),
  );
  render(
    <QueryProvider>
      <NotificationsSection userId="jack" />
    </QueryProvider>,
  );
  const switches = await screen.findAllByRole<HTMLInputElement>('switch');
  const readOff = () => switches.flatMap(({ checked }, index) => (checked ? [] : [index]));
  for (const index of [0, 2, 1]) await act(async () => fireEvent.click(switches[index]!));
  expect(readOff()).toEqual([0, 1, 2]);
  await answers[0]?.();
  expect(readOff()).toEqual([0, 1, 2]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(new Error('No connection'));
  expect(readOff()).toEqual([0, 1]);
  expect(
    useAlertsStore
      .getState()
      .alerts.map(({ message }) => message)
      .join(' '),
  ).toContain('No connection');
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  await answers[2]?.();
  expect(readOff()).toEqual([0, 1]);
});
