import { HerdSheet } from '#src/features/herd/herd-sheet.tsx';
import { QueryProvider } from '../query-provider.tsx';

/** Without the shell, which is not printed. */
export default function HerdSheetPage() {
  return (
    <QueryProvider>
      <HerdSheet />
    </QueryProvider>
  );
}
