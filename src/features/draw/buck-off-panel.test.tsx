import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BuckOffPanel } from './buck-off-panel.tsx';

test('[DRAW-03] every buck-off has a dot of its own place, equal ones on top of each other', () => {
  const seconds = [1.8, 3.8, 3.8, 4.3, 4.3, 4.5, 5.8, 5.8, 5.8];
  render(<BuckOffPanel seconds={seconds} />);
  const dots = [...screen.getByRole('img').querySelectorAll('i')];
  const places = dots.map(({ style }) => `${style.left} ${style.marginTop}`);
  expect(places).toHaveLength(seconds.length);
  expect(new Set(places).size).toBe(seconds.length);
  expect(dots.map(({ style }) => Number.parseFloat(style.marginTop) || 0)).toEqual([
    0, 0, -0.75, 0, -0.75, -1.5, 0, -0.75, -1.5,
  ]);
  expect(screen.getByRole('img').style.getPropertyValue('--rise')).toBe('1.5rem');
});
