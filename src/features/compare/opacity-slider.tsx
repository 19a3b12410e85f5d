import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';

/** How much of the second picture covers the first one. @param opacity from 0 to 1 */
export function OpacitySlider({
  opacity,
  onChange,
}: {
  opacity: number;
  onChange: (opacity: number) => void;
}) {
  return (
    <label className="compare-opacity flex items-center gap-4">
      <span className="label whitespace-nowrap text-on-picture-2">{copy.view.opacity}</span>
      <RangeSlider
        aria-valuetext={copy.view.percent(opacity * 100)}
        max={100}
        value={opacity * 100}
        onChange={(percent) => onChange(percent / 100)}
      />
    </label>
  );
}
