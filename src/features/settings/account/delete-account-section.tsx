import { useState } from 'react';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from '#src/ui/section.tsx';

function ItemList({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-sm font-[650]">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

export function DeleteAccountSection({ own }: { own: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={copy.deletion.title}>
      <p className="text-ink-2">{copy.deletion.text}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <ItemList title={copy.deletion.deletedTitle} entries={copy.deletion.deleted} />
        <div className="grid content-start gap-6">
          <ItemList title={copy.deletion.laterTitle} entries={copy.deletion.later} />
          <ItemList title={copy.deletion.keptTitle} entries={copy.deletion.kept} />
        </div>
      </div>
      <Button onClick={() => setIsOpen(true)} className="justify-self-end text-red-text">
        {copy.deletion.open}
      </Button>
      {isOpen && <DeleteAccountDialog own={own} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
