/** Prints the page: pictures that are still loading would be missing on the paper. */
export async function printPage(): Promise<void> {
  await Promise.allSettled([...document.querySelectorAll('img')].map((image) => image.decode()));
  print();
}
