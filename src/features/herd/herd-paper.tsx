import { useState } from 'react';
import { env } from '#src/config/env.ts';
import { maxAnimals } from '#src/data/firestore-lite/animals.ts';
import type { Animal } from '#src/domain/animal.ts';
import { getHerd } from '#src/domain/herd.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { LatestRides } from '#src/queries/ride-queries.ts';
import { copy } from './copy.ts';
import { HerdList, PenCards } from './herd-animals.tsx';
import { useHerdLayout } from './herd-toolbar.tsx';

interface HerdPaperProps {
  owner: User;
  animals: readonly Animal[];
  latest: LatestRides;
}

/** In seconds, at the same hour in UTC as here. */
const getLocalDay = () => Date.now() / 1000 - new Date().getTimezoneOffset() * 60;

/** What is printed. */
export function HerdPaper({ owner, animals, latest: { rides, hasMore } }: HerdPaperProps) {
  const { layout } = useHerdLayout();
  const [today] = useState(getLocalDay);
  const herd = getHerd(animals, rides);
  if (layout === 'cards')
    return (
      <article className="herd-paper" aria-label={copy.layouts.cards}>
        <h2 className="sr-only">{copy.layouts.cards}</h2>
        <PenCards herd={herd} />
      </article>
    );
  return (
    <article className="herd-paper" aria-label={copy.title}>
      <header className="herd-heading">
        <h2>{getDisplayName(owner)}</h2>
        <p>
          {copy.animals(herd.length)} · {copy.printedOn(formatDate(today))}
        </p>
      </header>
      <HerdList herd={herd} />
      <p className="herd-source">
        {hasMore ? copy.sourceOfLatest(env.productName, rides.length) : copy.source(env.productName)}{' '}
        {animals.length >= maxAnimals && copy.limit(maxAnimals)}
      </p>
    </article>
  );
}
