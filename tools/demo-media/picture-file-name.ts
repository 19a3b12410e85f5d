/** The name of a picture's file, from what somebody or an animal is called in the demo data. */
export function getPictureFileName(called: string): string {
  return `${called.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.jpg`;
}
