import { useState } from 'react';
import { env } from '#src/config/env.ts';
import { animalPath } from '#src/config/paths.ts';
import type { LatestRides } from '#src/data/latest-rides.ts';
import { animalTypeNames } from '#src/domain/animal-types/animal-types.ts';
import { getAnimalName, getNameOrBrand, type Animal } from '#src/domain/animal.ts';
import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import type { Ancestor } from '#src/domain/pedigree.ts';
import { nameEvent, presentFigures, type FigureDetail } from '#src/domain/present-figures.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { getNow } from '#src/lib/clock.ts';
import { formatDate, getLocalDay } from '#src/lib/dates.ts';
import type { Offspring } from '#src/queries/offspring-query.ts';
import { AnimalPicture } from '#src/ui/animal-picture.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { copy } from './copy.ts';
import { SaleYoung } from './sale-young.tsx';

interface SalePaperProps {
  animal: Animal;
  ancestors: readonly Ancestor[];
  offspring: Offspring;
  latest: LatestRides;
  price: string;
  contact: string;
}

/** What is printed: the animal, its family and its figures, and where to watch it. */
export function SalePaper({ animal, ancestors, offspring, latest, price, contact }: SalePaperProps) {
  const [today] = useState(() => getLocalDay(getNow()));
  const address = location.origin + animalPath(animal.id);
  return (
    <article className="paper sale-paper" aria-label={copy.sale.title}>
      <header className="sale-head">
        {animal.brand && <span className="sale-brand">{animal.brand}</span>}
        <div>
          <h2>{getAnimalName(animal)}</h2>
          <p>{joinFacts(animalTypeNames[animal.animal_type], animal.location)}</p>
        </div>
        <p className="sale-mark">{copy.sale.forSale}</p>
      </header>
      <div className="sale-top">
        <div className="sale-picture">
          <AnimalPicture src={animal.picture_url} type={animal.animal_type} />
        </div>
        <OwnFigures latest={latest} />
      </div>
      {ancestors.length > 0 && <SalePedigree ancestors={ancestors} />}
      {offspring.young.length > 0 && <SaleYoung offspring={offspring} />}
      <div className="sale-end">
        <p>
          <span>{price || copy.sale.onRequest}</span>
          <b>{animal.contractor_name}</b>
          {contact}
        </p>
        <div className="sale-code">
          <QrCode text={address} label={copy.sale.qr(getNameOrBrand(animal))} />
          {copy.sale.scan}
        </div>
      </div>
      <footer className="sale-foot">
        <span>{copy.sale.source(env.productName, formatDate(today))}</span>
        <span>{address}</span>
      </footer>
    </article>
  );
}

const ownKeys = [
  'outs',
  'qualified',
  'buckedOff',
  'buckOffTime',
  'bestHalf',
  'bestScore',
  'bestTime',
] as const;
const ownLabels = { ...copy.young, qualified: copy.sale.qualified, bestScore: copy.sale.bestScore };

/** What a figure is of: without it, a share of five rides looks like one of fifty. */
function describeOwn(key: (typeof ownKeys)[number], { count, rated }: FigureDetail): string {
  if (key === 'buckOffTime') return countNouns(rated, 'buckOff');
  return key === 'buckedOff' || key === 'qualified' ? countOutOf(count, rated) : '';
}

function OwnFigures({ latest: { rides, hasMore } }: { latest: LatestRides }) {
  const figures = getRideFigures(rides);
  return (
    <section>
      <h3>{copy.sale.own}</h3>
      {figures.outs === 0 ? (
        <p>{copy.sale.none}</p>
      ) : (
        <dl className="sale-figures">
          {presentFigures(figures, ownKeys).map(({ key, value, detail }) => (
            <div key={`${key} ${detail.eventId}`}>
              <dt>{joinFacts(ownLabels[key], nameEvent(figures, detail))}</dt>
              <dd>
                <small>{describeOwn(key, detail)}</small> {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hasMore && <p className="sale-note">{copy.young.sourceOfLatest(String(rides.length))}</p>}
    </section>
  );
}

/** Each parent with its own in one line. */
function SalePedigree({ ancestors }: { ancestors: readonly Ancestor[] }) {
  return (
    <section>
      <h3>{copy.title}</h3>
      <ul className="sale-pedigree">
        {ancestors.map((parent) => (
          <li key={parent.role}>
            <SaleAncestor role={copy.roles[parent.role]} ancestor={parent} />
            {parent.parents.length > 0 && (
              <ul>
                {parent.parents.map((each) => (
                  <li key={each.role}>
                    <SaleAncestor
                      role={each.role === 'sire' ? copy.roles.grandsire : copy.roles.granddam}
                      ancestor={each}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SaleAncestor = ({ role, ancestor: { animal, name } }: { role: string; ancestor: Ancestor }) => (
  <span className="sale-ancestor">
    <small>{role}</small>
    {animal?.brand && <span className="sale-brand">{animal.brand}</span>}
    <bdi>{animal ? getAnimalName(animal) : name}</bdi>
  </span>
);
