import * as z from 'zod/mini';
import {
  animalTypes,
  getAnimalTypeEvents,
  toStoredAnimalType,
  type Animal,
  type AnimalType,
} from './animal.ts';
import { getDisplayName, type User } from './user.ts';

/** What is said of an animal that has neither; creating one has an alert of its own for it. */
export const nameOrBrandRequiredMessage = 'At least one field of name or brand is required';

const optionalText = (label: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${label} may have ${longest} characters at most`));

const animalFormFields = z.object({
  name: optionalText('Name', 80),
  brand: optionalText('Brand', 40),
  type: z.enum(animalTypes),
  events: z.array(z.int()),
  bio: optionalText('Bio', 2000),
});

/** An animal as its form holds it. */
export type AnimalFormValues = z.infer<typeof animalFormFields>;

type FieldError = [field: 'name' | 'brand' | 'events', message: string];

function findFieldErrors({ name, brand, events }: AnimalFormValues, contestants: boolean): FieldError[] {
  const nameless: FieldError[] = name || brand ? [] : [['name', nameOrBrandRequiredMessage]];
  if (contestants) return nameless;
  return [
    ...nameless,
    ...(name && !brand ? [['brand', 'Brand is required'] satisfies FieldError] : []),
    ...(events.length === 0
      ? [['events', 'At least one event has to be selected'] satisfies FieldError]
      : []),
  ];
}

/**
 * What the form of an animal asks for (decision D11).
 *
 * @param contestants whether it is a contestant's animal, of which neither kind nor events are asked
 */
export function createAnimalFormSchema(contestants: boolean) {
  return animalFormFields.check(({ value, issues }) => {
    for (const [field, message] of findFieldErrors(value, contestants))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });
}

/** What an animal's form begins with: an animal, or the default kind and nothing else (requirement ANF-03). */
export function toAnimalFormValues(animal: Animal | undefined): AnimalFormValues {
  if (!animal) return { name: '', brand: '', type: 'horse', events: [], bio: '' };
  const { name, brand, animal_type: type, bio } = animal;
  return {
    name,
    brand,
    type,
    events: animal.events.filter((id) => getAnimalTypeEvents(type).includes(id)),
    bio,
  };
}

/** The events that are chosen as soon as a kind is: there is only one for a bull, and of others the person says. */
export function getDefaultEvents(type: AnimalType): number[] {
  const events = getAnimalTypeEvents(type);
  return events.length === 1 ? [...events] : [];
}

/** What a client writes: the server sets the time. */
export type NewAnimal = Omit<Animal, 'animal_type' | 'createTime'> & { animal_type: number };

/** What may change of an animal (the security rules list the same). */
export type AnimalChanges = Partial<
  Pick<NewAnimal, 'name' | 'brand' | 'animal_type' | 'events' | 'bio' | 'location' | 'picture_url'>
>;

/**
 * What a checked form makes of an animal.
 *
 * @param contestants whether it is a contestant's: those are stored as the default kind, without events
 */
function toAnimalFields({ name, brand, type, events, bio }: AnimalFormValues, contestants: boolean) {
  return {
    name,
    brand,
    animal_type: toStoredAnimalType(contestants ? 'horse' : type),
    events: contestants ? [] : events,
    bio,
  };
}

/** The stored form of a new animal: it is where its owner is at home, and its picture comes later. */
export function buildNewAnimal(id: string, owner: User, edit: AnimalFormValues): NewAnimal {
  const contestant = owner.account_type === 'contestant';
  return {
    ...toAnimalFields(edit, contestant),
    id,
    animalID: id,
    picture_url: '',
    location: owner.location,
    contractor: owner.id,
    contractor_name: getDisplayName(owner),
    contestant,
  };
}

/**
 * What a save has to write: the whole form, because kind and events belong together, and the place, which older
 * documents may lack and the rules ask for.
 */
export function buildAnimalChanges(before: Animal, edit: AnimalFormValues): AnimalChanges {
  return { ...toAnimalFields(edit, before.contestant), location: before.location };
}
