import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { usePictureZoom } from '#src/lib/zoom/use-picture-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const onPause = vi.fn<() => void>();

/** A frame of 800 by 450 pixels at the window's corner, which the picture fills. */
function Stage({ linked }: { linked?: { scale: number; x: number; y: number } }) {
  const stage = useRef<HTMLDivElement>(null);
  const clip = useRef<HTMLVideoElement>(null);
  const zoom = usePictureZoom({ getStage: () => stage.current, getClip: () => clip.current }, linked);
  return (
    <>
      <div
        ref={(element) => {
          stage.current = element;
          if (element) element.getBoundingClientRect = () => new DOMRect(0, 0, 800, 450);
        }}
        data-testid="stage"
      >
        <video ref={clip} data-testid="clip" onClick={onPause} />
        <button type="button">Another</button>
      </div>
      <ZoomButtons zoom={zoom} />
      <output>
        {[zoom.zoom.scale, zoom.zoom.x, zoom.zoom.y].map((value) => value.toFixed(2)).join(' ')}
      </output>
    </>
  );
}

const getClip = () => screen.getByTestId('clip');
const getZoom = () => screen.getByRole('status').textContent;
const touch = (type: string, pointerId: number, clientX: number, clientY: number, target = getClip()) =>
  act(() => {
    target.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true }),
    );
  });
function turn(fields: Partial<WheelEvent>, target = getClip()) {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true });
  // happy-dom takes none of these for events of wheels.
  const all = { ...{ clientX: 400, clientY: 225, ctrlKey: false, deltaMode: 0 }, ...fields };
  for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

test('[REVIEW-02] two fingers enlarge what is between them, and one moves it', () => {
  render(<Stage />);
  touch('pointerdown', 1, 300, 225);
  touch('pointermove', 1, 340, 225);
  expect(getZoom()).toBe('1.00 0.50 0.50');
  touch('pointerdown', 2, 460, 225);
  touch('pointermove', 2, 580, 225);
  expect(getZoom()).toBe('2.00 0.54 0.50');
  touch('pointerup', 2, 580, 225);
  touch('pointermove', 1, 180, 225);
  expect(getZoom()).toBe('2.00 0.64 0.50');
  touch('pointerup', 1, 180, 225);
  touch('pointermove', 1, 700, 225);
  expect(getZoom()).toBe('2.00 0.64 0.50');
  expect(screen.getByTestId('stage').dataset['zoomed']).toBe('');
});

test('[REVIEW-02] a finger that the system takes away is up', () => {
  render(<Stage />);
  touch('pointerdown', 1, 300, 225);
  touch('pointerdown', 2, 500, 225);
  touch('pointercancel', 2, 500, 225);
  touch('pointermove', 1, 100, 225);
  expect(getZoom()).toBe('1.00 0.50 0.50');
});

test('[REVIEW-02] the wheel enlarges around the pointer; back at the whole picture it scrolls the page', () => {
  render(<Stage />);
  expect(turn({ deltaY: 350 })).toBe(false);
  expect(turn({ deltaY: -350, clientX: 200, clientY: 225 })).toBe(true);
  expect(getZoom()).toBe('2.00 0.38 0.50');
  expect(turn({ deltaY: 350 })).toBe(true);
  expect(getZoom()).toBe('1.00 0.50 0.50');
  expect(turn({ deltaY: 350 })).toBe(false);
  // On pads, two fingers are a wheel with Ctrl; mice may count lines.
  expect(turn({ deltaY: -70, ctrlKey: true })).toBe(true);
  expect(getZoom()).toBe('2.00 0.50 0.50');
  expect(turn({ deltaY: -350 / 16, deltaMode: 1 })).toBe(true);
  expect(getZoom()).toBe('4.00 0.50 0.50');
  expect(turn({ deltaY: -350 }, screen.getByText('Another'))).toBe(false);
});

test('a page that is scrolled goes back before the wheel enlarges, and Ctrl does not enlarge the page', () => {
  render(<Stage />);
  document.documentElement.scrollTop = 200;
  expect(turn({ deltaY: -350 })).toBe(false);
  expect(getZoom()).toBe('1.00 0.50 0.50');
  expect(turn({ deltaY: -70, ctrlKey: true })).toBe(true);
  expect(getZoom()).toBe('2.00 0.50 0.50');
  document.documentElement.scrollTop = 0;
});

test('a drag with the mouse does not pause, a click does', () => {
  render(<Stage linked={{ scale: 2, x: 0.5, y: 0.5 }} />);
  const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(getClip(), { ...mouse, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(getClip(), { ...mouse, clientX: 180, clientY: 100 });
  fireEvent.pointerUp(getClip(), mouse);
  fireEvent.click(getClip());
  expect(onPause).not.toHaveBeenCalled();
  expect(getZoom()).toBe('2.00 0.45 0.50');
  fireEvent.click(getClip());
  expect(onPause).toHaveBeenCalledOnce();
});

test('[REVIEW-02] buttons enlarge, reduce and show the whole picture', () => {
  render(<Stage />);
  const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name: 'Zoom out' })).toBeNull();
  press('Zoom in');
  press('Zoom in');
  expect(screen.getByRole('button', { name: '2.3x Show the whole picture' })).toBeTruthy();
  press('Zoom out');
  expect(getZoom()).toBe('1.50 0.50 0.50');
  press(/Show the whole picture/);
  expect(getZoom()).toBe('1.00 0.50 0.50');
});

test('[REVIEW-01] the zoom of a link is shown, within its limits', () => {
  render(<Stage linked={{ scale: 99.99, x: 9.999, y: 0 }} />);
  expect(getZoom()).toBe('8.00 0.94 0.06');
  expect(screen.getByTestId('stage').style.getPropertyValue('--zoom')).toBe('8');
});
