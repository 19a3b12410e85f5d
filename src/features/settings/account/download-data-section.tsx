import { env } from '#src/config/env.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TakesLong } from '#src/ui/takes-long.tsx';
import { copy } from './copy.ts';
import { fetchAccountExport, getExportFileName } from './account-export.ts';
import { Section } from '#src/ui/section.tsx';

const toJsonBlob = (data: unknown) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

export function DownloadDataSection({ own }: { own: User }) {
  const [isBusy, handleDownload] = useBusy(async () => {
    try {
      const now = new Date();
      saveFile(getExportFileName(env.productName, now), toJsonBlob(await fetchAccountExport(own.id, now)));
    } catch (error) {
      showAlert('error', copy.download.failed(getErrorMessage(error)));
    }
  });
  return (
    <Section title={copy.download.title}>
      <p className="text-ink-2">{copy.download.text}</p>
      {isBusy && <TakesLong />}
      <Button disabled={isBusy} onClick={() => void handleDownload()} className="justify-self-end">
        {isBusy ? copy.download.busy : copy.download.submit}
      </Button>
    </Section>
  );
}
