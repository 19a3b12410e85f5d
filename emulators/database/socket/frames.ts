const maxFrameLength = 16_384;
/** A message of 256 MB; more is no message but a mistake. */
const maxParts = 16_384;
const maxCharacters = 256 * 1024 * 1024;

/** A message as the frames that carry it: a long one is cut, behind a frame with the number of pieces. */
export function splitIntoFrames(message: unknown): string[] {
  const text = JSON.stringify(message);
  if (text.length <= maxFrameLength) return [text];
  const parts = [];
  for (let at = 0; at < text.length;) {
    const end = findPartEnd(text, at + maxFrameLength);
    parts.push(text.slice(at, end));
    at = end;
  }
  return [String(parts.length), ...parts];
}

/** Frames are UTF-8: a cut between the two halves of a character would destroy it. */
function findPartEnd(text: string, end: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** Puts messages together again. */
export class FrameReader {
  private remainingParts = 0;
  private parts: string[] = [];
  private characters = 0;

  /**
   * @returns the message a frame completes; undefined when there is none yet
   * @throws SyntaxError for what is no JSON, RangeError for an impossible number of pieces or more than 256 MB
   */
  read(frame: string): unknown {
    if (this.remainingParts > 0) {
      this.parts.push(frame);
      this.characters += frame.length;
      if (this.characters > maxCharacters) throw new RangeError('The message is longer than 256 MB');
      if (--this.remainingParts > 0) return undefined;
      const whole = this.parts.join('');
      this.parts = [];
      this.characters = 0;
      return JSON.parse(whole);
    }
    if (/^\d{1,6}$/.test(frame)) {
      const count = Number(frame);
      if (count > maxParts) throw new RangeError(`A message of ${count} pieces is too long`);
      // A bare 0 only keeps the connection alive.
      this.remainingParts = count;
      return undefined;
    }
    return JSON.parse(frame);
  }
}
