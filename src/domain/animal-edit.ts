import * as z from 'zod/mini';
import { animalTypes, eventsOfAnimals, storedAnimalType, type Animal, type AnimalType } from './animal.ts';
import { displayName, type User } from './user.ts';

/** What is said of an animal that has neither; creating one has an alert of its own for it. */
export const nameOrBrandRequired = 'At least one field of name or brand is required';

const optional = (label: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${label} may have ${longest} characters at most`));

const fields = z.object({
  name: optional('Name', 80),
  brand: optional('Brand', 40),
  type: z.enum(animalTypes),
  events: z.array(z.int()),
  bio: optional('Bio', 2000),
});

/** An animal as its form holds it. */
export type AnimalEdit = z.infer<typeof fields>;

type Problem = [field: 'name' | 'brand' | 'events', message: string];

function problems({ name, brand, events }: AnimalEdit, contestants: boolean): Problem[] {
  const nameless: Problem[] = name || brand ? [] : [['name', nameOrBrandRequired]];
  if (contestants) return nameless;
  return [
    ...nameless,
    ...(name && !brand ? [['brand', 'Brand is required'] satisfies Problem] : []),
    ...(events.length === 0 ? [['events', 'At least one event has to be selected'] satisfies Problem] : []),
  ];
}

/**
 * What the form of an animal asks for (decision D11).
 *
 * @param contestants whether it is a contestant's animal, of which neither kind nor events are asked
 */
export function animalEdit(contestants: boolean) {
  return fields.check(({ value, issues }) => {
    for (const [field, message] of problems(value, contestants))
      issues.push({ code: 'custom', path: [field], message, input: value });
  });
}

/** What an animal's form begins with: an animal, or the default kind and nothing else (requirement ANF-03). */
export function animalEditOf(animal: Animal | undefined): AnimalEdit {
  if (!animal) return { name: '', brand: '', type: 'horse', events: [], bio: '' };
  const { name, brand, animal_type: type, bio } = animal;
  return { name, brand, type, events: animal.events.filter((id) => eventsOfAnimals(type).includes(id)), bio };
}

/** The events that are chosen as soon as a kind is: there is only one for a bull, and of others the person says. */
export function firstEventsOf(type: AnimalType): number[] {
  const events = eventsOfAnimals(type);
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
function storedEdit({ name, brand, type, events, bio }: AnimalEdit, contestants: boolean) {
  return {
    name,
    brand,
    animal_type: storedAnimalType(contestants ? 'horse' : type),
    events: contestants ? [] : events,
    bio,
  };
}

/** The stored form of a new animal: it is where its owner is at home, and its picture comes later. */
export function newAnimal(id: string, owner: User, edit: AnimalEdit): NewAnimal {
  const contestant = owner.account_type === 'contestant';
  return {
    ...storedEdit(edit, contestant),
    id,
    animalID: id,
    picture_url: '',
    location: owner.location,
    contractor: owner.id,
    contractor_name: displayName(owner),
    contestant,
  };
}

/**
 * What a save has to write: the whole form, because kind and events belong together, and the place, which older
 * documents may lack and the rules ask for.
 */
export function animalChanges(before: Animal, edit: AnimalEdit): AnimalChanges {
  return { ...storedEdit(edit, before.contestant), location: before.location };
}
