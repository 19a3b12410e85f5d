/** A place from 1 on, which several share when the same is shown of them. */
export interface Place {
  rank: number;
  isTied: boolean;
}

/**
 * Gives everybody a place.
 *
 * @param sorted the best first
 * @param isLike whether the same is shown of two neighbors
 */
export function givePlaces<Each>(
  sorted: readonly Each[],
  isLike: (one: Each, other: Each) => boolean,
): (Each & Place)[] {
  let rank = 0;
  return sorted.map((each, index) => {
    const [former, next] = [sorted[index - 1], sorted[index + 1]];
    const isLikeFormer = former !== undefined && isLike(former, each);
    if (!isLikeFormer) rank = index + 1;
    return { ...each, rank, isTied: isLikeFormer || (next !== undefined && isLike(each, next)) };
  });
}
