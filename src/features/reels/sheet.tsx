import { useState, type ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { reelPath } from '#src/config/reel-links.ts';
import type { Reel } from '#src/domain/reel.ts';
import { getNow } from '#src/lib/clock.ts';
import { formatDate, getLocalDay } from '#src/lib/dates.ts';
import { QrCode } from '#src/ui/qr-code.tsx';
import { copy } from './copy.ts';

interface SheetProps {
  reel: Reel;
  /** Lines below the title. */
  facts: readonly string[];
  isCompact?: boolean;
  codeLabel: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** The paper of a reel or a result list: its title, a code that leads to it, and where it is from. */
export function Sheet({ reel, facts, isCompact = false, codeLabel, picture, children }: SheetProps) {
  const [today] = useState(() => getLocalDay(getNow()));
  const address = location.origin + reelPath(reel.id);
  return (
    <article className="paper reel-paper" aria-label={reel.title} data-compact={isCompact || undefined}>
      <header className="paper-head">
        <div>
          <h2>{reel.title}</h2>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
        {picture}
        <div className="paper-code">
          <QrCode text={address} label={codeLabel} />
          {copy.paper.scan}
        </div>
      </header>
      {children}
      <footer className="paper-foot">
        <span>{address}</span>
        <span>{copy.paper.source(env.productName, formatDate(today))}</span>
      </footer>
    </article>
  );
}
