import { useState } from 'react';
import { accountTypeNames } from '#src/domain/account-type.ts';
import type { User } from '#src/domain/user.ts';
import { Button } from '#src/ui/button.tsx';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { Section } from '#src/ui/section.tsx';

export function ChangeTypeSection({ own }: { own: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Account type">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex-[1_1_16rem] text-ink-2">
          This is the account of a{' '}
          <b className="text-ink">{accountTypeNames[own.account_type].toLowerCase()}</b>.
        </p>
        <Button onClick={() => setIsOpen(true)} className="ml-auto">
          Change account type
        </Button>
      </div>
      {isOpen && <ChangeTypeDialog onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
