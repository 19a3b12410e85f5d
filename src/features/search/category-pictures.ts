import { searchCategories } from '#src/domain/search.ts';
import bull from '#src/ui/art/animal-bull.svg';
import horse from '#src/ui/art/animal-horse.svg';
import barrel from '#src/ui/art/barrel.svg';
import calf from '#src/ui/art/calf.svg';
import hatAndRope from '#src/ui/art/hat-rope.svg';
import ranch from '#src/ui/art/ranch.svg';
import roping from '#src/ui/art/roping.svg';
import breakaway from './art/breakaway.svg';
import bronc from './art/bronc-sun.svg';
import bullNight from './art/bull-night.svg';
import goat from './art/goat.svg';
import poles from './art/poles.svg';

/** In the order of the categories. */
export const categoryPictures = [
  ranch,
  hatAndRope,
  bronc,
  horse,
  bullNight,
  barrel,
  roping,
  calf,
  bull,
  breakaway,
  poles,
  goat,
];

export const getEventPicture = (eventId: number): string | undefined =>
  categoryPictures[
    searchCategories.findIndex((category) => category.kind === 'event' && category.eventId === eventId)
  ];
