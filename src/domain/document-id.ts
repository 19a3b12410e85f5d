/** Letters, digits, hyphens and underscores; Firestore keeps names of the form __…__ for itself. */
const documentIdPattern = /^(?!__)[\w-]{1,128}$/;

/** Whether what an address holds can be the id of a profile, an animal or a video. */
export const isDocumentId = (text: string): boolean => documentIdPattern.test(text);
