import { useState } from 'react';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from '#src/ui/section.tsx';

const deletedItems = [
  'Your profile and its photo',
  'Your videos with their clips and pictures, wherever they are linked or embedded',
  'Your animals with their pictures',
  'Your notifications, your list of blocked accounts, and the next event on this device',
  'Your saved rides, and the list of who you follow',
  'All access that you have given or been given',
  'Your login: the address can sign up anew',
];

const keptItems = [
  'Your name where others copied it: on videos in which they tagged you, or that show your animals',
  'Videos that you published for other accounts: they belong to those',
  'View counts, and reports that you made',
  'Clips from the early days of the mobile app that do not say whose they are: write to us about those',
];

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
    <Section title="Delete my account">
      <p className="text-ink-2">This is for good: nobody can bring any of it back.</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <ItemList title="What goes" entries={deletedItems} />
        <ItemList title="What stays" entries={keptItems} />
      </div>
      <Button onClick={() => setIsOpen(true)} className="justify-self-end text-red-text">
        Delete my account
      </Button>
      {isOpen && <DeleteAccountDialog own={own} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
