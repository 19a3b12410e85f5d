import { useState } from 'react';
import { env } from '#src/config/env.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { formatCount, joinFacts } from '#src/languages/format-facts.ts';
import { getNow } from '#src/lib/clock.ts';
import { formatDate, getLocalDay } from '#src/lib/dates.ts';
import type { Herd } from '#src/queries/ride-queries.ts';
import { copy } from './copy.ts';
import { HerdList, PenCards } from './herd-animals.tsx';
import { useHerdLayout } from './herd-toolbar.tsx';

interface HerdPaperProps {
  owner: User;
  herd: Herd;
}

/** What is printed. */
export function HerdPaper({ owner, herd: { animals, rideCount } }: HerdPaperProps) {
  const { layout } = useHerdLayout();
  const [today] = useState(() => getLocalDay(getNow()));
  if (layout === 'cards')
    return (
      <article className="paper herd-paper" aria-label={copy.layouts.cards}>
        <h2 className="sr-only">{copy.layouts.cards}</h2>
        <PenCards herd={animals} />
      </article>
    );
  return (
    <article className="paper herd-paper" aria-label={copy.title}>
      <header className="herd-heading">
        <h2>{getDisplayName(owner)}</h2>
        <p>{joinFacts(countNouns(animals.length, 'animal'), copy.printedOn(formatDate(today)))}</p>
      </header>
      <HerdList herd={animals} />
      <p className="herd-source">
        {rideCount === undefined
          ? copy.source(env.productName)
          : copy.sourceOfLatest(env.productName, formatCount(rideCount))}
      </p>
    </article>
  );
}
