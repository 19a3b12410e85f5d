/** Letters, digits, hyphens and underscores; Firestore reserves ids of the form __…__. */
const documentIdPattern = /^(?!__)[\w-]{1,128}$/;

/** Whether part of a URL can be the id of a profile, an animal or a video. */
export const isDocumentId = (text: string): boolean => documentIdPattern.test(text);
