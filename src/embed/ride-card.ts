import { copy } from '#src/lib/hard/copy.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { getRideHeadline, getRiderNames } from '#src/domain/ride-result.ts';
import { isolateName } from '#src/languages/format-facts.ts';
import type { Video } from '#src/domain/video.ts';
import { createPart } from './create-part.ts';
import { getElement } from './get-element.ts';

const createOptionalPart = (name: string, text: string) => (text === '' ? [] : [createPart(name, text)]);

/** The brand and the name of the animal of a ride, as far as they are known. */
export const createAnimalParts = ({ animal_brand: brand, animal_name: name }: Video): HTMLElement[] => [
  ...createOptionalPart('brand', brand.trim()),
  ...createOptionalPart('animal', name.trim() && isolateName(name.trim())),
];

/** For pages that load this module alone. */
export const describeRide: (ride: Video) => string = getRideHeadline;

/** Says in the strip below the picture who rode what and how it ended; a ride of nobody has its rodeo for a title. */
export function showRideCard(ride: Video): void {
  const title = getElement('#title', HTMLHeadingElement);
  const what = getElement('#what', HTMLParagraphElement);
  const plate = getElement('#plate', HTMLParagraphElement);
  const riders = getRiderNames(ride);
  title.textContent = riders || ride.title;
  what.replaceChildren(...createAnimalParts(ride), ...createOptionalPart('where', riders && ride.title));
  const result = presentResult(ride);
  plate.hidden = !result;
  if (!result) return;
  plate.toggleAttribute('data-words', result.figure === undefined);
  const below = document.createElement('small');
  below.textContent = result.plate.below ?? '';
  plate.replaceChildren(result.plate.main, ' ', below);
}

/** Says on the button that lies over the picture why nothing else plays the ride. In code that comes after the page's first. */
export function showCover(playButton: HTMLButtonElement, isCovered: boolean): void {
  playButton.querySelector('span')?.remove();
  playButton.ariaDescription = isCovered ? copy.text : null;
  if (!isCovered) return;
  const text = document.createElement('span');
  text.textContent = copy.text;
  Object.assign(text.style, { display: 'block', padding: '0.5rem 1rem', textWrap: 'balance' });
  playButton.append(text);
}
