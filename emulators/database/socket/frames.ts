const maxFrameLength = 16_384;
/** Messages are limited to 256 MB. */
const maxParts = 16_384;
const maxCharacters = 256 * 1024 * 1024;

/** Splits a message into frames; a long message starts with a frame that contains the number of parts. */
export function splitIntoFrames(message: unknown): string[] {
  const text = JSON.stringify(message);
  if (text.length <= maxFrameLength) return [text];
  const parts = [];
  for (let offset = 0; offset < text.length;) {
    const end = findPartEnd(text, offset + maxFrameLength);
    parts.push(text.slice(offset, end));
    offset = end;
  }
  return [String(parts.length), ...parts];
}

/** Frames are UTF-8, so a surrogate pair must not be split. */
function findPartEnd(text: string, end: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** Reassembles messages from frames. */
export class FrameReader {
  #remainingParts = 0;
  #parts: string[] = [];
  #characters = 0;

  /**
   * @returns the completed message; undefined while parts are missing
   * @throws SyntaxError for invalid JSON, RangeError for too many parts or more than 256 MB
   */
  read(frame: string): unknown {
    if (this.#remainingParts > 0) {
      this.#parts.push(frame);
      this.#characters += frame.length;
      if (this.#characters > maxCharacters) throw new RangeError('The message is longer than 256 MB');
      if (--this.#remainingParts > 0) return undefined;
      const text = this.#parts.join('');
      this.#parts = [];
      this.#characters = 0;
      return JSON.parse(text);
    }
    if (/^\d{1,6}$/.test(frame)) {
      const count = Number(frame);
      if (count > maxParts) throw new RangeError(`A message with ${count} parts is too long`);
      // The keep-alive frame is 0.
      this.#remainingParts = count;
      return undefined;
    }
    return JSON.parse(frame);
  }
}
