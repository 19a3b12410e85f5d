import { straighten } from './straighten.ts';
import type { Video } from './video.ts';

/** Without case, accents and joiners, as the search service compares texts: "José" in any spelling is "jose". */
const fold = (text: string) =>
  straighten(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}\u200c\u200d]/gu, '')
    .toLowerCase();

/** Whether one of the texts contains what was typed, ignoring case and accents. */
export function containsText(texts: readonly string[], typed: string): boolean {
  const part = fold(typed.trim());
  return texts.some((text) => fold(text).includes(part));
}

/** Whether a text contains every word that was typed, ignoring case and accents. */
export function containsWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Whether title, location, or the animal's name or brand contains `text`, ignoring case. */
export function videoMatchesText(video: Video, text: string): boolean {
  return containsText([video.title, video.location, video.animal_name, video.animal_brand], text);
}
