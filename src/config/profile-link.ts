/**
 * The account that a link to a profile names, on any site: people paste what they were sent.
 *
 * @returns undefined for another text
 */
export const parseProfileLink = (text: string): string | undefined =>
  /^(?:https?:\/\/)?[^\s/@]+\/my-rodeo\/(?:user\/)?([\w-]+)\/?(?:[?#]\S*)?$/.exec(text.trim())?.[1];
