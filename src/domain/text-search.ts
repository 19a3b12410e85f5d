import { foldText } from './fold-text.ts';
import type { Video } from './video.ts';

/** Whether one of the texts contains what was typed, ignoring case, accents and apostrophes. */
export function containsText(texts: readonly string[], typed: string): boolean {
  const part = foldText(typed.trim());
  return texts.some((text) => foldText(text).includes(part));
}

/** Whether a text contains every word that was typed, ignoring case, accents and apostrophes. */
export function containsWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Whether title, location, or the animal's name or brand contains `text`, ignoring case. */
export function videoMatchesText(video: Video, text: string): boolean {
  return containsText([video.title, video.location, video.animal_name, video.animal_brand], text);
}
