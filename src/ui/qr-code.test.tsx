import { render, screen } from '@testing-library/react';
import decodeQr from 'jsqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const pixelsPerModule = 4;

/** Another program's reading of the squares. */
function readCode(svg: Element): string | undefined {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * pixelsPerModule;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < pixelsPerModule; row++) {
      const start = (Number(y) * pixelsPerModule + row) * size + Number(x) * pixelsPerModule;
      for (let column = 0; column < pixelsPerModule; column++)
        pixels.set([0, 0, 0, 255], (start + column) * 4);
    }
  }
  return decodeQr(pixels, size, size)?.data;
}

test.each([
  'https://rodeoreel.example/animals/3b1f8c0a-5f43-4b7e-9f0e-2d6c1a7b9e55',
  'https://localhost:5173/animals/M%C3%A9rida',
])('the code of %s is read', (text) => {
  render(<QrCode text={text} label="Code" />);
  expect(readCode(screen.getByRole('img', { name: 'Code' }))).toBe(text);
});
