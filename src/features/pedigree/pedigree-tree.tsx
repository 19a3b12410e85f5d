import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { animalPath } from '#src/config/paths.ts';
import { getAnimalName } from '#src/domain/animal.ts';
import { parentRoles, type Ancestor, type ParentRole } from '#src/domain/pedigree.ts';
import { AnimalThumbnail } from '#src/ui/animal-picture.tsx';
import { Brand } from '#src/ui/brand.tsx';
import { copy } from './copy.ts';
import './pedigree.css';

interface PedigreeTreeProps {
  /** The parents of the animal, with theirs. */
  ancestors: readonly Ancestor[];
  /** In place of a parent that is not known. */
  renderUnknown?: (role: ParentRole) => ReactNode;
}

/** Sire above dam, and beside each its own parents. */
export function PedigreeTree({ ancestors, renderUnknown }: PedigreeTreeProps) {
  return (
    <ul className="pedigree">
      {parentRoles.map((role) => {
        const parent = ancestors.find((each) => each.role === role);
        if (parent) return <Parent key={role} parent={parent} />;
        const unknown = renderUnknown?.(role);
        return unknown ? <li key={role}>{unknown}</li> : null;
      })}
    </ul>
  );
}

function Parent({ parent }: { parent: Ancestor }) {
  return (
    <li>
      <AncestorNode ancestor={parent} role={copy.roles[parent.role]} />
      {parent.parents.length > 0 && (
        <ul>
          {parent.parents.map((each) => (
            <li key={each.role}>
              <AncestorNode
                ancestor={each}
                role={each.role === 'sire' ? copy.roles.grandsire : copy.roles.granddam}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** An animal that is gone, or of which only the name is known, leads nowhere. */
function AncestorNode({ ancestor: { animal, name }, role }: { ancestor: Ancestor; role: string }) {
  const text = (
    <span className="pedigree-text">
      <span className="label pedigree-role">{role}</span>
      <span className="pedigree-name">
        {animal?.brand && <Brand>{animal.brand}</Brand>}
        <bdi>{animal ? getAnimalName(animal) : name}</bdi>
      </span>
    </span>
  );
  if (!animal) return <span className="pedigree-node">{text}</span>;
  return (
    <Link to={animalPath(animal.id)} className="pedigree-node">
      <AnimalThumbnail src={animal.picture_url} type={animal.animal_type} />
      {text}
    </Link>
  );
}
