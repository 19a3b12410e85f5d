import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/player/review', {
  title: 'Review tools',
  close: 'Close review tools',
  loop: {
    label: 'Loop',
    start: 'A',
    end: 'B',
    setStart: 'Start the loop here',
    setEnd: 'End the loop here',
    clear: 'Stop looping',
    range: (start: string, end: string) => `Loop ${start}–${end}`,
  },
  drawing: {
    label: 'Drawing',
    line: 'Draw a line',
    angle: 'Measure an angle',
    clear: 'Clear the drawing',
    shapes: { line: 'Line', angle: 'Angle' },
    points: { line: ['start', 'end'], angle: ['first side', 'vertex', 'second side'] },
    handle: (shape: string, point: string) => `${shape}, ${point}`,
    position: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
    degrees: (degrees: number) => `${degrees}°`,
  },
  snapshot: {
    take: 'Save this frame as an image',
    fileName: 'Ride',
    failed: "We couldn't save the frame. Check your connection and try again.",
  },
});
