import { SelectField, TextField } from '#src/ui/field.tsx';
import { searchOptions } from './sections.ts';

/** Holds the place of a search; it is not to be used, and says why. */
export function PortalSearch() {
  return (
    <fieldset disabled className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <SelectField label="Search in">
        {searchOptions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField label="Search for" type="search" hint="There is nothing to search yet." />
    </fieldset>
  );
}
