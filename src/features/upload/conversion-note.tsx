import { Hourglass } from 'lucide-react';
import { formatEstimate } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
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
      return 'Checking how long that takes on this device.';
    case 'measured':
      return `That takes ${formatEstimate(conversion.rate * length)} on this device.`;
    case 'unknown':
      return 'That can take several minutes.';
  }
}

export function ConversionNote({ conversion, length, onShorten }: ConversionNoteProps) {
  if (conversion.status === 'not needed') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-brass-wash p-4">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        <Hourglass aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
        <p role="status" className="min-w-0 text-sm font-[550]">
          We&apos;ll convert this video so it plays everywhere. {describeConversion(conversion, length)}
          {length > shortLengthSeconds && ' A shorter part is faster.'}
        </p>
      </div>
      {length > shortLengthSeconds && <Button onClick={onShorten}>Keep {shortLengthSeconds} seconds</Button>}
    </div>
  );
}
