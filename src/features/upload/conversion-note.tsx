import Hourglass from 'lucide-react/icons/hourglass';
import { formatEstimate } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import type { ConversionRate } from './use-conversion-rate.ts';

/** The length that the note suggests, in seconds. */
export const shortLengthSeconds = 15;

interface ConversionNoteProps {
  conversion: ConversionRate;
  /** Of the selection, in seconds. */
  length: number;
  onShorten: () => void;
}

function describeConversion(conversion: ConversionRate, length: number): string {
  switch (conversion.status) {
    case 'not needed':
      return '';
    case 'measuring':
      return copy.trim.conversion.measuring;
    case 'measured':
      return copy.trim.conversion.measured(formatEstimate(conversion.rate * length));
    case 'unknown':
      return copy.trim.conversion.unknown;
  }
}

export function ConversionNote({ conversion, length, onShorten }: ConversionNoteProps) {
  if (conversion.status === 'not needed') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-brass-wash p-4">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        <Hourglass aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
        <p role="status" className="min-w-0 text-sm font-[550]">
          {copy.trim.conversion.text} {describeConversion(conversion, length)}
          {length > shortLengthSeconds && ` ${copy.trim.conversion.shorten}`}
        </p>
      </div>
      {length > shortLengthSeconds && (
        <Button onClick={onShorten}>{copy.trim.conversion.keep(shortLengthSeconds)}</Button>
      )}
    </div>
  );
}
