import { useState } from 'react';
import { env } from '#src/config/env.ts';
import type { User } from '#src/domain/user.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { Button } from '#src/ui/button.tsx';
import { fetchOwnData, fileNameOf } from './own-data.ts';
import { Section } from '#src/ui/section.tsx';

function save(name: string, data: unknown) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

export function DownloadData({ own }: { own: User }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const now = new Date();
      save(fileNameOf(env.productName, now), await fetchOwnData(own.id, now));
    } catch (error) {
      showAlert('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Your data">
      <p className="text-ink-2">
        One file with your profile, your videos, your animals, your notifications and your next event, as we
        store them, and with the addresses of their clips and pictures.
      </p>
      <Button disabled={busy} onClick={() => void download()} className="justify-self-end">
        {busy ? 'Collecting …' : 'Download my data'}
      </Button>
    </Section>
  );
}
