import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { editPedigreePath, saleSheetPath } from '#src/config/pedigree-links.ts';
import type { Animal } from '#src/domain/animal.ts';
import type { ParentRole } from '#src/domain/pedigree.ts';
import { ancestorsQuery } from '#src/queries/pedigree-queries.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { OffspringSection } from './offspring-section.tsx';
import { PedigreeTree } from './pedigree-tree.tsx';
import { ReadError } from './read-error.tsx';

interface PedigreeProps {
  animal: Animal;
  /** Whether the account owns the animal. */
  isOwn: boolean;
}

/** The parents of an animal, and its sons and daughters; nothing where neither is known. */
export function Pedigree({ animal, isOwn }: PedigreeProps) {
  return (
    <>
      <PedigreeSection animal={animal} isOwn={isOwn} />
      <OffspringSection parent={animal} isOwn={isOwn} />
    </>
  );
}

function PedigreeSection({ animal, isOwn }: PedigreeProps) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(ancestorsQuery(animal.id));
  if (!data)
    return error && <ReadError title={copy.loadError} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0 && !isOwn) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="display text-display-lg">
          {copy.title}
        </h2>
        <span className="stitch flex-1" />
        {isOwn && <OwnerLinks animal={animal} />}
      </div>
      <PedigreeTree
        ancestors={data}
        {...(isOwn && { renderUnknown: (role) => <UnknownParent animal={animal} role={role} /> })}
      />
    </section>
  );
}

/** On phones both are below the title. */
function OwnerLinks({ animal }: { animal: Animal }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={saleSheetPath(animal.id)} variant="ghost">
        <Printer aria-hidden="true" className="size-4.5" />
        {copy.saleSheet}
      </ButtonLink>
      <ButtonLink to={editPedigreePath(animal.id)} variant="ghost">
        <Pencil aria-hidden="true" className="size-4.5" />
        {copy.edit}
      </ButtonLink>
    </div>
  );
}

function UnknownParent({ animal, role }: { animal: Animal; role: ParentRole }) {
  return (
    <Link to={editPedigreePath(animal.id)} className="pedigree-node pedigree-unknown">
      <span className="pedigree-text">
        <span className="label pedigree-role">{copy.roles[role]}</span>
        <span>
          {copy.notKnown} <span className="underline">{copy.add[role]}</span>
        </span>
      </span>
    </Link>
  );
}
