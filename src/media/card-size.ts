/** Bits per second of the picture of a ride card, and about that of the sound of phones. */
export const cardPictureBitrate = 2_400_000;
const soundBitrate = 160_000;

/** About how large the film of a card gets, in bytes. Apart from what makes it, since it is said before. */
export const estimateCardBytes = ({ seconds }: { readonly seconds: number }): number =>
  (seconds * (cardPictureBitrate + soundBitrate)) / 8;
