import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

/** The rest of the page works without what could not be read. */
export function ReadError({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[60ch] text-sm text-ink-2">
        <b className="font-[650] text-ink">{title}</b> {error.message}
      </p>
      <Button onClick={onRetry}>{copy.reload}</Button>
    </div>
  );
}
