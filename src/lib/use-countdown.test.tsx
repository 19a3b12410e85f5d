import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

function Countdown({ onEnd }: { onEnd: () => void }) {
  const { seconds, shown } = useCountdown<HTMLParagraphElement>(3, { isRunning: true, onEnd });
  return <p ref={shown}>{`${seconds} left`}</p>;
}

async function wait(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const layers = {
  'a dialog': <dialog open />,
  'a menu': <div role="menu" />,
};

test.each(Object.entries(layers))('[PLY-10] [PLY-16] a countdown waits behind %s', async (_name, layer) => {
  const onEnd = vi.fn<() => void>();
  const show = (isCovered: boolean) => (
    <>
      <Countdown onEnd={onEnd} />
      {isCovered && layer}
    </>
  );
  const { rerender } = render(show(false));
  await wait(1);
  rerender(show(true));
  await wait(20);
  expect(screen.queryByText('2 left')).not.toBeNull();
  rerender(show(false));
  await wait(2);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('[PLY-10] [PLY-16] a countdown waits while the page is hidden', async () => {
  const onEnd = vi.fn<() => void>();
  render(<Countdown onEnd={onEnd} />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(20);
  expect(screen.queryByText('3 left')).not.toBeNull();
  hidden.mockReturnValue(false);
  await wait(3);
  expect(onEnd).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

test('[PLY-10] a countdown within a dialog goes on, and waits behind another one', async () => {
  const onEnd = vi.fn<() => void>();
  const show = (hasQuestion: boolean) => (
    <>
      <dialog open>
        <Countdown onEnd={onEnd} />
      </dialog>
      {hasQuestion && <dialog open />}
    </>
  );
  const { rerender } = render(show(false));
  await wait(2);
  rerender(show(true));
  await wait(20);
  expect(onEnd).not.toHaveBeenCalled();
  rerender(show(false));
  await wait(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
