/** In no order of the alphabet, forwards or backwards. */
const ids = ['marsh', 'willow', 'alder'] as const;

/**
 * Three of something, whose ids are in neither order: where only two are expected, or the order of ids, it shows.
 *
 * @param build from an id and the place in the list
 */
export const buildThree = <Built>(build: (id: string, index: number) => Built): [Built, Built, Built] => [
  build(ids[0], 0),
  build(ids[1], 1),
  build(ids[2], 2),
];
