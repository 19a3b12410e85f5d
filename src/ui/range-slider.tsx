import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';

interface RangeSliderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'min'> {
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** From 0 to `max`, for dark backgrounds. */
export function RangeSlider({ max, value, onChange, className, ...rest }: RangeSliderProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <input
      type="range"
      min={0}
      max={max}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      className={classNames('range', className)}
      style={{ backgroundSize: `${share * 100}% 6px, 100% 6px` }}
      {...rest}
    />
  );
}
