import { useState } from 'react';
import { accountTypeNames } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { Section } from '#src/ui/section.tsx';

export function ChangeTypeSection({ own }: { own: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={copy.type.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex-[1_1_16rem] text-ink-2">
          {copy.type.current(accountTypeNames[own.account_type].toLowerCase())}
        </p>
        <Button onClick={() => setIsOpen(true)} className="ml-auto">
          {copy.type.change}
        </Button>
      </div>
      {isOpen && <ChangeTypeDialog onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
