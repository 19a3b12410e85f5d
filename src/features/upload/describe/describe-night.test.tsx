import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { emptyRideForm, type RideFormValues } from '../rides/ride-form-schema.ts';
import { createRide, createRides, type Ride } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { ListedResult } from './listed-result.tsx';
import { NightPanel } from './night-panel.tsx';
import { RideDescription } from './ride-description.tsx';

vi.mock('./ride-film.tsx', () => ({ RideFilm: () => null }));
vi.mock('../details/tag-fields.tsx', () => ({ TagFields: () => 'Who rides what' }));
vi.mock('../details/same-ride-field.tsx', () => ({ SameRideField: () => null }));
vi.mock('../details/use-current-tags.ts', () => {
  const none = { tag: null, isDeleted: false };
  return {
    useCurrentTags: ({ animal, contestant }: Pick<RideFormValues, 'animal' | 'contestant'>) => ({
      ...{
        animal: { ...none, tag: animal },
        contestant: { ...none, tag: contestant },
        partner: none,
        shownAnimal: animal,
      },
    }),
  };
});

const common: RideFormValues = { ...emptyRideForm, eventId: 1, title: 'Cody Stampede' };
const account = parseUser('stock', buildContractor());
const build = (start: number, verdict: Ride['verdict'], details: Partial<RideFormValues> = {}): Ride => ({
  ...createRide('night', { start, end: start + 15 }, verdict),
  rideMarks: { start: start + 2, end: start + 7.25 },
  details: { ...emptyRideForm, ...details },
});

const rides = [build(0, 'accepted'), build(40, 'suggested'), build(80, 'suggested'), build(120, 'dropped')];
const getRides = () => nightStore.getState().rides;

beforeEach(() => nightStore.useRides.setState({ ...createRides('night'), rides, common, status: 'open' }));
afterEach(() => nightStore.useRides.setState(createRides('night'), true));

test.each<[string, Partial<RideFormValues>]>([
  ['', {}],
  ['Off 5.2 s', { result: '0' }],
  ['86.5', { outcome: 'qualified', result: '86,5' }],
  ['DQ', { outcome: 'disqualified' }],
  ['19.32', { eventId: 5, result: '14.32', penalty: 5 }],
])('the list says %j of a ride, never a bare 0', (listed, details) => {
  const { container } = render(<ListedResult ride={build(0, 'accepted', details)} common={common} />);
  expect(container.textContent).toBe(listed);
});

test('what the marks have chosen is saved, and only what the rides do not share', () => {
  const [ride] = rides;
  if (!ride) throw new Error('There is no ride');
  const handleNext = vi.fn<() => void>();
  render(
    <RideDescription
      ride={ride}
      common={common}
      account={account}
      isFilled={false}
      onClose={() => undefined}
      onNext={handleNext}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bucked off' }).checked).toBe(true);
  expect(getRides()[0]?.details.outcome).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(getRides()[0]?.details).toEqual({ ...emptyRideForm, outcome: 'bucked-off' });
  expect(handleNext).toHaveBeenCalledOnce();
});

test('Cancel takes back what was chosen', () => {
  const [ride] = rides;
  if (!ride) throw new Error('There is no ride');
  render(
    <RideDescription
      ride={ride}
      common={common}
      account={account}
      isFilled={false}
      onClose={() => undefined}
      onNext={undefined}
    />,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Qualified' }));
  expect(getRides()[0]?.details.outcome).toBe('qualified');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(getRides()[0]?.details).toEqual(emptyRideForm);
  expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull();
});

test('the rides that are described are those that one keeps and that nothing works on', () => {
  const job = new AbortController();
  const cutting = { name: 'cutting', job, progress: 0, isRepeated: false, isPublishingNext: true } as const;
  const [first, second] = [build(160, 'accepted'), build(200, 'accepted', { outcome: 'qualified' })];
  const listed = [
    { ...build(120, 'accepted'), stage: cutting },
    { ...build(140, 'accepted'), stage: { name: 'published' } as const },
    ...[build(150, 'suggested'), first, second],
  ];
  const night = { ...nightStore.getState(), rides: listed, editedId: first.id };
  render(<NightPanel night={night} pictures={new Map()} account={account} />);
  expect(screen.getByRole('heading', { name: 'Ride 1 of 2' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('1 of 2 described');
});

test('Save and next leads to the fields of the next ride', () => {
  const kept = [build(160, 'accepted'), build(200, 'accepted')];
  nightStore.useRides.setState({ rides: kept, editedId: kept[0]?.id });
  const Panel = () => <NightPanel night={nightStore.useRides()} pictures={new Map()} account={account} />;
  render(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(screen.getByRole('heading', { name: 'Ride 2 of 2' })).toBeDefined();
  const focused = document.activeElement;
  expect(focused?.contains(screen.getByRole('radio', { name: 'Bucked off' }))).toBe(true);
  expect(focused?.contains(screen.getByRole('heading', { name: 'Ride 2 of 2' }))).toBe(false);
});

test('[SHEET-06] of a ride that the day sheet has filled, only the result is left to choose', () => {
  const [contestant, animal] = [buildRiderTag('Cody Latham'), buildAnimalTag('J7', 'Dust Devil')];
  const kept = [
    build(160, 'accepted', { contestant, animal }),
    build(200, 'accepted', { contestant, animal: buildAnimalTag('617', 'Night Train') }),
    build(240, 'accepted', { contestant, animal, outcome: 'qualified' }),
    build(280, 'accepted', { contestant }),
  ];
  const filled = kept.map(({ id }) => ({
    ...{ rideId: id, contestant: contestant.id, partner: '', animal: animal.id, eventId: 0 },
  }));
  const sheet = { ...readMatchedSheet({}), filled };
  nightStore.useRides.setState({ rides: kept, sheet, editedId: kept[0]?.id });
  const Panel = () => <NightPanel night={nightStore.useRides()} pictures={new Map()} account={account} />;
  render(<Panel />);
  // The second and the fourth were changed by a person, and of the third the result was said.
  expect(screen.getByRole('status').textContent).toBe('3 of 4 described');
  expect(screen.getByText('Cody Latham')).toBeDefined();
  expect(screen.getByText('Dust Devil')).toBeDefined();
  expect(screen.queryByText('Who rides what')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change rider or animal' }));
  expect(screen.getByText('Who rides what')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Bucked off' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(screen.getByRole('status').textContent).toBe('4 of 4 described');
  expect(screen.getByText('Who rides what')).toBeDefined();
  expect(getRides()[0]?.details).toMatchObject({ contestant, animal, outcome: 'bucked-off' });
});
