import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** The rest of the page works without the figures. */
export function RecordError({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[60ch] text-sm text-ink-2">
        <b className="font-[650] text-ink">{copy.record.loadError}</b> {children}
      </p>
      <Button onClick={onRetry}>{copy.record.reload}</Button>
    </div>
  );
}
