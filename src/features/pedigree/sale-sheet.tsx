import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { animalPath } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { printPage } from '#src/lib/print-page.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { ancestorsQuery } from '#src/queries/pedigree-queries.ts';
import { offspringQuery } from '#src/queries/offspring-query.ts';
import { latestRidesQuery } from '#src/queries/ride-queries.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { SalePaper } from './sale-paper.tsx';
import '#src/ui/paper.css';
import './sale.css';

export function SaleSheet({ animal }: { animal: Animal }) {
  const goBack = useGoBack(animalPath(animal.id));
  const [price, setPrice] = useState('');
  const [contact, setContact] = useState('');
  const ancestors = useQuery(ancestorsQuery(animal.id));
  const offspring = useQuery(offspringQuery(animal.id, true));
  const rides = useQuery(latestRidesQuery({ kind: 'of-animal', animalId: animal.id }, true));
  const pending = [ancestors, offspring, rides].find(({ data }) => !data);
  return (
    <>
      <header className="paper-toolbar">
        <PageHeader title={copy.sale.title} leading={<BackButton onClick={goBack} />}>
          {!pending && (
            <Button variant="primary" onClick={() => void printPage()}>
              <Printer aria-hidden="true" className="size-4.5" />
              {copy.sale.print}
            </Button>
          )}
        </PageHeader>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={copy.sale.price}
            hint={copy.sale.priceHint}
            maxLength={40}
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
          <TextField
            label={copy.sale.contact}
            hint={copy.sale.contactHint}
            maxLength={80}
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
        </div>
      </header>
      {ancestors.data && offspring.data && rides.data ? (
        <SalePaper
          animal={animal}
          ancestors={ancestors.data}
          offspring={offspring.data}
          latest={rides.data}
          price={price.trim()}
          contact={contact.trim()}
        />
      ) : (
        pending && (
          <QueryFallback query={pending} copy={copy}>
            <Skeleton className="mx-auto h-40 w-full max-w-profile" />
          </QueryFallback>
        )
      )}
    </>
  );
}
